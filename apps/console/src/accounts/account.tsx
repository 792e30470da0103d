import type { Result } from '../requests/call.js';
import { Badge } from '../components/values.js';
import { useAccountsText } from './messages/catalogue.js';

/** An account of either kind. */
export type Account = Result<'GET /api/v1/accounts/{id}'>['account'];

export const staffRoles = ['admin', 'staff', 'editor', 'qa'] as const satisfies readonly Account['role'][];
export const accountRoles = [...staffRoles, 'intermediary'] as const satisfies readonly Account['role'][];

/** The state of an account as a badge: off, active, invited, or with an invitation that has expired. */
export function AccountState({ account: { active, has_password, invited_until } }: { readonly account: Account }) {
  const t = useAccountsText();
  if (!active) return <Badge>{t('state.off')}</Badge>;
  if (has_password) return <Badge tone="success">{t('state.active')}</Badge>;
  return invited_until === null ? (
    <Badge tone="warning">{t('state.expired')}</Badge>
  ) : (
    <Badge tone="info">{t('state.invited')}</Badge>
  );
}
