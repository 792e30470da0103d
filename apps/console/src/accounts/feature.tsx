import './accounts.css';
import { Route, useNavigate } from 'react-router';
import { useActorText } from '../components/actor/use-actor-text.js';
import { FeatureRoutes, Empty, Page } from '../components/page.js';
import { AccountPage } from './account-page.js';
import { FilterBar, useFilters, TextFilter } from '../components/filters.js';
import { RecordList, usePages } from '../components/pages.js';
import { call } from '../requests/call.js';
import { accountRoles, AccountState } from './account.js';
import { useAccountsText } from './messages/catalogue.js';
import { DialogButton } from '../components/act-buttons.js';
import type { FormFieldSpec, FormValues } from '../components/form-fields.js';
import { useStores } from './use-stores.js';

/** Who may sign in, in the hands of admins. */
export function Feature() {
  return (
    <FeatureRoutes>
      <Route index element={<AccountsPage />} />
      <Route path=":id" element={<AccountPage />} />
    </FeatureRoutes>
  );
}

/** Everybody who may sign in, by name. */
function AccountsPage() {
  const t = useAccountsText();
  const actor = useActorText();
  const filters = useFilters(['q']);
  const accounts = usePages('GET /api/v1/accounts', filters.values, 'accounts');
  return (
    <Page title={t('accounts.title')} lead={t('accounts.lead')} actions={<Invitation />}>
      <FilterBar onClear={filters.isEmpty ? undefined : filters.clear}>
        <TextFilter {...filters.field('q', { replace: true })} label={t('accounts.search')} />
      </FilterBar>
      <RecordList
        pages={accounts}
        caption={t('accounts.caption')}
        empty={<Empty title={t('accounts.empty')} />}
        rowId={({ id }) => id}
        href={({ id }) => `/accounts/${id}`}
        columns={[
          { header: t('account.name'), cell: ({ name }) => name },
          { header: t('account.role'), cell: ({ role }) => actor(role) },
          { header: t('account.username'), cell: ({ username, email }) => username ?? email },
          { header: t('account.store'), cell: ({ store_name }) => store_name ?? '–' },
          { header: t('account.state'), cell: (account) => <AccountState account={account} /> },
        ]}
      />
    </Page>
  );
}

/** Whom to invite, and as what. */
function Invitation() {
  const t = useAccountsText();
  const actor = useActorText();
  const navigate = useNavigate();
  const stores = useStores();
  const fields = ({ role }: FormValues): FormFieldSpec[] => [
    { name: 'email', label: t('account.email'), input: 'email' },
    { name: 'name', label: t('account.name') },
    {
      name: 'role',
      label: t('account.role'),
      hint: t('role.hint'),
      options: accountRoles.map((value) => ({ value, label: actor(value) })),
    },
    ...(role === 'intermediary'
      ? [{ name: 'store_number', label: t('account.store'), hint: t('account.storeHint'), options: stores }]
      : []),
    { name: 'reason', label: t('reason.label'), hint: t('reason.hint'), optional: true },
  ];
  return (
    <DialogButton
      button={{ variant: 'primary' }}
      label={t('accounts.invite')}
      title={t('accounts.invite')}
      lead={t('invite.lead')}
      go={t('invite.go')}
      fields={fields}
      act={({ email = '', name = '', role = '', store_number = '', reason = '' }) =>
        call('POST /api/v1/accounts', {
          body: { email, name, role, reason, ...(role === 'intermediary' && { store_number }) },
        })
      }
      said={({ invitation: { link } }) => (link === null ? t('invited.mailed') : undefined)}
      // Where no mail could be sent the link goes along, in the history’s state alone.
      onDone={({ account, invitation: { link } }) =>
        navigate(`/accounts/${account.id}`, link === null ? {} : { state: { link } })
      }
    />
  );
}
