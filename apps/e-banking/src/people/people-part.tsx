import type { FlowBinding } from '@statewise/flow-client';
import type { ReactNode } from 'react';
import { savedIn } from '../contacts/contact-form.js';
import { EntryListCard } from '../contacts/entry-list-card.js';
import { useContactList } from '../contacts/use-contact-list.js';
import { useBusinessText } from '../messages/use-business-text.js';
import { CompanyOwners } from './company-owners.js';
import { isPartyAt, partiesOf, partyId, partyName } from './parties.js';
import { openingOf, partyEntries } from './party-entries.js';
import { PartyEntry } from './party-entry.js';
import { PartyFacts } from './party-facts.js';
import { RolesOverview } from './roles-overview.js';

export interface PeoplePartProps {
  readonly flow: FlowBinding;
  readonly step: number;
  /** Told when somebody is said to be politically exposed. */
  readonly onExposed?: () => void;
}

/** Everyone of the business, each once with all roles, and who is still missing. */
export function PeoplePart({ flow, step, onExposed }: PeoplePartProps): ReactNode {
  const t = useBusinessText();
  const binding = useContactList(flow, partyEntries(step));
  const { snapshot } = binding;
  const known = savedIn(flow);
  const opened = snapshot.hasTag('form') ? (snapshot.context.entry?.contactId ?? null) : null;
  const named = snapshot.context.removal ?? snapshot.context.outcome?.id ?? null;
  const parties = partiesOf(known);
  const rows = parties.map((party) => {
    const meant = [opened, named].find((id) => id !== null && isPartyAt(party, id));
    return {
      id: meant ?? partyId(party),
      name: partyName(party),
      opening: openingOf(party),
      facts: <PartyFacts flow={flow} party={party} />,
      below: <CompanyOwners binding={binding} party={party} />,
    };
  });
  const removed = parties.find(
    (party) => snapshot.context.removal !== null && isPartyAt(party, snapshot.context.removal),
  );
  const below = known.contacts.filter(({ parent_id }) => removed?.contacts.some(({ id }) => id === parent_id)).length;
  const form = <PartyEntry binding={binding} {...(onExposed && { onExposed })} />;
  const goesAlong = below > 0 ? t('contacts.withShareholders', { count: below }) : undefined;
  return (
    <EntryListCard binding={binding} rows={rows} form={form} goesAlong={goesAlong}>
      <RolesOverview flow={flow} parties={parties} />
    </EntryListCard>
  );
}
