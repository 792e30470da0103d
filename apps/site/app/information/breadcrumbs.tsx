import { localisePath } from '@statewise/i18n';
import { Link, useLocale } from '@statewise/ui';
import { useSiteText } from '../messages/use-site-text.js';

export interface Breadcrumb {
  readonly name: string;
  readonly path: string;
  /** Of its name, where that is not the page's. */
  readonly lang?: string | undefined;
}

/** The way from the home page; the last step is this page. */
export function Breadcrumbs({ steps }: { readonly steps: readonly Breadcrumb[] }) {
  const t = useSiteText();
  const locale = useLocale();
  return (
    <nav className="site-breadcrumbs" aria-label={t('breadcrumbs')}>
      <ol>
        <li>
          <Link href={localisePath(locale, '/')}>{t('home')}</Link>
        </li>
        {steps.map(({ name, path, lang }, at) => (
          <li key={path}>
            {at === steps.length - 1 ? (
              <span aria-current="page" lang={lang}>
                {name}
              </span>
            ) : (
              <Link href={localisePath(locale, path)}>{name}</Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
