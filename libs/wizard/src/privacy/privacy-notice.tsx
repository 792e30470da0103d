import { privacyMachine } from '@statewise/machines';
import { Button, hasCookie, Modal, privacyCookie, rememberAcceptance, removeDrawnModal } from '@statewise/ui';
import { useMachine } from '@xstate/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { AllTexts } from '../messages/all-texts.js';
import { useWizardText } from '../messages/use-wizard-text.js';
import { useWizard } from '../services.js';
import { PolicyText } from './policy-text.js';

const machine = privacyMachine.provide({ actions: { rememberAcceptance } });

/** The privacy policy, shown until it is accepted; nothing else closes it. It stands in no boundary: no page fails for want of its texts. */
export function PrivacyNotice() {
  const { texts, locale } = useWizard();
  const [hasTexts, setHasTexts] = useState(false);
  useEffect(() => {
    texts.load(locale.language).then(
      () => setHasTexts(true),
      () => undefined,
    );
  }, [texts, locale]);
  return (
    hasTexts && (
      <AllTexts>
        <Notice />
      </AllTexts>
    )
  );
}

function Notice() {
  const t = useWizardText();
  const [privacy, send] = useMachine(machine);
  const isShown = privacy.matches('shown');
  const read = useEffectEvent(() =>
    send({ type: 'cookie.read', isAccepted: hasCookie(document.cookie, privacyCookie) }),
  );
  useEffect(() => read(), []);
  const isRead = !privacy.matches('unknown');
  // The page may have had the notice before its script: both change places at once.
  useEffect(() => {
    if (isRead) removeDrawnModal();
  }, [isRead]);
  useEffect(() => {
    if (!isShown) return;
    // It may have been accepted in another tab meanwhile.
    const look = () => read();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [isShown]);
  const accept = () => send({ type: 'policy.accepted' });
  return (
    <Modal
      open={isShown}
      isStatic
      onClose={accept}
      title={t('privacy.title')}
      actions={<Button onClick={accept}>{t('privacy.accept')}</Button>}
    >
      <PolicyText />
    </Modal>
  );
}
