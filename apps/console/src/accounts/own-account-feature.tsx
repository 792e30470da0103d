import './accounts.css';
import type { ReactNode } from 'react';
import { FactList } from '../components/facts.js';
import { Page } from '../components/page.js';
import { usePerson } from '../requests/session.js';
import { hasDesk } from '../requests/task-counts.js';
import { useAccountsText } from './messages/catalogue.js';
import { PasswordForm } from './password-form.js';
import { SecondFactor } from './second-factor.js';
import { SessionList } from './session-list.js';
import { Checkbox } from '@statewise/ui';
import { AnswerValue } from '../components/answer.js';
import { call, useCall } from '../requests/call.js';
import { useAct } from '../requests/use-act.js';

/** One’s own account: password, second factor, sessions. */
export function Feature(): ReactNode {
  const t = useAccountsText();
  const { id, name, email, role } = usePerson();
  return (
    <Page title={t('me.title')}>
      <FactList
        facts={[
          { term: t('account.name'), value: name },
          { term: t('account.email'), value: email ?? '–' },
          { term: t('me.role'), value: t(`role.${role}`) },
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
function TaskMail(): ReactNode {
  const t = useAccountsText();
  const wish = useCall('GET /api/v1/session/task-mail');
  return (
    <section aria-labelledby="task-mail" className="accounts-section">
      <h2 id="task-mail">{t('taskMail.title')}</h2>
      <AnswerValue query={wish}>{({ is_wanted }) => <Wish isWanted={is_wanted} />}</AnswerValue>
    </section>
  );
}

function Wish({ isWanted }: { readonly isWanted: boolean }): ReactNode {
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
