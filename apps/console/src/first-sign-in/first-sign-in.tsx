import { FormFields } from '../components/form-fields.js';
import { FailureNotice } from '../sign-in/failure-notice.js';
import { Button, Notice, Stack } from '@statewise/ui';
import { useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { useConsoleText } from '../messages/use-console-text.js';
import { hasFieldErrors, isProblem, sentenceOf } from '../requests/request.js';
import { useSession, type Person } from '../requests/session.js';
import { Enrolment } from '../sign-in/enrolment.js';
import { secondStage } from '../sign-in/sign-in-form.js';
import { useSubmission } from '../sign-in/submission.js';
import type { ConsoleKey } from '../messages/catalogue.js';
import { Form } from '../components/form.js';

/** A field of the form besides the password. */
export interface FirstField {
  readonly name: 'name' | 'email';
  readonly label: ConsoleKey;
  readonly type?: 'email' | 'text';
  readonly autoComplete: 'username' | 'name';
}

/** What is typed; `name` and `email` are empty where they are not asked for. */
export type FirstValues = Readonly<Record<'name' | 'email' | 'password', string>>;

export interface FirstSignInProps {
  /** Sends the fields and the password with the token of the link, and signs in. */
  readonly send: (values: FirstValues) => Promise<{ readonly user: Person }>;
  readonly fields?: readonly FirstField[];
  readonly lead: string;
}

/** Gives an account its password by the token of a link, then enrols the second factor where it is needed. */
export function FirstSignIn({ send, fields = [], lead }: FirstSignInProps): ReactNode {
  const t = useConsoleText();
  const { signedIn, goOn } = useSession();
  const navigate = useNavigate();
  const [values, setValues] = useState<Readonly<Record<string, string>>>({});
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
        finish((await send({ name, email, password })).user);
      } catch (thrown) {
        if (secondStage(thrown) === undefined) throw thrown;
        setIsEnrolling(true);
      }
    },
  });
  if (isEnrolling) return <Enrolment offersPasskey onDone={finish} />;
  if (isProblem(failure, 'account:invitation')) return <Notice tone="warning">{sentenceOf(failure)}</Notice>;
  const missing = names.filter((name) => valueOf(name).trim() === '');
  const wrong = {
    ...(!isRepeated && { again: t('first.different') }),
    ...Object.fromEntries(missing.map((name) => [name, t('first.missing')])),
  };
  const secret = { type: 'password', autoComplete: 'new-password' } as const;
  return (
    <Form onSubmit={submit}>
      <Stack>
        <p>{lead}</p>
        <FailureNotice failure={hasFieldErrors(failure) ? undefined : failure} />
        <FormFields
          fields={[
            ...fields.map(({ label, ...field }) => ({ ...field, label: t(label) })),
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
