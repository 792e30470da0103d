import {
  FailureNotice,
  useSubmission,
  PasskeyButton,
  SingleSignOnButton,
  secondStage,
  type SecondStage,
} from './submission.js';
import { Button, focusField, Loading, Stack, TextField, TextButton } from '@statewise/ui';
import { withHumanCheck } from '@statewise/wizard';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useConsoleText } from '../messages/use-console-text.js';
import { call, isProblem, request, type Result } from '../requests/call.js';
import { signInByPasskey } from '../requests/passkey.js';
import type { Person } from '../requests/session.js';
import { askElsewhere, leaveForSignIn } from '../requests/single-sign-on.js';
import { Form } from '../components/form.js';

// Who has enrolled never sees it, nor fetches what draws its QR code.
const Enrolment = lazy(async () => ({ default: (await import('./enrolment.js')).Enrolment }));
const RecoveryCodes = lazy(async () => ({ default: (await import('./recovery-codes.js')).RecoveryCodes }));

/** What a sign-in with a second factor answers. */
type SignedIn = Result<'POST /api/v1/session/second-factor'>;

export interface SignInFormProps {
  readonly onSignedIn: (person: Person) => void;
  /** The address to start with, where the person signs in again. */
  readonly email?: string | undefined;
  /** Where it goes on whose person the identity provider knows. */
  readonly initialStage?: SecondStage | undefined;
  /** The page to open after a single sign-on, which goes through a window of its own where this page is to stay. */
  readonly to?: string | undefined;
}

/** Address and password, and then the second factor: a code of who has enrolled, enrolling for who has not. */
export function SignInForm({ onSignedIn, email, initialStage, to }: SignInFormProps) {
  const t = useConsoleText();
  const [stage, setStage] = useState(initialStage);
  const [made, setMade] = useState<SignedIn>();
  const finish = (answer: SignedIn): void => (answer.recovery_codes ? setMade(answer) : onSignedIn(answer.user));
  if (made?.recovery_codes !== undefined || stage === 'enrolment')
    return (
      <Suspense fallback={<Loading label={t('loading')} />}>
        {made?.recovery_codes === undefined ? (
          <Enrolment isRequired onRestart={setStage} onDone={onSignedIn} />
        ) : (
          <RecoveryCodes isAgain codes={made.recovery_codes} onKept={() => onSignedIn(made.user)} />
        )}
      </Suspense>
    );
  if (stage !== undefined)
    return (
      <SecondFactorForm
        hasPasskey={stage === 'codeOrPasskey'}
        onSignedIn={finish}
        onRestart={() => setStage(undefined)}
      />
    );
  return <PasswordForm email={email} to={to} onSignedIn={finish} onHalf={setStage} />;
}

interface PasswordFormProps extends Omit<SignInFormProps, 'onSignedIn'> {
  readonly onSignedIn: (answer: SignedIn) => void;
  readonly onHalf: (stage: SecondStage) => void;
}

function PasswordForm({ email: known = '', to, onSignedIn, onHalf }: PasswordFormProps) {
  const t = useConsoleText();
  const [email, setEmail] = useState(known);
  const [password, setPassword] = useState('');
  const goOn = async (): Promise<void> => onSignedIn(await call('GET /api/v1/session'));
  const { busy, failure, submit, isIncomplete } = useSubmission({
    isComplete: email.trim() !== '' && password !== '',
    send: async () => {
      try {
        const answer = await withHumanCheck(request, (extra) =>
          call('POST /api/v1/session', { body: { email, password, ...extra } }),
        );
        onSignedIn(answer);
      } catch (thrown) {
        const stage = secondStage(thrown);
        if (stage === undefined) throw thrown;
        onHalf(stage);
      }
    },
  });
  return (
    <Form onSubmit={submit}>
      <Stack>
        <FailureNotice failure={failure} />
        <TextField
          name="email"
          type="email"
          autoComplete="username"
          label={t('signIn.email')}
          value={email}
          onChange={setEmail}
          error={isIncomplete && email.trim() === '' ? t('signIn.emailMissing') : undefined}
        />
        <TextField
          name="password"
          type="password"
          autoComplete="current-password"
          label={t('signIn.password')}
          value={password}
          onChange={setPassword}
          error={isIncomplete && password === '' ? t('signIn.passwordMissing') : undefined}
        />
        <Button type="submit" wide busy={busy}>
          {t('signIn.go')}
        </Button>
        <PasskeyButton label={t('passkey.use')} act={async () => onSignedIn(await signInByPasskey('sign-in'))} />
        <SingleSignOnButton act={() => (to === undefined ? askElsewhere('sign-in', goOn) : leaveForSignIn(to))} />
        <p className="sw-small">{t('signIn.forgotten')}</p>
      </Stack>
    </Form>
  );
}

interface SecondFactorFormProps {
  /** Whether a passkey is taken in place of a code. */
  readonly hasPasskey?: boolean;
  readonly onSignedIn: (answer: SignedIn) => void;
  /** Goes back to the password: a sign-in that waits for its second factor expires after ten minutes. */
  readonly onRestart: () => void;
}

/** The six digits of the app, or one of the recovery codes. */
function SecondFactorForm({ hasPasskey = false, onSignedIn, onRestart }: SecondFactorFormProps) {
  const t = useConsoleText();
  const [code, setCode] = useState('');
  useEffect(() => focusField('code'), []);
  const { busy, failure, submit, isIncomplete } = useSubmission({
    isComplete: code.trim() !== '',
    send: async () => {
      const answer = await withHumanCheck(request, (extra) =>
        call('POST /api/v1/session/second-factor', { body: { code, ...extra } }),
      );
      onSignedIn(answer);
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
