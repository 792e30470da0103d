import { TextButton, UserIcon } from '@statewise/ui';
import { Question, useWizard } from '@statewise/wizard';
import { useState } from 'react';
import { useStoreText } from '../messages/use-store-text.js';
import { useLogin } from './use-login.js';

/** Who is signed in, with the way out; nothing for an employee. */
export function SignedIn() {
  const t = useStoreText();
  const { application } = useWizard();
  const { login, snapshot } = useLogin();
  const [isAsked, setAsked] = useState(false);
  const { person } = snapshot.context;
  if (person === null) return null;
  const leave = (): void => login.send({ type: 'logout.requested' });
  const ask = async (): Promise<void> => {
    const { state } = (await application()).view();
    if (state === 'applicationDetails') setAsked(true);
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
        isOpen={isAsked}
        title={t('seller.leaveTitle')}
        yes={t('seller.signOut')}
        no={t('seller.stay')}
        onYes={leave}
        onNo={() => setAsked(false)}
      >
        <p>{t('seller.leaveText')}</p>
      </Question>
    </div>
  );
}
