import type { ReactNode } from 'react';
import { FormDialog } from '../components/form-dialog.js';
import { call } from '../requests/call.js';
import { staffRoles, type Account } from './account.js';
import { useAccountsText } from './messages/catalogue.js';
import { useStores } from './use-stores.js';

export interface ChangeDialogProps {
  readonly account: Account;
  readonly onDone: () => unknown;
  readonly onClose: () => void;
}

/** Name, address, and the role of the bank’s own people or the store of the partner’s; sends what was changed alone. */
export function ChangeDialog({ account, onDone, onClose }: ChangeDialogProps): ReactNode {
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
    <FormDialog
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
      onDone={onDone}
      onClose={onClose}
    />
  );
}
