import type { Fields } from '@statewise/fields';
import { listedContacts, type Contact, type Flow } from '@statewise/flow';
import type { StoredApplication } from '../engine/stored-application.js';

/** What tells people apart: texts without case and spaces around them, digits and letters of cards. */
export interface PersonTraits {
  readonly name: string | null;
  /** `14/03/1985` */
  readonly born: string | null;
  readonly emails: readonly string[];
  readonly cards: readonly string[];
}

/** Why two are taken for one person. */
export type SamePerson = 'email' | 'card' | 'name_and_birth';

const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');
/** A text without accents, case and spaces around it. */
const comparable = (text: string): string =>
  text.trim().normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll(/\s+/g, ' ');
const wordsOf = (text: string): string[] =>
  comparable(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
const cardOf = (text: string): string => text.toLowerCase().replaceAll(/[^a-z\d]/g, '');

/** Who applies, by the answers that the flow lists. */
export function traitsOfApplicant(flow: Flow, { steps }: Pick<StoredApplication, 'steps'>): PersonTraits {
  const answers = new Map(steps.map(({ step_number, fields }) => [step_number, fields ?? {}]));
  return traitsOf(flow, (step) => (step === listedContacts ? undefined : answers.get(step)));
}

/** Who a contact is, by the same. */
export const traitsOfContact = (flow: Flow, { fields }: Pick<Contact, 'fields'>): PersonTraits =>
  traitsOf(flow, (step) => (step === listedContacts ? fields : undefined));

function traitsOf({ listing }: Flow, fieldsAt: (step: number) => Fields | undefined): PersonTraits {
  const listed = (as: string): string[] =>
    listing
      .filter((one) => one.as === as)
      .map(({ step, field }) => textOf(fieldsAt(step)?.[field]))
      .filter((text) => text !== '');
  const [born = null] = listed('date');
  const name = listed('name').join(' ');
  return {
    name: name === '' ? null : name,
    born,
    emails: [...new Set(listed('email').map((email) => email.toLowerCase()))],
    cards: [...new Set(listed('card').map(cardOf))],
  };
}

/** By what two are the same person; nothing where they are not known to be. */
export function samenessOf(one: PersonTraits, other: PersonTraits): SamePerson[] {
  const shares = (these: readonly string[], those: readonly string[]): boolean =>
    these.some((text) => those.includes(text));
  const isNamesake = one.name !== null && other.name !== null && comparable(one.name) === comparable(other.name);
  return [
    ...(shares(one.emails, other.emails) && !areTwo(one, other) ? (['email'] as const) : []),
    ...(shares(one.cards, other.cards) ? (['card'] as const) : []),
    ...(isNamesake && one.born !== null && one.born === other.born ? (['name_and_birth'] as const) : []),
  ];
}

/** Whether two are known to be different people, such as a couple with one e-mail address: another name and another birth date. */
function areTwo(one: PersonTraits, other: PersonTraits): boolean {
  if (one.name === null || other.name === null || one.born === null || other.born === null) return false;
  return comparable(one.name) !== comparable(other.name) && one.born !== other.born;
}

/** Whether a text has one of these addresses: a whole one, not a part of another. */
export function hasAddress(emails: readonly string[], text: string): boolean {
  const parts = text.toLowerCase().split(/[\s,;:<>()"]+/);
  return emails.some((email) => parts.includes(email));
}

/** Whether a text has a name of several words, whole and in one piece; the last name may come first. */
export function hasName(name: string, text: string): boolean {
  const words = wordsOf(name);
  if (words.length < 2) return false;
  const said = ` ${wordsOf(text).join(' ')} `;
  return words.some((_, at) => said.includes(` ${[...words.slice(at), ...words.slice(0, at)].join(' ')} `));
}
