import { FailureNotice } from '../sign-in/failure-notice.js';
import { useQueryClient } from '@tanstack/react-query';
import { Actions, Button, useToasts } from '@statewise/ui';
import { useState, type ReactNode } from 'react';
import { FormFields, type FormValues } from '../components/form-fields.js';
import { addressOf, call } from '../requests/call.js';
import { hasFieldErrors, isProblem } from '../requests/request.js';
import { usePerson } from '../requests/session.js';
import { useSubmission } from '../sign-in/submission.js';
import { Form } from '../components/form.js';
import { useAccountsText } from './messages/catalogue.js';

const empty = { password: '', new_password: '', again: '' };

/** The form that changes the password of the signed-in person: the present one, and the new one twice. */
export function PasswordForm(): ReactNode {
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
    ({ name, type: 'password', autoComplete }) as const;
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
