import { localisePath, pagePaths } from '@statewise/i18n';
import { privacyMachine } from '@statewise/machines';
import { Button, Modal } from '@statewise/ui';
import { useState, type ReactNode } from 'react';
import { createActor } from 'xstate';
import { useLoanText } from '../messages/use-loan-text.js';
import { useServices } from '../services.js';
import { useSnapshot } from '../use-snapshot.js';
import { isPrivacyAccepted, privacyCookie } from '@statewise/wizard';

/** The privacy policy, shown until it is accepted; nothing else closes it. */
export function PrivacyNotice(): ReactNode {
  const t = useLoanText();
  const { locale } = useServices();
  const [privacy] = useState(startPrivacy);
  const isShown = useSnapshot(privacy).matches('shown');
  const accept = () => privacy.send({ type: 'policy.accepted' });
  return (
    <Modal
      open={isShown}
      isStatic
      onClose={accept}
      title={t('privacy.title')}
      actions={<Button onClick={accept}>{t('privacy.accept')}</Button>}
    >
      <p>{t('privacy.text')}</p>
      <p>
        <a href={localisePath(locale, pagePaths.privacy)} target="_blank" rel="noopener">
          {t('privacy.more')}
        </a>
      </p>
    </Modal>
  );
}

function startPrivacy() {
  const rememberAcceptance = (): void => {
    document.cookie = privacyCookie(location.protocol === 'https:');
  };
  const privacy = createActor(privacyMachine.provide({ actions: { rememberAcceptance } })).start();
  privacy.send({ type: 'cookie.read', isAccepted: isPrivacyAccepted(document.cookie) });
  return privacy;
}
