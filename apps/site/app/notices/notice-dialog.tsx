import type { NoticeText } from '@statewise/site-content';
import { Button, ExternalIcon, LinkButton, Modal } from '@statewise/ui';
import type { ReactNode } from 'react';
import { useSiteText } from '../messages/use-site-text.js';
import { usePlace } from '../page/place.js';

export interface NoticeDialogProps {
  readonly notice: NoticeText;
  readonly onFollow: () => void;
  readonly onDismiss: () => void;
}

/** A notice over the page. */
export function NoticeDialog({ notice, onFollow, onDismiss }: NoticeDialogProps): ReactNode {
  const t = useSiteText();
  const { href } = notice.button;
  return (
    <Modal
      open
      narrow
      title={notice.title}
      onClose={onDismiss}
      actions={
        <>
          <FollowLink href={href} label={notice.button.label} onFollow={onFollow} />
          <Button variant="quiet" onClick={onDismiss}>
            {t('notice.stay')}
          </Button>
        </>
      }
    >
      <p>{notice.text}</p>
    </Modal>
  );
}

/** A notice without an address of its own leads to this page in English. */
function FollowLink({
  href,
  label,
  onFollow,
}: {
  readonly href: string;
  readonly label: string;
  readonly onFollow: () => void;
}): ReactNode {
  const t = useSiteText();
  const { path } = usePlace();
  const target = href === '' ? path.replace(/^\/([a-z]{2}-)?[a-z]{2}(?=\/|$)/, '/$1en') : href;
  return (
    <LinkButton href={target} target="_blank" rel="noopener" iconAfter={<ExternalIcon />} onClick={onFollow}>
      {label}
      <span className="sw-sr"> ({t('notice.newTab')})</span>
    </LinkButton>
  );
}
