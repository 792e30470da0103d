import type { ReactNode } from 'react';
import { Navigate, useLocation, useSearchParams } from 'react-router';
import { useConsoleText } from '../messages/use-console-text.js';
import { useSession } from '../requests/session.js';
import { SignedOutPage } from './signed-out-page.js';
import { SignInForm } from './sign-in-form.js';

/** Signs in and goes on to the page that was asked for. */
export function SignInPage(): ReactNode {
  const t = useConsoleText();
  const { person, signedIn } = useSession();
  const [search] = useSearchParams();
  const { hash } = useLocation();
  if (person) return <Navigate to={`${ownPath(search.get('to'))}${hash}`} replace />;
  return (
    <SignedOutPage title={t('signIn.title')}>
      <SignInForm onSignedIn={signedIn} />
    </SignedOutPage>
  );
}

/** Returns `to` where it is a path of the console, otherwise `/`: a link cannot lead to another site. */
function ownPath(to: string | null): string {
  return to !== null && /^\/(?![/\\])/.test(to) ? to : '/';
}
