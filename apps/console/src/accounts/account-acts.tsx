import { useToasts } from '@statewise/ui';
import { type ReactNode } from 'react';
import { DialogButton } from '../components/form-dialog.js';
import { call } from '../requests/call.js';
import { type Account, staffRoles } from './account.js';
import { useAccountsText } from './messages/catalogue.js';
import { useStores } from './use-stores.js';

export interface AccountActsProps {
  readonly account: Account;
  /** Told the link of a new invitation where no mail could be sent. */
  readonly onLink: (link: string) => void;
}

/** Change, switch, reset. */
export function AccountActs({ account, onLink }: AccountActsProps): ReactNode {
  const t = useAccountsText();
  const toasts = useToasts();
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
        onDone={({ invitation: { link } }) => {
          if (link === null) toasts.show({ tone: 'success', text: t('invited.mailed') });
          else onLink(link);
        }}
      />
    </>
  );
}

/** Name, address, and the role of the bank’s own people or the store of the partner’s; sends what was changed alone. */
function Change({ account }: Pick<AccountActsProps, 'account'>): ReactNode {
  const t = useAccountsText();
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
        { name: 'email', label: t('account.email'), type: 'email' },
        isIntermediary
          ? { name: 'store_number', label: t('account.store'), options: stores }
          : {
              name: 'role',
              label: t('account.role'),
              hint: t('change.roleHint'),
              options: staffRoles.map((value) => ({ value, label: t(`role.${value}`) })),
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
