import type { FieldErrors, Fields } from '@statewise/fields';
import type { Contact, FlowContext } from '@statewise/flow';
import {
  answerOf,
  contactLists,
  contactsIn,
  countingContacts,
  listOf,
  maxContacts,
  type ContactList,
} from './contact-lists.js';

// What must hold for lists of contacts: always, and before their step is left.

type Known = Pick<FlowContext, 'steps' | 'contacts'>;

/** Shares in hundredths of a percent, so that thirds add up exactly as they are typed. */
function hundredths(contacts: readonly Contact[]): number {
  return contacts.reduce((sum, { fields }) => sum + Math.round(Number(fields['shares'] ?? 0) * 100), 0);
}

const whole = 100 * 100;

const isOwner = ({ contact_type }: Contact) => listOf(contact_type)?.name === 'beneficial_owner';

/** Contacts beside each other: at the top of their list, or below the same company. */
const besides = (contacts: readonly Contact[], parent: string | null) =>
  contacts.filter(({ parent_id }) => parent_id === parent);

/** What the owners at the top, or those of a company among them, hold together, in percent. */
export function totalShares(context: Known, company: string | null = null): number {
  return hundredths(besides(countingContacts(context).filter(isOwner), company)) / 100;
}

/** How many more contacts a list takes at its top. */
export function remainingCapacity(list: ContactList, { steps, contacts }: Known): number {
  const all = contactsIn(list, contacts);
  return Math.min(list.max(steps) - besides(all, null).length, maxContacts - all.length);
}

/** An identity card's number as it is compared. */
function cardOf({ fields }: Contact): string | undefined {
  const { idcard } = fields;
  return typeof idcard === 'string' ? idcard.replaceAll(/[-.]/g, '').toLowerCase() : undefined;
}

/** An answer as it is compared: the same however it is written. */
export const comparableText = (value: unknown): string =>
  typeof value === 'string' ? value.normalize().trim().toLowerCase() : '';

/** What tells a person from others besides the card, as it is compared: name, surname and day of birth, a line each. */
export const personIdentity = (fields: Fields): string =>
  ['name', 'surname', 'birthday'].map((name) => comparableText(fields[name])).join('\n');

/** Whether another contact has the identity card and is another person: one person may have several roles. */
function isCardOfAnother(contact: Contact, others: readonly Contact[]): boolean {
  const card = cardOf(contact);
  const person = personIdentity(contact.fields);
  return (
    card !== undefined && others.some((other) => cardOf(other) === card && personIdentity(other.fields) !== person)
  );
}

/** Whether a client number stands in its list already. */
function isNumberOfAnother({ id, fields }: Contact, others: readonly Contact[]): boolean {
  const numberOf = ({ client_number: number }: Fields) =>
    typeof number === 'string' ? number.toUpperCase() : undefined;
  const number = numberOf(fields);
  return number !== undefined && others.some((other) => other.id !== id && numberOf(other.fields) === number);
}

/** What a contact, one of `contacts`, breaks in the lists of its step; undefined when nothing. */
export function contactErrors({ steps, contacts }: Known, contact: Contact): FieldErrors | undefined {
  const list = listOf(contact.contact_type);
  if (!list?.applies(steps)) return { contact_type: ['oneOf'] };
  const counting = countingContacts({ steps, contacts });
  const inList = contactsIn(list, counting);
  const beside = besides(inList, contact.parent_id);
  const ofStep = counting.filter(({ contact_type }) => listOf(contact_type)?.step === list.step);
  const errors = {
    ...(!isPlaced(contact, counting) && { parent_id: ['oneOf'] }),
    ...((beside.length > list.max(steps) || inList.length > maxContacts) && { [list.name]: ['max'] }),
    ...(isCardOfAnother(contact, ofStep) && { idcard: ['unique'] }),
    ...(isNumberOfAnother(contact, inList) && { client_number: ['unique'] }),
    ...(isOwner(contact) && hundredths(beside) > whole && { shares: ['shares'] }),
  };
  return Object.keys(errors).length > 0 ? errors : undefined;
}

/** Only owners stand below another contact: a company that owns a part of the business, or of a company that does. */
function isPlaced(contact: Contact, contacts: readonly Contact[]): boolean {
  if (contact.parent_id === null) return true;
  const parent = contacts.find(({ id }) => id === contact.parent_id);
  return isOwner(contact) && parent?.contact_type === 'beneficial_owner_company';
}

/** The companies among the owners, at any depth, behind which nobody is named. */
export function companiesWithoutOwners(context: Known): readonly Contact[] {
  const owners = countingContacts(context).filter(isOwner);
  return owners.filter(
    ({ id, contact_type }) => contact_type === 'beneficial_owner_company' && besides(owners, id).length === 0,
  );
}

/** Fewest digits of a card that looks like one. */
const fewestDigits = 5;

/** Whether the number of an identity card is so short that it is rather mistyped; it is taken all the same. */
export function isCardDoubtful({ idcard }: Fields): boolean {
  return typeof idcard === 'string' && idcard !== '' && idcard.replaceAll(/\D/g, '').length < fewestDigits;
}

/** What is missing or too much in the lists of a step before it can be left; undefined when nothing is. */
export function listErrors({ steps, contacts }: Known, step: number): FieldErrors | undefined {
  const counting = countingContacts({ steps, contacts });
  const lists = contactLists.filter((list) => list.step === step && list.applies(steps));
  const errors = Object.fromEntries(
    lists.flatMap((list): [string, string[]][] => {
      const count = besides(contactsIn(list, counting), null).length;
      if (count < leastOf(list, steps)) return [[list.name, ['required']]];
      return count > list.max(steps) ? [[list.name, ['max']]] : [];
    }),
  );
  const owners = lists.some(({ name }) => name === 'beneficial_owner');
  const areSharesWhole = !owners || hundredths(besides(counting.filter(isOwner), null)) === whole;
  const all = { ...errors, ...(!areSharesWhole && { shares: ['shares'] }) };
  return Object.keys(all).length > 0 ? all : undefined;
}

/** Returns how many contacts a list needs: none where it has a question that is not answered yes. */
function leastOf(list: ContactList, steps: FlowContext['steps']): number {
  return list.question === undefined || answerOf(list, steps) === true ? list.min : 0;
}
