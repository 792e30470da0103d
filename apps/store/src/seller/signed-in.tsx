import { TextButton, UserIcon } from '@statewise/ui';
import { Question, useWizard } from '@statewise/wizard';
import type { FlowClient } from '@statewise/flow-client';
import { useEffect, useState } from 'react';
import { useStoreText } from '../messages/use-store-text.js';
import { useLogin } from './use-login.js';

/** Whether a sale that the server does not have is lost with the sign-in. */
const losesSale = (client: FlowClient): boolean => client.view().state === 'applicationDetails' || !client.isLeavable;

/** Who is signed in, with the way out; nothing for an employee. */
export function SignedIn() {
  const t = useStoreText();
  const { application } = useWizard();
  const { login, snapshot } = useLogin();
  const [asked, setAsked] = useState<FlowClient>();
  useEffect(() => {
    const taken = asked?.session.subscribe(() => {
      if (!losesSale(asked)) setAsked(undefined);
    });
    return () => taken?.unsubscribe();
  }, [asked]);
  const { person } = snapshot.context;
  if (person === null) return null;
  const leave = (): void => login.send({ type: 'logout.requested' });
  const ask = async (): Promise<void> => {
    const client = await application();
    if (losesSale(client)) setAsked(client);
    else leave();
  };
  return (
    <div className="store-seller">
      <span className="store-seller__name">
        <UserIcon size={18} />
        <span className="sw-sr">{t('seller.signedIn')} </span>
        {person.name}
      </span>
      <TextButton disabled={snapshot.matches('signingOut')} onClick={() => void ask()}>
        {t('seller.signOut')}
      </TextButton>
      <Question
        isOpen={asked !== undefined}
        title={t('seller.leaveTitle')}
        yes={t('seller.signOut')}
        no={t('seller.stay')}
        onYes={leave}
        onNo={() => setAsked(undefined)}
      >
        <p>{t('seller.leaveText')}</p>
      </Question>
    </div>
  );
}
