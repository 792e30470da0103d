import { RequestFailure } from '@statewise/flow-client';
import { Button, Notice, Stack, TextField } from '@statewise/ui';
import { withHumanCheck } from '@statewise/wizard';
import { useState, type ReactNode } from 'react';
import { useConsoleText } from '../messages/use-console-text.js';
import { call } from '../requests/call.js';
import { sentenceOf } from '../requests/problem-sentence.js';
import { isProblem, request } from '../requests/request.js';
import type { Person } from '../requests/session.js';
import { Enrolment } from './enrolment.js';
import { SecondFactorForm } from './second-factor-form.js';
import { useSubmission } from './submission.js';

export interface SignInFormProps {
  readonly onSignedIn: (person: Person) => void;
  /** The address to start with, where the person signs in again. */
  readonly email?: string | undefined;
}

type Stage = 'password' | 'code' | 'enrolment';

/** Address and password, and then the second factor: a code of who has enrolled, enrolling for who has not. */
export function SignInForm({ onSignedIn, email }: SignInFormProps): ReactNode {
  const [stage, setStage] = useState<Stage>('password');
  if (stage === 'code') return <SecondFactorForm onSignedIn={onSignedIn} onRestart={() => setStage('password')} />;
  if (stage === 'enrolment') return <Enrolment onDone={onSignedIn} />;
  return <PasswordForm email={email} onSignedIn={onSignedIn} onHalf={setStage} />;
}

interface PasswordFormProps extends SignInFormProps {
  readonly onHalf: (stage: Stage) => void;
}

function PasswordForm({ email: known = '', onSignedIn, onHalf }: PasswordFormProps): ReactNode {
  const t = useConsoleText();
  const [email, setEmail] = useState(known);
  const [password, setPassword] = useState('');
  const { busy, failure, submit, isIncomplete } = useSubmission({
    isComplete: email.trim() !== '' && password !== '',
    send: async () => {
      try {
        const { user } = await withHumanCheck(request, (extra) =>
          call('POST /api/v1/session', { body: { email, password, ...extra } }),
        );
        onSignedIn(user);
      } catch (thrown) {
        const stage = secondStage(thrown);
        if (stage === undefined) throw thrown;
        onHalf(stage);
      }
    },
  });
  return (
    <form noValidate onSubmit={submit}>
      <Stack>
        {failure !== undefined && (
          <Notice tone="danger" live="assertive">
            {sentenceOf(failure) ?? t('act.unreachable')}
          </Notice>
        )}
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
        <p className="sw-small">{t('signIn.forgotten')}</p>
      </Stack>
    </form>
  );
}

/** Where a sign-in goes on whose password was right; undefined when it was not. */
export function secondStage(failure: unknown): 'code' | 'enrolment' | undefined {
  if (!(failure instanceof RequestFailure) || !isProblem(failure, 'session:second-factor')) return undefined;
  const told = { is_enrolled: false, ...failure.problem };
  return told.is_enrolled ? 'code' : 'enrolment';
}
