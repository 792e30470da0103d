import type { ContactEntry } from '@statewise/machines';
import type { EntryList } from '../contacts/use-contact-list.js';
import { savedIn } from '../contacts/contact-form.js';
import { flatFields, partiesOf, partyId, type Party } from './parties.js';
import { deletingParty, editedParty, partyErrors, savingParty, saysAll } from './party-form.js';

const lists = new Map<number, EntryList>();

/** The list of a step each entry of which is a person or company with all roles; the same object each time. */
export function partyEntries(step: number): EntryList {
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
export const openingOf = (party: Party) =>
  ({
    type: 'entry.opened',
    contactType: party.kind,
    contactId: partyId(party),
    parentId: null,
    fields: flatFields(party),
  }) as const;
