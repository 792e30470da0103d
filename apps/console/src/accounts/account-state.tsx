import type { ReactNode } from 'react';
import { Badge } from '../components/badge.js';
import type { Account } from './account.js';
import { useAccountsText } from './messages/catalogue.js';

/** The state of an account as a badge: off, active, invited, or with an invitation that has expired. */
export function AccountState({
  account: { active, has_password, invited_until },
}: {
  readonly account: Account;
}): ReactNode {
  const t = useAccountsText();
  if (!active) return <Badge>{t('state.off')}</Badge>;
  if (has_password) return <Badge tone="success">{t('state.active')}</Badge>;
  return invited_until === null ? (
    <Badge tone="warning">{t('state.expired')}</Badge>
  ) : (
    <Badge tone="info">{t('state.invited')}</Badge>
  );
}
