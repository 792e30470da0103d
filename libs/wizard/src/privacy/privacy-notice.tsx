import { localisePath, pagePaths } from '@statewise/i18n';
import { privacyMachine } from '@statewise/machines';
import { Button, Modal } from '@statewise/ui';
import { useMachine } from '@xstate/react';
import { useEffect, type ReactNode } from 'react';
import { useWizardText } from '../messages/use-wizard-text.js';
import { useWizard } from '../services.js';
import { isPrivacyAccepted, privacyCookie } from './privacy-cookie.js';

const machine = privacyMachine.provide({
  actions: {
    rememberAcceptance: () => {
      document.cookie = privacyCookie(location.protocol === 'https:');
    },
  },
});

/** The privacy policy, shown until it is accepted; nothing else closes it. */
export function PrivacyNotice(): ReactNode {
  const t = useWizardText();
  const { locale } = useWizard();
  const [privacy, send] = useMachine(machine);
  useEffect(() => send({ type: 'cookie.read', isAccepted: isPrivacyAccepted(document.cookie) }), [send]);
  const accept = () => send({ type: 'policy.accepted' });
  return (
    <Modal
      open={privacy.matches('shown')}
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
