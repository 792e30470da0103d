import { FailureNotice, useSubmission, PasskeyButton, secondStage, type SecondStage } from './submission.js';
import { useQuery } from '@tanstack/react-query';
import { Button, Loading, Stack, TextButton, TextField } from '@statewise/ui';
import { QrCode } from '@statewise/wizard';
import { useState } from 'react';
import { useConsoleText } from '../messages/use-console-text.js';
import { call, hasFieldErrors, isProblem, sentenceOf, type Result } from '../requests/call.js';
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
  /** Leaves it where it cannot go on: for the password, or for the factor that was set up meanwhile. */
  readonly onRestart: (stage?: SecondStage) => void;
  readonly onDone: (person: Person) => void;
}

/** Enrols an authenticator app or a passkey, and shows the recovery codes; `onDone` is called once they are kept. */
export function Enrolment({ secret, isRequired = false, onRestart, onDone }: EnrolmentProps) {
  const t = useConsoleText();
  const [enrolled, setEnrolled] = useState<Enrolled>();
  const [ended, setEnded] = useState<unknown>();
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
      if (!hasEnded(failure)) throw failure;
      setEnded(failure);
    }
  };
  if (enrolled !== undefined)
    return <RecoveryCodes codes={enrolled.recovery_codes} onKept={() => onDone(enrolled.user)} />;
  if (error !== null) return <Ended failure={error} {...{ isRequired, onRestart }} />;
  if (data === undefined) return <Loading label={t('loading')} />;
  return (
    <Stack>
      {isRequired && <p>{t('enrol.required')}</p>}
      <AppForm secret={data} onEnrolled={setEnrolled} {...{ isRequired, onRestart }} />
      {isRequired && <PasskeyButton label={t('passkey.instead')} act={enrolPasskey} />}
      <Ended failure={ended} {...{ isRequired, onRestart }} />
    </Stack>
  );
}

/** Whether another tab, or a try whose answer was lost, has set a factor up. */
const isSetUp = (failure: unknown): boolean =>
  isProblem(failure, 'operation:refused') || secondStage(failure) !== undefined;

const hasEnded = (failure: unknown): boolean => isProblem(failure, 'session:required') || isSetUp(failure);

type WaysOut = Required<Pick<EnrolmentProps, 'isRequired' | 'onRestart'>>;

/** Says why nothing was enrolled, and leads on where nothing can be any more. */
function Ended({ failure, isRequired, onRestart }: WaysOut & { readonly failure: unknown }) {
  const t = useConsoleText();
  const isThere = isSetUp(failure);
  // Who sets one up in use signs in again over the page, and goes on.
  const isOver = !isThere && isRequired && hasEnded(failure);
  return (
    <>
      <FailureNotice failure={failure}>
        {isThere ? t(isRequired ? 'enrol.already' : 'enrol.lapsed') : isOver && t('code.tooLate')}
      </FailureNotice>
      {(isThere || isOver) && (
        <TextButton onClick={() => onRestart(secondStage(failure))}>
          {t(isThere ? 'code.go' : 'code.restart')}
        </TextButton>
      )}
    </>
  );
}

interface AppFormProps extends WaysOut {
  readonly secret: Secret;
  readonly onEnrolled: (enrolled: Enrolled) => void;
}

function AppForm({ secret: { secret, uri }, onEnrolled, ...ways }: AppFormProps) {
  const t = useConsoleText();
  const [code, setCode] = useState('');
  const digits = code.replaceAll(/\s/g, '');
  const { busy, failure, submit, isIncomplete } = useSubmission({
    isComplete: /^\d{6}$/.test(digits),
    send: async () =>
      onEnrolled(await call('POST /api/v1/session/second-factor/enrolment/confirm', { body: { code: digits } })),
  });
  const refusal = hasFieldErrors(failure) ? sentenceOf(failure) : undefined;
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
        <Button type="submit" wide busy={busy}>
          {t('enrol.go')}
        </Button>
        <Ended failure={refusal === undefined ? failure : undefined} {...ways} />
      </Stack>
    </Form>
  );
}
