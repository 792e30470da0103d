import { Notice, Stack } from '@statewise/ui';
import { Navigate, useLocation, useSearchParams } from 'react-router';
import { useConsoleText } from '../messages/use-console-text.js';
import { useSession } from '../requests/session.js';
import { signOnFailures } from '../requests/single-sign-on.js';
import { SignedOutPage } from './signed-out-page.js';
import { SignInForm } from './sign-in-form.js';
import { secondStages } from './submission.js';

/** Signs in and goes on to the page that was asked for. */
export function SignInPage() {
  const t = useConsoleText();
  const { person, signedIn } = useSession();
  const [search] = useSearchParams();
  const { hash } = useLocation();
  if (person) return <Navigate to={`${ownPath(search.get('to'))}${hash}`} replace />;
  const stage = secondStages.find((known) => known === search.get('factor'));
  const reason = signOnFailures.get(search.get('failed') ?? '');
  return (
    <SignedOutPage title={t('signIn.title')}>
      <Stack>
        {reason !== undefined && (
          <Notice tone="warning" live="polite">
            {t(reason)}
          </Notice>
        )}
        <SignInForm onSignedIn={signedIn} initialStage={stage} to={ownPath(search.get('to'))} />
      </Stack>
    </SignedOutPage>
  );
}

/** Returns `to` where it is a path of the console, otherwise `/`: a link cannot lead to another site. */
function ownPath(to: string | null): string {
  return to !== null && /^\/(?![/\\])/.test(to) ? to : '/';
}
