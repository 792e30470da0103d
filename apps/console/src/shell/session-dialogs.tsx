import { Button, Modal } from '@statewise/ui';
import { useState, type ReactNode } from 'react';
import { useConsoleText } from '../messages/use-console-text.js';
import { usePerson, useSession, type Person } from '../requests/session.js';
import { SignInForm } from '../sign-in/sign-in-form.js';

/** Over the page, so that what was typed in it stays, when its person is not signed in any more. */
export function SessionDialogs(): ReactNode {
  const { isLost, other } = useSession();
  if (isLost) return <SignInAgain />;
  return other && <SomebodyElse other={other} />;
}

function SignInAgain(): ReactNode {
  const t = useConsoleText();
  const { email } = usePerson();
  const { signedIn } = useSession();
  return (
    <Modal open isStatic narrow title={t('again.title')} onClose={() => undefined}>
      <p>{t('again.lead')}</p>
      <SignInForm email={email ?? undefined} onSignedIn={signedIn} />
    </Modal>
  );
}

/** Going on would be under another name: that is chosen, and not what happens. */
function SomebodyElse({ other }: { readonly other: Person }): ReactNode {
  const t = useConsoleText();
  const { name: own, email } = usePerson();
  const { signedIn, goOn } = useSession();
  const [isReturning, setIsReturning] = useState(false);
  const { name } = other;
  return (
    <Modal open isStatic narrow title={t('other.title', { name })} onClose={() => undefined}>
      <p>{t('other.lead', { name, own })}</p>
      <div className="sw-actions">
        <Button onClick={() => goOn(other)}>{t('other.goOn', { name })}</Button>
        {!isReturning && (
          <Button variant="secondary" onClick={() => setIsReturning(true)}>
            {t('other.return', { own })}
          </Button>
        )}
      </div>
      {isReturning && <SignInForm email={email ?? undefined} onSignedIn={signedIn} />}
    </Modal>
  );
}
