import type { FlowBinding } from '@statewise/flow-client';
import { WarningIcon } from '@statewise/ui';
import type { ReactNode } from 'react';
import { errorsIn, savedIn } from '../contacts/contact-form.js';
import { useBusinessText } from '../messages/use-business-text.js';
import type { Party } from './parties.js';
import { useRoleName } from './role-names.js';
import { roleOf } from './roles.js';
import { useShare } from './use-share.js';

export interface PartyFactsProps {
  readonly flow: FlowBinding;
  readonly party: Party;
}

/** What tells two people of one name apart, what they do, and what is wrong by now. */
export function PartyFacts({ flow, party }: PartyFactsProps): ReactNode {
  const t = useBusinessText();
  const share = useShare();
  const nameOf = useRoleName(savedIn(flow).contacts);
  const [birthday] = party.contacts.flatMap(({ fields }) => fields['birthday'] ?? []);
  const roles = party.contacts.flatMap((contact) => {
    const role = roleOf(contact);
    if (role === undefined) return [];
    const shares = Number(contact.fields['shares'] ?? Number.NaN);
    return [[nameOf(role), ...(Number.isFinite(shares) ? [share(shares)] : [])].join(' ')];
  });
  const isExpired = party.contacts.some((contact) => errorsIn(flow, contact)['expiry'] !== undefined);
  return (
    <>
      <span>{[...(birthday === undefined ? [] : [String(birthday)]), ...roles].join(' · ')}</span>
      {isExpired && (
        <span className="contacts__status">
          <WarningIcon size={16} />
          {t('contacts.expired')}
        </span>
      )}
    </>
  );
}
