import { Button, CopyIcon, useUiText } from '@statewise/ui';
import type { ReactNode } from 'react';
import { useSiteText } from '../messages/use-site-text.js';

/** Copies the link of an article, which needs script, or mails it, which does not; no other service is told. */
export function ShareArticle({ title, address }: { readonly title: string; readonly address: string }): ReactNode {
  const t = useSiteText();
  const ui = useUiText();
  const mail = `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(address)}`;
  return (
    <div className="site-share" role="group" aria-label={t('blog.share')}>
      <span className="sw-copy" data-copied={ui('copied')} data-failed={ui('copyFailed')}>
        <Button small variant="secondary" icon={<CopyIcon />} value={address}>
          {t('blog.copyLink')}
        </Button>
        <span role="status" className="sw-copy__result" />
      </span>
      <a className="sw-button sw-button--secondary sw-button--small" href={mail}>
        {t('blog.mailLink')}
      </a>
    </div>
  );
}
