import './accounts.css';
import { useState } from 'react';
import { useActorText } from '../components/actor/use-actor-text.js';
import { FactList } from '../components/values.js';
import { Page, AnswerValue } from '../components/page.js';
import { usePerson } from '../requests/session.js';
import { hasDesk } from '../requests/task-counts.js';
import { useAccountsText } from './messages/catalogue.js';
import { SecondFactor } from './second-factor.js';
import { SessionList } from './session-list.js';
import { Checkbox, Actions, Button, useToasts } from '@statewise/ui';
import { call, useCall, addressOf, hasFieldErrors, isProblem } from '../requests/call.js';
import { useAct } from '../requests/use-act.js';
import { FailureNotice, useSubmission } from '../sign-in/submission.js';
import { useQueryClient } from '@tanstack/react-query';
import { FormFields, type FormValues } from '../components/form-fields.js';
import { Form } from '../components/form.js';

/** One’s own account: password, second factor, sessions. */
export function Feature() {
  const t = useAccountsText();
  const actor = useActorText();
  const { id, name, email, role } = usePerson();
  return (
    <Page title={t('me.title')}>
      <FactList
        facts={[
          { term: t('account.name'), value: name },
          { term: t('account.email'), value: email ?? '–' },
          { term: t('me.role'), value: actor(role) },
        ]}
      />
      <PasswordForm />
      <SecondFactor />
      {hasDesk(role) && <TaskMail />}
      <SessionList account={id} />
    </Page>
  );
}

/** Whether the reader gets a mail in the morning about what waits. */
function TaskMail() {
  const t = useAccountsText();
  const wish = useCall('GET /api/v1/session/task-mail');
  return (
    <section aria-labelledby="task-mail" className="accounts-section">
      <h2 id="task-mail">{t('taskMail.title')}</h2>
      <AnswerValue query={wish}>{({ is_wanted }) => <Wish isWanted={is_wanted} />}</AnswerValue>
    </section>
  );
}

function Wish({ isWanted }: { readonly isWanted: boolean }) {
  const t = useAccountsText();
  const { mutate, isPending } = useAct({
    act: (is_wanted: boolean) => call('PUT /api/v1/session/task-mail', { body: { is_wanted } }),
    said: t(isWanted ? 'taskMail.ended' : 'taskMail.ordered'),
  });
  return (
    <Checkbox
      name="task-mail"
      label={t('taskMail.want')}
      checked={isWanted}
      disabled={isPending}
      onChange={(wanted) => mutate(wanted)}
    />
  );
}

const empty = { password: '', new_password: '', again: '' };

/** The form that changes the password of the signed-in person: the present one, and the new one twice. */
function PasswordForm() {
  const t = useAccountsText();
  const { id } = usePerson();
  const client = useQueryClient();
  const toasts = useToasts();
  const [values, setValues] = useState<FormValues>(empty);
  const { password = '', new_password = '', again = '' } = values;
  const isRepeated = new_password === again;
  // No act of the shell: a wrong password is answered like a sign-in that ended.
  const { busy, failure, submit, isIncomplete } = useSubmission({
    isComplete: isRepeated,
    send: async () => {
      await call('PUT /api/v1/session/password', { body: { password, new_password } });
      setValues(empty);
      toasts.show({ tone: 'success', text: t('password.changed') });
      await client.invalidateQueries({ queryKey: [addressOf('GET /api/v1/accounts/{id}/sessions', { id })] });
    },
  });
  const isWrong = isProblem(failure, 'session:wrong-password');
  const field = (name: string, autoComplete: 'current-password' | 'new-password') =>
    ({ name, input: 'password', autoComplete }) as const;
  return (
    <section aria-labelledby="password" className="accounts-section">
      <h2 id="password">{t('password.title')}</h2>
      <p className="sw-small">{t('password.lead')}</p>
      <Form className="accounts-form" onSubmit={submit}>
        <FormFields
          fields={[
            { ...field('password', 'current-password'), label: t('password.present') },
            { ...field('new_password', 'new-password'), label: t('password.new'), hint: t('password.newHint') },
            { ...field('again', 'new-password'), label: t('password.again') },
          ]}
          values={values}
          onChange={setValues}
          failure={failure}
          errors={{
            ...(isIncomplete && !isRepeated && { again: t('password.different') }),
            ...(isWrong && { password: t('password.error.wrong') }),
          }}
          errorText={(_, key) => (t.has(`password.error.${key}`) ? t.text(`password.error.${key}`) : undefined)}
        />
        {/* What no field can say: too many attempts, or no server. */}
        <FailureNotice failure={isWrong || hasFieldErrors(failure) ? undefined : failure} />
        <Actions>
          <Button type="submit" variant="secondary" busy={busy}>
            {t('password.go')}
          </Button>
        </Actions>
      </Form>
    </section>
  );
}
