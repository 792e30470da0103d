import { FormFields, type FormFieldSpec, type FormValues } from '../components/form-fields.js';
import { FailureNotice, secondStage, useSubmission } from '../sign-in/submission.js';
import { Button, Link, Notice, Stack } from '@statewise/ui';
import { useState } from 'react';
import { useNavigate, useLocation } from 'react-router';
import { useConsoleText } from '../messages/use-console-text.js';
import { hasFieldErrors, isProblem, sentenceOf, call } from '../requests/call.js';
import { useSession, type Person } from '../requests/session.js';
import { Enrolment } from '../sign-in/enrolment.js';
import { Form } from '../components/form.js';
import { SignedOutPage } from '../sign-in/signed-out-page.js';

interface FirstSignInProps {
  readonly lead: string;
  /** Besides the password. */
  readonly fields?: readonly (FormFieldSpec & { readonly name: 'name' | 'email' })[];
  /** Sends what is typed with the token of the link, and signs in; `name` and `email` are empty where they are not asked for. */
  readonly send: (typed: Record<'token' | 'name' | 'email' | 'password', string>) => Promise<{ readonly user: Person }>;
}

/** Gives an account its password by the token of a link, then enrols the second factor where it is needed. */
function FirstSignIn({ lead, fields = [], send }: FirstSignInProps) {
  const t = useConsoleText();
  // Behind the hash nothing of an address reaches a log or another server.
  const token = useLocation().hash.slice(1);
  const { signedIn, goOn } = useSession();
  const navigate = useNavigate();
  const [values, setValues] = useState<FormValues>({});
  const [isEnrolling, setIsEnrolling] = useState(false);
  const valueOf = (name: string): string => values[name] ?? '';
  const names = [...fields.map(({ name }) => name), 'password', 'again'];
  const isRepeated = valueOf('password') === valueOf('again');
  const finish = (person: Person): void => {
    signedIn(person);
    goOn(person);
    void navigate('/', { replace: true });
  };
  const { busy, failure, submit, isIncomplete } = useSubmission({
    isComplete: names.every((name) => valueOf(name).trim() !== '') && isRepeated,
    send: async () => {
      const [name, email, password] = [valueOf('name'), valueOf('email'), valueOf('password')];
      try {
        finish((await send({ token, name, email, password })).user);
      } catch (thrown) {
        if (secondStage(thrown) === undefined) throw thrown;
        setIsEnrolling(true);
      }
    },
  });
  if (isEnrolling)
    return (
      <Enrolment
        isRequired
        onRestart={(stage) => void navigate(stage ? `/sign-in?factor=${stage}` : '/sign-in', { replace: true })}
        onDone={finish}
      />
    );
  if (isProblem(failure, 'account:invitation'))
    return (
      <Stack>
        <Notice tone="warning">{sentenceOf(failure)}</Notice>
        <Link href="/sign-in">{t('signIn.title')}</Link>
      </Stack>
    );
  const missing = names.filter((name) => valueOf(name).trim() === '');
  const wrong = {
    ...(!isRepeated && { again: t('first.different') }),
    ...Object.fromEntries(missing.map((name) => [name, t('first.missing')])),
  };
  const secret = { input: 'password', autoComplete: 'new-password' } as const;
  return (
    <Form onSubmit={submit}>
      <Stack>
        <p>{lead}</p>
        <FailureNotice failure={hasFieldErrors(failure) ? undefined : failure} />
        <FormFields
          fields={[
            ...fields,
            { ...secret, name: 'password', label: t('first.password'), hint: t('first.passwordHint') },
            { ...secret, name: 'again', label: t('first.again') },
          ]}
          values={values}
          onChange={setValues}
          failure={failure}
          errors={isIncomplete ? wrong : {}}
          errorText={(_, key) => (t.has(`first.error.${key}`) ? t.text(`first.error.${key}`) : t('first.wrong'))}
        />
        <Button type="submit" wide busy={busy}>
          {t('first.go')}
        </Button>
      </Stack>
    </Form>
  );
}

/** Where the link of an invitation leads. */
export function InvitationPage() {
  const t = useConsoleText();
  return (
    <SignedOutPage title={t('invitation.title')}>
      <FirstSignIn
        lead={t('invitation.lead')}
        send={({ token, password }) => call('POST /api/v1/invitations/accept', { body: { token, password } })}
      />
    </SignedOutPage>
  );
}

/** Where the link leads that a start prints while there is no admin. */
export function SetupPage() {
  const t = useConsoleText();
  return (
    <SignedOutPage title={t('setup.title')}>
      <FirstSignIn
        lead={t('setup.lead')}
        fields={[
          { name: 'name', label: t('first.name'), autoComplete: 'name' },
          { name: 'email', label: t('signIn.email'), input: 'email', autoComplete: 'username' },
        ]}
        send={(body) => call('POST /api/v1/setup', { body })}
      />
    </SignedOutPage>
  );
}
