import { localisePath, pagePaths } from '@statewise/i18n';
import { Button, Modal } from '@statewise/ui';
import { useState, type ReactNode } from 'react';
import { useLoanText } from '../messages/use-loan-text.js';
import { useServices } from '../services.js';
import { isPrivacyAccepted, privacyCookie } from './privacy-cookie.js';

/** The privacy policy, shown until it is accepted; nothing else closes it. */
export function PrivacyNotice(): ReactNode {
  const t = useLoanText();
  const { locale } = useServices();
  const [isAccepted, setAccepted] = useState(() => isPrivacyAccepted(document.cookie));
  const accept = (): void => {
    document.cookie = privacyCookie(location.protocol === 'https:');
    setAccepted(true);
  };
  return (
    <Modal open={!isAccepted} isStatic onClose={accept} title={t('privacy.title')} actions={<Button onClick={accept}>{t('privacy.accept')}</Button>}>
      <p>{t('privacy.text')}</p>
      <p>
        <a href={localisePath(locale, pagePaths.privacy)} target="_blank" rel="noopener">{t('privacy.more')}</a>
      </p>
    </Modal>
  );
}
