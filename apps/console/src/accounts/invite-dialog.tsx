import type { ReactNode } from 'react';
import { FormDialog } from '../components/form-dialog.js';
import type { FormFieldSpec, FormValues } from '../components/form-fields.js';
import { call } from '../requests/call.js';
import { accountRoles, type InvitedAccount } from './account.js';
import { useAccountsText } from './messages/catalogue.js';
import { useStores } from './use-stores.js';

export interface InviteDialogProps {
  readonly onInvited: (invited: InvitedAccount) => unknown;
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
    { name: 'reason', label: t('reason.label'), hint: t('reason.hint'), optional: true },
  ];
  return (
    <FormDialog
      title={t('accounts.invite')}
      lead={t('invite.lead')}
      go={t('invite.go')}
      fields={fields}
      act={({ email = '', name = '', role = '', store_number = '', reason = '' }) =>
        call('POST /api/v1/accounts', {
          body: { email, name, role, reason, ...(role === 'intermediary' && { store_number }) },
        })
      }
      onDone={onInvited}
      onClose={onClose}
    />
  );
}
