import { memo, useEffect, type ReactNode } from 'react';
import { branches, languageNames, languages, pagePaths, provider, siteAddress, type Language } from '@statewise/i18n';
import { classNames } from './class-names.js';
import { useLocale, useUiText } from './i18n.js';
import { PhoneIcon } from './icons.js';
import { Logo } from './logo.js';
import { keepFocus } from './lost-focus.js';

export interface FooterLink {
  readonly href: string;
  readonly label: string;
}

export interface PageShellProps {
  readonly children: ReactNode;
  /** This page's address in another language. */
  readonly languageHref: (language: Language) => string;
  /** Between logo and languages. */
  readonly navigation?: ReactNode;
  /** Below the header, as wide as the page: a banner or the progress of a wizard. */
  readonly top?: ReactNode;
  /** Beside the text, for things such as a plan that stays in view; below it on phones. */
  readonly narrow?: boolean;
  readonly footerLinks?: readonly FooterLink[];
  /** Year of the copyright line. */
  readonly year: number;
}

/** Header, skip link, main and footer of every page. */
export function PageShell({ children, top, narrow = false, footerLinks = [], year, ...header }: PageShellProps) {
  const t = useUiText();
  useEffect(keepFocus, []);
  return (
    <div className="sw-page">
      <a className="sw-skip" href="#main">
        {t('skipToContent')}
      </a>
      <PageHeader {...header} />
      {top}
      <main id="main" tabIndex={-1} className="sw-main">
        <div className={classNames('sw-width', narrow && 'sw-width--narrow')}>{children}</div>
      </main>
      <PageFooter links={footerLinks} year={year} />
    </div>
  );
}

type PageHeaderProps = Pick<PageShellProps, 'languageHref' | 'navigation'>;

const PageHeader = memo(function PageHeader({ languageHref, navigation }: PageHeaderProps) {
  const t = useUiText();
  const locale = useLocale();
  const { phone, phoneLink } = branches[locale.country];
  return (
    <header className="sw-header">
      <div className="sw-width sw-header__row">
        <a
          className="sw-header__logo"
          href={siteAddress(locale, pagePaths.home)}
          aria-label={t('header.home', { name: provider.name })}
        >
          <Logo />
        </a>
        {navigation}
        <a className="sw-header__help" href={phoneLink}>
          <PhoneIcon />
          <span>
            {t('header.help')} <strong>{phone}</strong>
          </span>
        </a>
        <LanguageSwitch href={languageHref} />
      </div>
    </header>
  );
});

/** Links to the same page in each language. */
function LanguageSwitch({ href }: { readonly href: (language: Language) => string }) {
  const t = useUiText();
  const current = useLocale().language;
  return (
    <nav aria-label={t('header.language')}>
      <ul className="sw-languages">
        {languages.map((language) => (
          <li key={language}>
            <a
              href={href(language)}
              lang={language}
              hrefLang={language}
              aria-current={language === current ? 'true' : undefined}
            >
              {language.toUpperCase()} <span className="sw-sr">{languageNames[language]}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface PageFooterProps {
  readonly links: readonly FooterLink[];
  readonly year: number;
}

const PageFooter = memo(function PageFooter({ links, year }: PageFooterProps) {
  const t = useUiText();
  return (
    <footer className="sw-footer">
      <div className="sw-width">
        {links.length > 0 && (
          <ul className="sw-footer__links" aria-label={t('footer.label')}>
            {links.map(({ href, label }) => (
              <li key={href}>
                <a href={href}>{label}</a>
              </li>
            ))}
          </ul>
        )}
        <p>
          {t('footer.rights', { year, name: provider.legalName })}{' '}
          {provider.supervisor !== '' &&
            t('footer.supervised', { name: provider.name, supervisor: provider.supervisor })}
        </p>
      </div>
    </footer>
  );
});
