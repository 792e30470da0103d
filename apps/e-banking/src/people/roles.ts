import { contactClasses, fieldSpecs, isContactType, type ContactType, type FormField } from '@statewise/fields';
import type { Contact, FlowContext } from '@statewise/flow';
import { contactLists, countingContacts, listOf, type ContactList } from '@statewise/machines';

/** What an owner, a director or a holder of the account can be. */
export type PartyKind = 'person' | 'company';

/** A role of a person or company: the list in which its contact stands, below a company where it owns a part of that one. */
export interface PartyRole {
  /** The name of the list, with the company's id where it stands below one. */
  readonly key: string;
  readonly list: ContactList;
  readonly type: ContactType;
  readonly parentId: string | null;
}

/** What stands once, however many roles there are. */
export const commonFields: readonly string[] = ['company', 'name', 'surname', 'birthday', 'idcard', 'expiry'];

type Known = Pick<FlowContext, 'steps' | 'contacts'>;

/** The steps of people: what is asked for in one list can be ticked at both. */
const steps = [3, 4];

/** The lists of people that the answers ask for; one with a question also before it is answered. */
export function listsOfPeople(known: Known): readonly ContactList[] {
  return contactLists.filter((list) => steps.includes(list.step) && list.applies(known.steps));
}

/** The contacts of people that count. */
export function peopleIn(known: Known): readonly Contact[] {
  const lists = listsOfPeople(known);
  return countingContacts(known).filter(({ contact_type }) => lists.some((list) => list === listOf(contact_type)));
}

/** The companies that own a part of the business, or of a company that does, and thereby can have owners. */
function owningCompanies(known: Known): readonly Contact[] {
  return peopleIn(known).filter(({ contact_type }) => contact_type === 'beneficial_owner_company');
}

/** Names the role of a list, below a company where there is one. */
export const roleKey = (list: string, parentId: string | null): string =>
  parentId === null ? list : `${list}@${parentId}`;

/** The role that a contact is. */
export function roleOf({ contact_type: type, parent_id: parentId }: Contact): PartyRole | undefined {
  const list = listOf(type);
  if (list === undefined || !isContactType(type)) return undefined;
  return { key: roleKey(list.name, parentId), list, type, parentId };
}

/** The roles that a person or company can have, those of an owner of each company included; `self` are its own contacts. */
export function rolesFor(kind: PartyKind, known: Known, self: readonly string[] = []): readonly PartyRole[] {
  const companies = owningCompanies(known).filter(({ id }) => !self.includes(id));
  return listsOfPeople(known).flatMap((list): PartyRole[] => {
    const type = typeFor(kind, list);
    if (type === undefined) return [];
    const below = list.name === 'beneficial_owner' ? companies.map(({ id }) => id) : [];
    return [null, ...below].map((parentId) => ({ key: roleKey(list.name, parentId), list, type, parentId }));
  });
}

/** The type of a list's contacts that are people, or companies; undefined where it takes none. */
function typeFor(kind: PartyKind, { types }: ContactList): ContactType | undefined {
  if (kind === 'person') return types.find((type) => !type.endsWith('_company'));
  return types.find((type) => type.endsWith('_company') || type === 'account');
}

/** What a role is asked for: what stands once, and what is the role's own. */
export function fieldsOfRole({ type }: Pick<PartyRole, 'type'>, kind: PartyKind) {
  const specs = fieldSpecs(contactClasses[type]);
  const isOther = kind === 'person' ? 'company' : 'name';
  const asked = specs.filter(({ name }) => name !== isOther && !(kind === 'company' && name === 'surname'));
  const isCommon = ({ name }: FormField) => commonFields.includes(name);
  return { common: asked.filter(isCommon), own: asked.filter((spec) => !isCommon(spec)) };
}
