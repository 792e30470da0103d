import type { ReactNode } from 'react';
import { FormDialog } from '../pieces/form-dialog.js';
import type { FormFieldSpec, FormValues } from '../pieces/form-fields.js';
import { request } from '../requests/request.js';
import { accountRoles, accountsPath, type Invited } from './account.js';
import { useAccountsText } from './messages/catalogue.js';
import { useStores } from './stores.js';

export interface InviteDialogProps {
  readonly onInvited: (invited: Invited) => unknown;
  readonly onClose: () => void;
}

/** Whom to invite, and as what. */
export function InviteDialog({ onInvited, onClose }: InviteDialogProps): ReactNode {
  const t = useAccountsText();
  const stores = useStores();
  const fields = ({ role }: FormValues): FormFieldSpec[] => [
    { name: 'email', label: t('account.email'), type: 'email' },
    { name: 'name', label: t('account.name') },
    {
      name: 'role',
      label: t('account.role'),
      hint: t('role.hint'),
      options: accountRoles.map((value) => ({ value, label: t(`role.${value}`) })),
    },
    ...(role === 'intermediary'
      ? [{ name: 'store_number', label: t('account.store'), hint: t('account.storeHint'), options: stores }]
      : []),
  ];
  return (
    <FormDialog
      title={t('accounts.invite')}
      lead={t('invite.lead')}
      go={t('invite.go')}
      fields={fields}
      act={({ store_number, ...values }) =>
        request<Invited>(accountsPath, {
          method: 'POST',
          body: values['role'] === 'intermediary' ? { ...values, store_number } : values,
        })
      }
      onDone={onInvited}
      onClose={onClose}
    />
  );
}
