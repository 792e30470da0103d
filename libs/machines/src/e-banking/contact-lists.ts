import type { ContactType, Fields } from '@statewise/fields';
import type { Contact, FlowContext, SummaryList } from '@statewise/flow';
import { isCreditCardAccount } from './steps.js';

/** A list of contacts of one step: what stands in it, for whom it is, and how many it takes. */
export interface ContactList {
  /** Its name in errors: the types' own, without what tells them apart. */
  readonly name: string;
  readonly step: number;
  readonly types: readonly ContactType[];
  /** Whether the answers ask for the list; what stands in one that is not asked for does not count. */
  readonly applies: (steps: FlowContext['steps']) => boolean;
  /** The field of the step that must be answered with yes for the list to count; a list without one counts. */
  readonly question?: string;
  /** Fewest and most contacts at the top of the list, once its question is answered with yes. */
  readonly min: number;
  readonly max: (steps: FlowContext['steps']) => number;
}

type Answers = FlowContext['steps'];

const isWithPeople = ({ 1: basics }: Answers) => basics !== undefined && !isCreditCardAccount(basics);
const isCompany = (steps: Answers) => isWithPeople(steps) && steps[1]?.['isCompany'] === true;
const isTrader = (steps: Answers) => isWithPeople(steps) && steps[1]?.['isCompany'] === false;
const always = () => true;

/** More people than any business names; a list without an end would fill the database. */
export const maxContacts = 100;
const many = () => maxContacts;

/** The lists of all steps. */
export const contactLists: readonly ContactList[] = [
  {
    name: 'beneficial_owner',
    step: 3,
    types: ['beneficial_owner_individual', 'beneficial_owner_company'],
    applies: isCompany,
    min: 1,
    max: many,
  },
  {
    name: 'director',
    step: 3,
    types: ['director_individual', 'director_company'],
    applies: isCompany,
    min: 1,
    max: many,
  },
  {
    name: 'authorised_signatory',
    step: 3,
    types: ['authorised_signatory'],
    applies: isCompany,
    min: 1,
    max: many,
  },
  { name: 'owner_partner', step: 3, types: ['owner_partner'], applies: isTrader, min: 1, max: many },
  {
    name: 'politically_exposed_person',
    step: 3,
    types: ['politically_exposed_person'],
    applies: isWithPeople,
    question: 'pep',
    min: 1,
    max: many,
  },
  {
    name: 'principal_account_holder',
    step: 4,
    types: ['principal_account_holder'],
    applies: always,
    min: 1,
    max: ({ 1: basics }) => (isCreditCardAccount(basics) ? 1 : 3),
  },
  {
    name: 'additional_card_holder',
    step: 4,
    types: ['additional_card_holder'],
    applies: always,
    min: 0,
    max: () => 2,
  },
  { name: 'account', step: 4, types: ['account'], applies: always, min: 0, max: many },
  {
    name: 'client_number',
    step: 5,
    types: ['client_number'],
    applies: always,
    question: 'payment',
    min: 1,
    max: many,
  },
];

/** The list in which contacts of a type stand. */
export function listOf(type: string): ContactList | undefined {
  return contactLists.find(({ types }) => types.some((known) => known === type));
}

/** The contacts of a list, those below another included. */
export function contactsIn({ types }: ContactList, contacts: readonly Contact[]): Contact[] {
  return contacts.filter(({ contact_type }) => types.some((type) => type === contact_type));
}

/** What the list's question is answered with; undefined while it is not, and where there is none. */
export function answerOf({ step, question }: ContactList, steps: FlowContext['steps']): unknown {
  return question === undefined ? undefined : steps[step]?.[question];
}

/** The contacts that count: a change of mind sets whole lists aside, and brings them back. */
export function countingContacts({ steps, contacts }: Pick<FlowContext, 'steps' | 'contacts'>): readonly Contact[] {
  return contacts.filter(({ contact_type }) => {
    const list = listOf(contact_type);
    return list !== undefined && list.applies(steps) && answerOf(list, steps) !== false;
  });
}

/** The lists that a summary shows: those that are asked for, but not one that may stay empty, or whose question is not answered with yes, with nobody in it. */
export function shownLists(context: Pick<FlowContext, 'steps' | 'contacts'>): SummaryList[] {
  const counting = countingContacts(context);
  return contactLists
    .filter(({ applies }) => applies(context.steps))
    .map((list) => ({ ...list, contacts: contactsIn(list, counting) }))
    .filter(({ contacts, min, question }) => contacts.length > 0 || (min > 0 && question === undefined));
}

/** What a contact is called: a person, a company or a number. */
export function contactName({ name, surname, company, pep_name, client_number }: Fields): string {
  const person = [name, surname].map(textOf).filter(Boolean).join(' ');
  return [person, ...[company, pep_name, client_number].map(textOf)].find(Boolean) ?? '';
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
