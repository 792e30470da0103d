import { comparableText, contactName, personIdentity } from '@statewise/machines';
import type { Fields } from '@statewise/fields';
import type { Contact, FlowContext } from '@statewise/flow';
import { commonFields, fieldsOfRole, peopleIn, roleOf, type PartyKind, type PartyRole } from './roles.js';

/** A person or company with all its roles, each of which is a contact. */
export interface Party {
  readonly kind: PartyKind;
  readonly contacts: readonly Contact[];
}

type Known = Pick<FlowContext, 'steps' | 'contacts'>;

/** What a contact is told apart by: a company by its name, a person by name and day of birth, as the server compares them. */
function identityOf(fields: Fields): string | undefined {
  const company = comparableText(fields['company']);
  if (company !== '') return company;
  const person = personIdentity(fields);
  return person.split('\n').includes('') ? undefined : person;
}

/** Whom a contact without a day of birth is about. */
const nameIn = (fields: Fields): string =>
  comparableText(fields['political_exposed_contact_name']) || comparableText(contactName(fields));

/**
 * The people and companies of the lists, in the order in which they were entered. Contacts of one person are told by name,
 * surname and day of birth; those that are not asked for a day of birth by the name. A second contact of one role stands alone.
 */
export function partiesOf(known: Known): readonly Party[] {
  const parties: Party[] = [];
  const contacts = peopleIn(known);
  const isKnown = (one: Contact) => identityOf(one.fields) !== undefined;
  const take = (contact: Contact, isSame: (party: Party) => boolean): void => {
    const at = parties.findIndex((party) => isSame(party) && !hasRole(party, contact));
    const found = parties[at];
    if (found === undefined) parties.push({ kind: kindOf(contact), contacts: [contact] });
    else parties[at] = { ...found, contacts: [...found.contacts, contact] };
  };
  for (const contact of contacts.filter(isKnown)) {
    const identity = identityOf(contact.fields);
    take(contact, (party) => party.contacts.some(({ fields }) => identityOf(fields) === identity));
  }
  for (const contact of contacts.filter((one) => !isKnown(one))) {
    const name = nameIn(contact.fields);
    take(contact, (party) => party.contacts.some(({ fields }) => nameIn(fields) === name));
  }
  const firstOf = ({ contacts: [first] }: Party): string => first?.id ?? '';
  return parties.toSorted((a, b) => (firstOf(a) < firstOf(b) ? -1 : 1));
}

const hasRole = ({ contacts }: Party, contact: Contact): boolean => {
  const key = roleOf(contact)?.key;
  return contacts.some((one) => roleOf(one)?.key === key);
};

const kindOf = ({ contact_type, fields }: Contact): PartyKind =>
  contact_type.endsWith('_company') || (contact_type === 'account' && comparableText(fields['company']) !== '')
    ? 'company'
    : 'person';

/** What a party is called; whom somebody exposed matters to, where that is all that is known. */
export function partyName({ contacts }: Party): string {
  const named = contacts.find(({ contact_type }) => contact_type !== 'politically_exposed_person');
  return named ? contactName(named.fields) : String(contacts[0]?.fields['political_exposed_contact_name'] ?? '');
}

/** The contacts of a party as one text, by which its form finds them again. */
export const partyId = ({ contacts }: Pick<Party, 'contacts'>): string => contacts.map(({ id }) => id).join(',');

/** Whether a text names a contact of a party. */
export const isPartyAt = ({ contacts }: Party, id: string): boolean =>
  contacts.some((contact) => id.split(',').includes(contact.id));

/** The party of the contacts that are still there, with the roles that were added since; undefined when none is. */
export function partyAt(known: Known, id: string): Party | undefined {
  return partiesOf(known).find((party) => isPartyAt(party, id));
}

/** Name of the tick of a role, and of a field of a role, in what a form holds. */
export const tickOf = ({ key }: Pick<PartyRole, 'key'>): string => `is:${key}`;
export const fieldOf = ({ key }: Pick<PartyRole, 'key'>, name: string): string => `${key}.${name}`;

/** A party as its form holds it: what stands once by name, the ticks of its roles, and what each role is asked for. */
export function flatFields({ kind, contacts }: Party): Fields {
  const flat: Record<string, unknown> = {};
  for (const contact of contacts) {
    const role = roleOf(contact);
    if (role === undefined) continue;
    for (const name of commonFields) flat[name] ??= contact.fields[name];
    flat[tickOf(role)] = true;
    for (const { name } of fieldsOfRole(role, kind).own) flat[fieldOf(role, name)] = contact.fields[name];
  }
  return Object.fromEntries(Object.entries(flat).filter(([, value]) => value !== undefined && value !== ''));
}
