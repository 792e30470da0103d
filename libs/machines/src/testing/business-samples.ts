import {
  Address,
  Basics,
  belgianVat,
  contactClasses,
  exampleOf,
  type ContactType,
  type Fields,
} from '@statewise/fields';
import type { Role } from '@statewise/flow';
import { sampleAt } from '@statewise/flow/testing';
import type { BusinessEvent } from '../e-banking/events.js';

type Unstamped<E> = E extends BusinessEvent ? Omit<E, 'at' | 'actor'> : never;

/** An event as the server stamps it. */
function sent<T extends Unstamped<BusinessEvent>>(event: T, role: Role = 'applicant') {
  return { ...event, at: sampleAt, actor: { role } };
}

/** Valid answers of the steps of a company that wants a current account. */
export const businessSample: Readonly<Record<number, Fields>> = {
  1: exampleOf(Basics),
  2: exampleOf(Address),
  3: { pep: false },
  4: {},
  5: { payment: false },
  6: { documents_sent: true },
};

/** The first save, with other basics where a test needs them. */
export const businessCreation = (other: Fields = {}) =>
  sent({ type: 'application.create', fields: { ...businessSample[1], ...other } });

/** A valid save of a step, with other answers where a test needs them. */
export const businessSaving = (step: number, other: Fields = {}) =>
  sent({ type: 'step.save', step, fields: { ...businessSample[step], ...other } });

export const businessGoTo = (step: number) => sent({ type: 'step.goTo', step });
export const businessBack = sent({ type: 'step.back' });
export const businessResume = sent({ type: 'application.resume' });
export const businessFinish = sent({ type: 'application.finish' });
export const businessJump = (state: string) =>
  sent({ type: 'application.jump', state, reason: 'asked by phone' }, 'admin');
export const businessUndo = sent({ type: 'application.undo' }, 'admin');
export const businessUpload = (documentType: 'identity' | 'register_extract') =>
  sent({ type: 'documents.uploaded', documentType, count: 2 }, 'system');

let numbers = 100_000_000;

/** Digits that nothing else of this run has: an identity card, or a part of a VAT number. */
export function nextNumber(): string {
  numbers += 1;
  return String(numbers);
}

/** A Belgian VAT number that no other application of this run has. */
export const nextBelgianVat = (): string => belgianVat(Number(nextNumber()));

/** Valid data of a contact, with an identity card of its own. */
export function contactData(type: ContactType, other: object = {}, idcard = nextNumber()): Fields {
  const example: Fields = exampleOf(contactClasses[type]);
  return { ...example, ...('idcard' in example && { idcard }), ...other };
}

/** A new contact under an id of the test's own, valid unless a test says otherwise; the id is its card's number too. */
export function adding(contact_type: ContactType, id: string, other: Fields = {}, parent_id?: string) {
  const data = contactData(contact_type, other, id);
  return sent({ type: 'contact.save', contact_type, data, id, ...(parent_id !== undefined && { parent_id }) });
}

/** An edit of a contact. */
export function editing(contact_type: ContactType, contact_id: string, other: Fields = {}) {
  const { data } = adding(contact_type, contact_id, other);
  return sent({ type: 'contact.save', contact_type, data, contact_id, id: '999' });
}

export const deleting = (contact_id: string) => sent({ type: 'contact.delete', contact_id });

/** One act that adds contacts under ids of the test's own, which are their cards' numbers too, and deletes others. */
export function changing(added: Readonly<Record<string, ReturnType<typeof adding>>>, removed: readonly string[] = []) {
  const entries = Object.entries(added);
  const contacts = entries.map(([name, { contact_type, data, parent_id }]) => [
    name,
    { contact_type, data, ...(parent_id !== undefined && { parent_id }) },
  ]);
  const ids = Object.fromEntries(entries.map(([name, { id = name }]) => [name, id]));
  return sent({ type: 'contacts.save', contacts: Object.fromEntries(contacts), removed, ids });
}

/** The people of a company, whose owners hold everything together. */
export const companyPeople = [
  adding('beneficial_owner_individual', '11', { shares: 60 }),
  adding('beneficial_owner_company', '12', { shares: 40 }),
  adding('beneficial_owner_individual', '13', { shares: 100 }, '12'),
  adding('director_individual', '14'),
  adding('authorised_signatory', '15'),
];

/** The way of a company from its first save to the summary. */
export const companyWay = [
  businessCreation(),
  businessSaving(2),
  ...companyPeople,
  businessSaving(3),
  adding('principal_account_holder', '21'),
  businessSaving(4),
  businessSaving(5),
  businessSaving(6),
];

/** The roles of the only person of a company. */
export const onePerson = changing({
  owner: adding('beneficial_owner_individual', '41', { shares: 100, idcard: '592' }),
  director: adding('director_individual', '42', { idcard: '592' }),
  signatory: adding('authorised_signatory', '43', { idcard: '592' }),
  holder: adding('principal_account_holder', '44', { idcard: '592' }),
});

/** The way of a company of one person: who holds the account is named beside the other roles. */
export const onePersonWay = [
  businessCreation(),
  businessSaving(2),
  onePerson,
  businessSaving(3),
  businessSaving(5),
  businessSaving(6),
];

/** The same of a sole trader. */
export const traderWay = [
  businessCreation({ companyType: 'sole_trader' }),
  businessSaving(2),
  adding('owner_partner', '31'),
  businessSaving(3),
  adding('principal_account_holder', '21'),
  businessSaving(4),
  businessSaving(5),
  businessSaving(6),
];

/** The same of a company that wants a credit card account. */
export const cardWay = [
  businessCreation({ account_type: 'credit_card' }),
  businessSaving(2),
  adding('principal_account_holder', '21'),
  businessSaving(4),
  businessSaving(5, { izola_pro_credit_card: 'pro_platinum' }),
  businessSaving(6),
];
