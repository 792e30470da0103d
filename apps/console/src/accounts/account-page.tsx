import { useHandedOver } from '../components/shown-once.js';
import { Link } from '@statewise/ui';
import { type ReactNode } from 'react';
import { useParams } from 'react-router';
import { AnswerValue } from '../components/answer.js';
import { FactList } from '../components/facts.js';
import { RelativeTime } from '../components/relative-time.js';
import { Page } from '../components/page.js';
import { ShownOnce } from '../components/shown-once.js';
import { useCall } from '../requests/call.js';
import type { Account } from './account.js';
import { AccountActs } from './account-acts.js';
import { AccountState } from './account-state.js';
import { useAccountsText } from './messages/catalogue.js';
import { SessionList } from './session-list.js';

/** One account: what is known of it, what can be done with it, and where its person is signed in. */
export function AccountPage(): ReactNode {
  const t = useAccountsText();
  const { id = '' } = useParams();
  const query = useCall('GET /api/v1/accounts/{id}', { id });
  const [link, setLink] = useHandedOver('link');
  const account = query.data?.account;
  return (
    <Page
      title={account?.name ?? t('accounts.title')}
      back={{ href: '/accounts', label: t('accounts.title') }}
      actions={account && <AccountActs account={account} onLink={setLink} />}
    >
      {account && (
        <ShownOnce
          title={t('invited.link')}
          why={t('invited.why', { name: account.name })}
          text={link}
          onDismiss={setLink}
        />
      )}
      <AnswerValue query={query}>
        {({ account: known }) => (
          <>
            <AccountFacts account={known} />
            <p>
              <Link href={`/audit?person=${id}`}>{t('acts.link')}</Link>
            </p>
            <SessionList account={id} />
          </>
        )}
      </AnswerValue>
    </Page>
  );
}

function AccountFacts({ account }: { readonly account: Account }): ReactNode {
  const t = useAccountsText();
  const { role, email, username, store_name, store_number, created_at, invited_until } = account;
  return (
    <FactList
      facts={[
        { term: t('account.state'), value: <AccountState account={account} /> },
        { term: t('account.role'), value: t(`role.${role}`) },
        { term: t('account.email'), value: email ?? '–' },
        username !== null && { term: t('account.username'), value: username },
        store_name !== null && { term: t('account.store'), value: `${store_number} – ${store_name}` },
        invited_until !== null && { term: t('account.invitedUntil'), value: <RelativeTime at={invited_until} /> },
        { term: t('account.created'), value: <RelativeTime at={created_at} /> },
      ]}
    />
  );
}
