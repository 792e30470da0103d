import { fieldSpecs, type Fields } from '@statewise/fields';
import { countingContacts, listOf, type ContactList } from '@statewise/machines';
import type { Contact, FlowContext } from '@statewise/flow';
import { classOf } from './contact-form.js';

type Known = Pick<FlowContext, 'steps' | 'contacts'>;

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** What a contact is called on the screen: a person, a company or a number. */
export function personName({ name, surname, company, pep_name, client_number }: Fields): string {
  const person = [name, surname].map(textOf).filter(Boolean).join(' ');
  return [person, ...[company, pep_name, client_number].map(textOf)].find(Boolean) ?? '';
}

/** Who a contact is, whichever list it stands in; nothing ties them together but the name and the day of birth. */
function identityOf({ name, surname, birthday, company }: Fields): string {
  const parts = textOf(company) === '' ? [name, surname, birthday] : [company];
  return parts.every((part) => textOf(part) !== '')
    ? parts.map((part) => textOf(part).trim().toLowerCase()).join('|')
    : '';
}

/** The other lists in which the same person or company stands. */
export function alsoIn(known: Known, { contact_type, fields }: Contact): readonly string[] {
  const identity = identityOf(fields);
  const own = listOf(contact_type)?.name;
  const others = identity === '' ? [] : countingContacts(known).filter((one) => identityOf(one.fields) === identity);
  const names = others.flatMap((one) => listOf(one.contact_type)?.name ?? []);
  return [...new Set(names)].filter((name) => name !== own);
}

/** A person or company of another list, and the fields that an entry takes over. */
export interface KnownPerson {
  readonly id: string;
  readonly name: string;
  readonly list: string;
  readonly fields: Readonly<Record<string, string>>;
}

const personal = ['name', 'surname', 'birthday', 'company', 'idcard', 'expiry'];

/** The people and companies of other lists, each once, with what they share with a type of contact. */
export function knownPersons(known: Known, list: ContactList, contactType: string): readonly KnownPerson[] {
  const names = fieldSpecs(classOf(contactType)).map(({ name }) => name);
  const persons = countingContacts(known).flatMap((contact): [string, KnownPerson][] => {
    const from = listOf(contact.contact_type);
    const identity = identityOf(contact.fields);
    if (from === undefined || from.name === list.name || identity === '') return [];
    const copied = personal.filter((name) => names.includes(name) && textOf(contact.fields[name]) !== '');
    const fields = {
      ...Object.fromEntries(copied.map((name) => [name, textOf(contact.fields[name])])),
      ...Object.fromEntries(
        exposed.filter((name) => names.includes(name)).map((name) => [name, personName(contact.fields)]),
      ),
    };
    const { id } = contact;
    return Object.keys(fields).length === 0
      ? []
      : [[identity, { id, name: personName(contact.fields), list: from.name, fields }]];
  });
  // Of several contacts of one person, the one with the most is taken.
  const most = persons.toSorted(([, a], [, b]) => Object.keys(a.fields).length - Object.keys(b.fields).length);
  return [...new Map(most).values()];
}

/** A person of the lists who is politically exposed is the one named, and the one to whom it matters. */
const exposed = ['pep_name', 'political_exposed_contact_name'];
