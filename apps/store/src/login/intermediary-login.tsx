import { Actions, Button, Card, ErrorSummary, Loading, Notice, Stack, TextField } from '@statewise/ui';
import { OutcomePage, useErrorText, type ScreenProps } from '@statewise/wizard';
import type { SyntheticEvent } from 'react';
import { IntermediaryEntry } from '../identify/intermediary-entry.js';
import { useStoreText } from '../messages/use-store-text.js';
import { useLogin, type LoginBinding } from '../seller/use-login.js';

/** The sign-in of an intermediary; one who is signed in already begins with a customer. */
export function Screen({ flow }: ScreenProps) {
  const t = useStoreText();
  const binding = useLogin();
  const { person } = binding.snapshot.context;
  if (binding.snapshot.matches('resuming')) return <Loading label={t('app.loading')} />;
  return person === null ? <LoginForm flow={flow} {...binding} /> : <IntermediaryEntry flow={flow} person={person} />;
}

function LoginForm({ flow, login, snapshot }: ScreenProps & LoginBinding) {
  const t = useStoreText();
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    login.send({ type: 'form.submitted', at: new Date().toISOString() });
  };
  const isBusy = snapshot.matches('signingIn') || snapshot.matches('checking');
  return (
    <OutcomePage title={t('login.title')} lead={t('login.lead')}>
      <form noValidate onSubmit={submit} className="store-login">
        <Stack>
          <LoginNotice snapshot={snapshot} />
          <Card>
            <Stack>
              <LoginField name="username" login={login} snapshot={snapshot} />
              <LoginField name="password" login={login} snapshot={snapshot} />
            </Stack>
          </Card>
          <Actions>
            <Button type="submit" busy={isBusy} disabled={snapshot.matches('limited')}>
              {t('login.submit')}
            </Button>
            <Button variant="quiet" onClick={() => flow.send({ type: 'login.leave' })}>
              {t('login.leave')}
            </Button>
          </Actions>
          <p role="status" className="sw-small">
            {snapshot.matches('checking') && t('login.checking')}
          </p>
        </Stack>
      </form>
    </OutcomePage>
  );
}

/** What the server said, or that it said nothing; what is missing is said at the fields and above them. */
function LoginNotice({ snapshot }: Pick<LoginBinding, 'snapshot'>) {
  const t = useStoreText();
  const errorText = useErrorText();
  const { errors, message, refusals } = snapshot.context;
  const missing = Object.entries(errors).map(([name, [key = 'required']]) => ({
    name,
    message: errorText({ name, kind: 'text', key }),
  }));
  if (missing.length > 0) return <ErrorSummary errors={missing} attempt={refusals} />;
  const text = snapshot.matches('failed') ? t('login.failed') : snapshot.matches('ended') ? t('login.ended') : message;
  if (text === '') return null;
  return (
    <Notice key={refusals} tone={snapshot.matches('ended') ? 'warning' : 'danger'} live="assertive">
      {text}
    </Notice>
  );
}

function LoginField({ name, login, snapshot }: LoginBinding & { readonly name: 'username' | 'password' }) {
  const t = useStoreText();
  const errorText = useErrorText();
  const [key] = snapshot.context.errors[name] ?? [];
  return (
    <TextField
      name={name}
      label={t(`field.${name}`)}
      type={name === 'password' ? 'password' : 'text'}
      autoComplete={name === 'password' ? 'current-password' : 'username'}
      spellCheck={false}
      value={snapshot.context[name]}
      error={key === undefined ? undefined : errorText({ name, kind: 'text', key })}
      onChange={(value) => login.send({ type: 'field.changed', name, value })}
    />
  );
}
