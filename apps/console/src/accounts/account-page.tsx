import { useActorText } from '../components/actor/use-actor-text.js';
import { useHandedOver, ShownOnce } from '../components/shown-once.js';
import { Link } from '@statewise/ui';
import { useParams } from 'react-router';
import { AnswerValue, Page } from '../components/page.js';
import { FactList, RelativeTime } from '../components/values.js';
import { useCall, call } from '../requests/call.js';
import { staffRoles, AccountState, type Account } from './account.js';
import { useAccountsText } from './messages/catalogue.js';
import { SessionList } from './session-list.js';
import { DialogButton } from '../components/act-buttons.js';
import { useStores } from './use-stores.js';

/** One account: what is known of it, what can be done with it, and where its person is signed in. */
export function AccountPage() {
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

function AccountFacts({ account }: { readonly account: Account }) {
  const t = useAccountsText();
  const actor = useActorText();
  const { role, email, username, store_name, store_number, created_at, invited_until } = account;
  return (
    <FactList
      facts={[
        { term: t('account.state'), value: <AccountState account={account} /> },
        { term: t('account.role'), value: actor(role) },
        { term: t('account.email'), value: email ?? '–' },
        username !== null && { term: t('account.username'), value: username },
        store_name !== null && { term: t('account.store'), value: `${store_number} – ${store_name}` },
        invited_until !== null && { term: t('account.invitedUntil'), value: <RelativeTime at={invited_until} /> },
        { term: t('account.created'), value: <RelativeTime at={created_at} /> },
      ]}
    />
  );
}

interface AccountActsProps {
  readonly account: Account;
  /** Told the link of a new invitation where no mail could be sent. */
  readonly onLink: (link: string) => void;
}

/** Change, switch, reset. */
function AccountActs({ account, onLink }: AccountActsProps) {
  const t = useAccountsText();
  const { id, name, active } = account;
  const turn = active ? 'off' : 'on';
  return (
    <>
      <Change account={account} />
      <DialogButton
        isDangerous={active}
        title={t(`${turn}.title`, { name })}
        lead={t(`${turn}.lead`)}
        go={t(`${turn}.act`)}
        act={() => call('PATCH /api/v1/accounts/{id}', { id, body: { active: !active } })}
      />
      <DialogButton
        isDangerous
        title={t('reset.title', { name })}
        lead={t('reset.lead')}
        go={t('reset.act')}
        fields={() => [{ name: 'reason', label: t('reason.label'), hint: t('reason.hint'), optional: true }]}
        act={({ reason = '' }) => call('POST /api/v1/accounts/{id}/reset', { id, body: { reason } })}
        said={({ invitation: { link } }) => (link === null ? t('invited.mailed') : undefined)}
        onDone={({ invitation: { link } }) => {
          if (link !== null) onLink(link);
        }}
      />
    </>
  );
}

/** Name, address, and the role of the bank’s own people or the store of the partner’s; sends what was changed alone. */
function Change({ account }: Pick<AccountActsProps, 'account'>) {
  const t = useAccountsText();
  const actor = useActorText();
  const stores = useStores();
  const { id, name, email, role, store_number } = account;
  const isIntermediary = role === 'intermediary';
  const initial = {
    name,
    email: email ?? '',
    ...(isIntermediary ? { store_number: store_number ?? '' } : { role }),
  };
  return (
    <DialogButton
      label={t('change.act')}
      title={t('change.title', { name })}
      go={t('change.go')}
      initial={initial}
      fields={() => [
        { name: 'name', label: t('account.name') },
        { name: 'email', label: t('account.email'), input: 'email' },
        isIntermediary
          ? { name: 'store_number', label: t('account.store'), options: stores }
          : {
              name: 'role',
              label: t('account.role'),
              hint: t('change.roleHint'),
              options: staffRoles.map((value) => ({ value, label: actor(value) })),
            },
        { name: 'reason', label: t('reason.label'), hint: t('reason.hint'), optional: true },
      ]}
      act={(values) => {
        const before: Readonly<Record<string, string>> = initial;
        const changed = Object.entries(values).filter(([field, value]) => value !== before[field]);
        return call('PATCH /api/v1/accounts/{id}', { id, body: Object.fromEntries(changed) });
      }}
    />
  );
}
