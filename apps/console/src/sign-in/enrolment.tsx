import { FailureNotice, useSubmission, PasskeyButton } from './submission.js';
import { useQuery } from '@tanstack/react-query';
import { Button, Loading, Stack, TextButton, TextField } from '@statewise/ui';
import { QrCode } from '@statewise/wizard';
import { useState, type ReactNode } from 'react';
import { useConsoleText } from '../messages/use-console-text.js';
import { call, isProblem, sentenceOf, type Result } from '../requests/call.js';
import { registerPasskey } from '../requests/passkey.js';
import type { Person } from '../requests/session.js';
import { Form } from '../components/form.js';
import { RecoveryCodes } from './recovery-codes.js';

export type Secret = Result<'POST /api/v1/session/second-factor/enrolment'>;
type Enrolled = Pick<Result<'POST /api/v1/session/second-factor/enrolment/confirm'>, 'user' | 'recovery_codes'>;

export interface EnrolmentProps {
  /** One that was made already; made here where it is left out. */
  readonly secret?: Secret | undefined;
  /** Whether the account needs a factor; a passkey may then be registered in the app’s place. */
  readonly isRequired?: boolean;
  /** Goes back to the password, where the sign-in that waits for its first factor has ended. */
  readonly onRestart?: (() => void) | undefined;
  readonly onDone: (person: Person) => void;
}

/** Enrols an authenticator app or a passkey, and shows the recovery codes; `onDone` is called once they are kept. */
export function Enrolment({ secret, isRequired = false, onRestart, onDone }: EnrolmentProps) {
  const t = useConsoleText();
  const [enrolled, setEnrolled] = useState<Enrolled>();
  const [hasEnded, setHasEnded] = useState(false);
  const { data, error } = useQuery({
    queryKey: ['enrolment'],
    queryFn: () => call('POST /api/v1/session/second-factor/enrolment', {}),
    // A second secret would replace the one that is on screen.
    initialData: secret,
    staleTime: 'static',
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  const enrolPasskey = async (): Promise<void> => {
    try {
      setEnrolled(await registerPasskey(t('passkey.first')));
    } catch (failure) {
      setHasEnded(isOver(failure));
      throw failure;
    }
  };
  if (enrolled !== undefined)
    return <RecoveryCodes codes={enrolled.recovery_codes} onKept={() => onDone(enrolled.user)} />;
  const restart = onRestart && <TextButton onClick={onRestart}>{t('code.restart')}</TextButton>;
  if (error !== null)
    return (
      <Stack>
        <FailureNotice failure={error}>{isOver(error) && restart !== undefined && t('code.tooLate')}</FailureNotice>
        {isOver(error) && restart}
      </Stack>
    );
  if (data === undefined) return <Loading label={t('loading')} />;
  return (
    <Stack>
      {isRequired && <p>{t('enrol.required')}</p>}
      <AppForm secret={data} onEnrolled={setEnrolled} restart={restart} />
      {isRequired && <PasskeyButton label={t('passkey.instead')} act={enrolPasskey} />}
      {hasEnded && restart}
    </Stack>
  );
}

/** Whether the sign-in that waited for its first factor has ended. */
const isOver = (failure: unknown): boolean => isProblem(failure, 'session:required');

interface AppFormProps {
  readonly secret: Secret;
  readonly onEnrolled: (enrolled: Enrolled) => void;
  /** The way back, where there is one. */
  readonly restart: ReactNode;
}

function AppForm({ secret: { secret, uri }, onEnrolled, restart }: AppFormProps) {
  const t = useConsoleText();
  const [code, setCode] = useState('');
  const digits = code.replaceAll(/\s/g, '');
  const { busy, failure, submit, isIncomplete } = useSubmission({
    isComplete: /^\d{6}$/.test(digits),
    send: async () =>
      onEnrolled(await call('POST /api/v1/session/second-factor/enrolment/confirm', { body: { code: digits } })),
  });
  const refusal = isOver(failure) ? undefined : sentenceOf(failure);
  return (
    <Form onSubmit={submit}>
      <Stack>
        <p>{t('enrol.lead')}</p>
        <ol className="console-enrolment">
          <li>
            <p>{t('enrol.scan')}</p>
            <QrCode text={uri} label={t('enrol.qr')} />
            <p className="sw-small">{t('enrol.orType')}</p>
            <p>
              <code className="console-secret">{secret.replace(/(.{4})(?=.)/g, '$1 ')}</code>
            </p>
          </li>
          <li>
            <TextField
              name="code"
              label={t('enrol.code')}
              inputMode="numeric"
              autoComplete="one-time-code"
              width="narrow"
              value={code}
              onChange={setCode}
              error={isIncomplete ? t('code.missing') : refusal}
            />
          </li>
        </ol>
        <FailureNotice failure={refusal === undefined ? failure : undefined}>
          {isOver(failure) && restart !== undefined && t('code.tooLate')}
        </FailureNotice>
        <Button type="submit" wide busy={busy}>
          {t('enrol.go')}
        </Button>
        {isOver(failure) && restart}
      </Stack>
    </Form>
  );
}
