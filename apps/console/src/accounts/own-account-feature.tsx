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
import { TaskMail } from './task-mail.js';

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
