import type { FlowBinding } from '@statewise/flow-client';
import { savedIn, errorsIn } from '../contacts/contact-form.js';
import { EntryListCard } from '../contacts/entry-list-card.js';
import { useContactList, elementIds, type ContactListBinding, type EntryList } from '../contacts/use-contact-list.js';
import { useBusinessText } from '../messages/use-business-text.js';
import { isPartyAt, partiesOf, partyId, partyName, type Party, flatFields } from './parties.js';
import { PartyEntry } from './party-entry.js';
import { RolesOverview } from './roles-overview.js';
import { contactName, totalShares, type ContactEntry } from '@statewise/machines';
import { Button, PlusIcon, WarningIcon } from '@statewise/ui';
import { useShare } from './use-share.js';
import { useRoleName } from './role-names.js';
import { roleOf } from './roles.js';
import { deletingParty, editedParty, partyErrors, savingParty, saysAll } from './party-form.js';

const lists = new Map<number, EntryList>();

/** The list of a step each entry of which is a person or company with all roles; the same object each time. */
function partyEntries(step: number): EntryList {
  const known = lists.get(step) ?? {
    name: 'people',
    step,
    types: ['person', 'company'],
    savingOf: savingParty,
    deletionOf: deletingParty,
    errorsOf: partyErrors,
    savedAs,
  };
  lists.set(step, known);
  return known;
}

type View = Parameters<EntryList['savedAs']>[0];

/** The person whom a save has made, or changed; undefined while nobody has all that the entry says. */
function savedAs(view: View, entry: ContactEntry) {
  const party = editedParty(view, entry) ?? partiesOf(savedIn(view)).findLast((one) => saysAll(view, entry, one));
  return party && { id: partyId(party), fields: flatFields(party) };
}

/** What opens the form of a person or company. */
const openingOf = (party: Party) =>
  ({
    type: 'entry.opened',
    contactType: party.kind,
    contactId: partyId(party),
    parentId: null,
    fields: flatFields(party),
  }) as const;

export interface PeoplePartProps {
  readonly flow: FlowBinding;
  readonly step: number;
  /** Told when somebody is said to be politically exposed. */
  readonly onExposed?: () => void;
}

/** Everyone of the business, each once with all roles, and who is still missing. */
export function PeoplePart({ flow, step, onExposed }: PeoplePartProps) {
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

interface CompanyOwnersProps {
  readonly binding: ContactListBinding;
  readonly party: Party;
}

/** How much of a company that is an owner is divided among its own owners, who stand in the list as everyone does. */
function CompanyOwners({ binding, party }: CompanyOwnersProps) {
  const t = useBusinessText();
  const share = useShare();
  const { flow, list, snapshot, send } = binding;
  const owners = party.contacts.filter(({ contact_type }) => contact_type === 'beneficial_owner_company');
  return owners.map(({ id, fields }) => {
    const total = totalShares(savedIn(flow), id);
    const begin = { type: 'entry.begun', contactType: 'person', parentId: id } as const;
    return (
      <div key={id} className="contacts__below">
        <p className="sw-small sw-figures">
          {t('shares.below', { name: contactName(fields), total: share(total), whole: share(100) })}
        </p>
        {snapshot.can(begin) && total < 100 && (
          <Button
            id={elementIds(list).addBelow(id)}
            variant="secondary"
            small
            icon={<PlusIcon />}
            onClick={() => send(begin)}
          >
            {t('add.below', { name: contactName(fields) })}
          </Button>
        )}
      </div>
    );
  });
}

interface PartyFactsProps {
  readonly flow: FlowBinding;
  readonly party: Party;
}

/** What tells two people of one name apart, what they do, and what is wrong by now. */
function PartyFacts({ flow, party }: PartyFactsProps) {
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
