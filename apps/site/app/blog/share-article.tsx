import { CopyButton } from '@statewise/ui';
import { useSyncExternalStore, type ReactNode } from 'react';
import { useSiteText } from '../messages/use-site-text.js';

/** Whether script runs does not change while a page is shown. */
const never = () => () => undefined;

/** Ways to hand an article on that tell nobody else; copying needs script, mailing does not. */
export function ShareArticle({ title, address }: { readonly title: string; readonly address: string }): ReactNode {
  const t = useSiteText();
  const canCopy = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const mail = `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(address)}`;
  return (
    <div className="site-share" role="group" aria-label={t('blog.share')}>
      {canCopy && <CopyButton text={address} label={t('blog.copyLink')} />}
      <a className="sw-button sw-button--secondary sw-button--small" href={mail}>
        {t('blog.mailLink')}
      </a>
    </div>
  );
}
