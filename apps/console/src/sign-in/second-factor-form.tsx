import { FailureNotice } from './failure-notice.js';
import { Button, Stack, TextButton, TextField } from '@statewise/ui';
import { withHumanCheck } from '@statewise/wizard';
import { useState, type ReactNode } from 'react';
import { useConsoleText } from '../messages/use-console-text.js';
import { call } from '../requests/call.js';
import { signInByPasskey } from '../requests/passkey.js';
import { isProblem, request } from '../requests/request.js';
import type { Person } from '../requests/session.js';
import { Form } from '../components/form.js';
import { PasskeyButton } from './passkey-button.js';
import { useSubmission } from './submission.js';

export interface SecondFactorFormProps {
  /** Whether a passkey is taken in place of a code. */
  readonly hasPasskey?: boolean;
  readonly onSignedIn: (person: Person) => void;
  /** Goes back to the password: a sign-in that waits for its second factor expires after ten minutes. */
  readonly onRestart: () => void;
}

/** The six digits of the app, or one of the recovery codes. */
export function SecondFactorForm({ hasPasskey = false, onSignedIn, onRestart }: SecondFactorFormProps): ReactNode {
  const t = useConsoleText();
  const [code, setCode] = useState('');
  const { busy, failure, submit, isIncomplete } = useSubmission({
    isComplete: code.trim() !== '',
    send: async () => {
      const { user } = await withHumanCheck(request, (extra) =>
        call('POST /api/v1/session/second-factor', { body: { code, ...extra } }),
      );
      onSignedIn(user);
    },
  });
  const isOver = isProblem(failure, 'session:required');
  return (
    <Form onSubmit={submit}>
      <Stack>
        <p>{t('code.lead')}</p>
        <FailureNotice failure={failure}>{isOver ? t('code.tooLate') : undefined}</FailureNotice>
        <TextField
          name="code"
          label={t('code.label')}
          hint={t('code.hint')}
          autoComplete="one-time-code"
          spellCheck={false}
          value={code}
          onChange={setCode}
          error={isIncomplete ? t('code.missing') : undefined}
        />
        <Button type="submit" wide busy={busy}>
          {t('code.go')}
        </Button>
        {hasPasskey && (
          <PasskeyButton
            label={t('passkey.use')}
            act={async () => onSignedIn(await signInByPasskey('second-factor'))}
          />
        )}
        <TextButton onClick={onRestart}>{t('code.restart')}</TextButton>
      </Stack>
    </Form>
  );
}
