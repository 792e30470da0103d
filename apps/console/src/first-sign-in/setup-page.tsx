import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { useConsoleText } from '../messages/use-console-text.js';
import { call } from '../requests/call.js';
import { SignedOutPage } from '../sign-in/signed-out-page.js';
import { FirstSignIn, type FirstField } from './first-sign-in.js';

const fields: readonly FirstField[] = [
  { name: 'name', label: 'first.name', autoComplete: 'name' },
  { name: 'email', label: 'signIn.email', type: 'email', autoComplete: 'username' },
];

/** Where the link leads that a start prints while there is no admin. */
export function SetupPage(): ReactNode {
  const t = useConsoleText();
  // Behind the hash nothing of an address reaches a log or another server.
  const token = useLocation().hash.slice(1);
  return (
    <SignedOutPage title={t('setup.title')}>
      <FirstSignIn
        send={(values) => call('POST /api/v1/setup', { body: { token, ...values } })}
        fields={fields}
        lead={t('setup.lead')}
      />
    </SignedOutPage>
  );
}
