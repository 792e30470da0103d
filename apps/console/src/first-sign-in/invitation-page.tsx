import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { useConsoleText } from '../messages/use-console-text.js';
import { call } from '../requests/call.js';
import { SignedOutPage } from '../sign-in/signed-out-page.js';
import { FirstSignIn } from './first-sign-in.js';

/** Where the link of an invitation leads. */
export function InvitationPage(): ReactNode {
  const t = useConsoleText();
  // Behind the hash nothing of an address reaches a log or another server.
  const token = useLocation().hash.slice(1);
  return (
    <SignedOutPage title={t('invitation.title')}>
      <FirstSignIn
        send={({ password }) => call('POST /api/v1/invitations/accept', { body: { token, password } })}
        lead={t('invitation.lead')}
      />
    </SignedOutPage>
  );
}
