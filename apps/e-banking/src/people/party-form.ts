import { checkFields, contactClasses, type FieldErrors, type Fields, type FormField } from '@statewise/fields';
import type { FlowView, UnstampedEvent } from '@statewise/flow-client';
import { contactName, businessSteps, totalShares, type ContactEntry } from '@statewise/machines';
import { sentValues, type StepForm } from '@statewise/wizard';
import { entrySections, savedIn, type EntrySection } from '../contacts/contact-form.js';
import type { ContactListBinding } from '../contacts/use-contact-list.js';
import { fieldOf, flatFields, partyAt, tickOf, type Party } from './parties.js';
import { commonFields, fieldsOfRole, roleKey, roleOf, rolesFor, type PartyKind, type PartyRole } from './roles.js';

type View = Pick<FlowView, 'application' | 'snapshot' | 'state'>;

/** The person or company that an entry edits, as the server has it; undefined for a new one, and for one that is gone. */
export function editedParty(view: Pick<FlowView, 'application'>, { contactId }: ContactEntry): Party | undefined {
  return contactId === null ? undefined : partyAt(savedIn(view), contactId);
}

const kindOfEntry = ({ contactType }: ContactEntry): PartyKind => (contactType === 'company' ? 'company' : 'person');

/** The roles that an entry can have, each with whether it is ticked. */
export interface Ticked {
  readonly role: PartyRole;
  readonly isTicked: boolean;
}

/** What the form of an entry shows: the person as they are, what was typed over it, and what follows where nothing was. */
function partyValues(view: View, entry: ContactEntry): Fields {
  const saved = editedParty(view, entry);
  const values: Fields = { ...(saved ? flatFields(saved) : entry.base), ...entry.typed };
  const begun = entry.parentId === null ? {} : { [tickOf({ key: roleKey('beneficial_owner', entry.parentId) })]: true };
  return { ...begun, ...followingValues(view, entry, { ...begun, ...values }), ...values };
}

/** A new owner holds what is still to divide; who is exposed is the person, until another name is typed. */
function followingValues(view: View, entry: ContactEntry, values: Fields): Fields {
  const following: Record<string, unknown> = {};
  for (const { role, isTicked } of tickedRoles(view, entry, values)) {
    if (isTicked && role.list.name === 'beneficial_owner') {
      const left = sharesLeft(view, entry, role.parentId);
      if (left > 0) following[fieldOf(role, 'shares')] = String(left);
    }
    if (role.type !== 'politically_exposed_person') continue;
    const name = contactName({ name: values['name'], surname: values['surname'] });
    if (name !== '') Object.assign(following, { [fieldOf(role, 'pep_name')]: name });
  }
  return following;
}

/** What is still to divide among the owners beside this one, in percent; of a company where `parentId` names it. */
export function sharesLeft(view: View, entry: ContactEntry, parentId: string | null): number {
  const own = editedParty(view, entry)?.contacts.map(({ id }) => id) ?? [];
  const { steps, contacts } = savedIn(view);
  const others = contacts.filter(({ id, parent_id }) => !(own.includes(id) && parent_id === parentId));
  return Math.round((100 - totalShares({ steps, contacts: others }, parentId)) * 100) / 100;
}

/** The roles of an entry; those of the contacts that it has already stay, also where the answers do not ask for them now. */
function tickedRoles(view: View, entry: ContactEntry, values: Fields): readonly Ticked[] {
  const own = editedParty(view, entry)?.contacts ?? [];
  const roles = rolesFor(
    kindOfEntry(entry),
    savedIn(view),
    own.map(({ id }) => id),
  );
  return roles.map((role) => ({ role, isTicked: values[tickOf(role)] === true }));
}

/** The fields of a role's contact among those of a form. */
function dataOf(role: PartyRole, kind: PartyKind, values: Fields, known: StepForm['known']): Fields {
  const { common, own } = fieldsOfRole(role, kind);
  const typed: Record<string, string | boolean> = {};
  for (const { name } of common) typed[name] = String(values[name] ?? '');
  for (const { name } of own) typed[name] = String(values[fieldOf(role, name)] ?? '');
  const exposed = contactName({ name: values['name'], surname: values['surname'] });
  if (role.type === 'politically_exposed_person' && exposed !== '') typed['political_exposed_contact_name'] = exposed;
  return sentValues(contactClasses[role.type], typed, known);
}

/** What a save changes: contacts by the keys of their roles, and the ids of those whose role was unticked. */
interface PartyChanges {
  readonly saved: Readonly<Record<string, Fields>>;
  readonly removed: readonly string[];
}

function changesOf(view: View, entry: ContactEntry): PartyChanges {
  const kind = kindOfEntry(entry);
  const values = partyValues(view, entry);
  const known = { ...view.snapshot.context, at: new Date().toISOString() };
  const own = editedParty(view, entry)?.contacts ?? [];
  const ticked = tickedRoles(view, entry, values);
  const saved: Record<string, Fields> = {};
  for (const { role, isTicked } of ticked) {
    if (!isTicked) continue;
    const contact = own.find((one) => roleOf(one)?.key === role.key);
    const data = dataOf(role, kind, values, known);
    const { fields } = checkFields(contactClasses[role.type], data, known);
    if (contact && isSame(fields, contact.fields)) continue;
    const { type: contact_type, parentId } = role;
    const place = contact ? { contact_id: contact.id } : parentId === null ? {} : { parent_id: parentId };
    saved[role.key] = { contact_type, data, ...place };
  }
  const isUnticked = (key: string | undefined) => ticked.some(({ role, isTicked }) => role.key === key && !isTicked);
  const removed = own.filter((one) => isUnticked(roleOf(one)?.key)).map(({ id }) => id);
  return { saved, removed };
}

/** Whether a party has all roles that are ticked in an entry, each with what the entry says. */
export function saysAll(view: View, entry: ContactEntry, { contacts }: Party): boolean {
  const values = partyValues(view, entry);
  const known = { ...view.snapshot.context, at: new Date().toISOString() };
  return tickedRoles(view, entry, values).every(({ role, isTicked }) => {
    const contact = contacts.find((one) => roleOf(one)?.key === role.key);
    if (!isTicked || contact === undefined) return !isTicked;
    const data = dataOf(role, kindOfEntry(entry), values, known);
    const { fields } = checkFields(contactClasses[role.type], data, known);
    // A share that only followed is not still to divide any more once it is saved.
    const said = Object.entries(fields).filter(([, value]) => String(value ?? '') !== '');
    return said.every(([name, value]) => String(value) === String(contact.fields[name] ?? ''));
  });
}

function isSame(fields: Fields, saved: Fields): boolean {
  const names = new Set([...Object.keys(fields), ...Object.keys(saved)]);
  return [...names].every((name) => String(fields[name] ?? '') === String(saved[name] ?? ''));
}

/** The step at which the application stands. */
const stepOf = ({ state }: View): number | undefined =>
  Object.values(businessSteps).find((known) => known.state === state)?.step;

/**
 * The event that saves an entry: one contact as a list of its own does it, several in one act; undefined where nothing is
 * changed. Someone without a role is refused by the chart.
 */
export function savingParty(view: View, entry: ContactEntry): UnstampedEvent | undefined {
  const { saved, removed } = changesOf(view, entry);
  const ticks = tickedRoles(view, entry, partyValues(view, entry)).filter(({ isTicked }) => isTicked);
  if (ticks.length === 0) return { type: 'contacts.save', contacts: {} };
  const [only, ...others] = Object.values(saved);
  if (only === undefined && removed.length === 0) return undefined;
  const tick = ticks.find(({ role }) => role.key in saved);
  if (only !== undefined && others.length === 0 && removed.length === 0 && tick?.role.list.step === stepOf(view))
    return { type: 'contact.save', ...only, ...(only['contact_id'] === undefined && { id: 'new' }) };
  return { type: 'contacts.save', contacts: saved, removed };
}

/** The event that deletes a person or company with all roles; undefined where it is gone already. */
export function deletingParty(view: View, id: string): UnstampedEvent | undefined {
  const contacts = partyAt(savedIn(view), id)?.contacts ?? [];
  const [only, ...others] = contacts;
  if (only === undefined) return undefined;
  const isOfStep = roleOf(only)?.list.step === stepOf(view);
  if (others.length === 0 && isOfStep) return { type: 'contact.delete', contact_id: only.id };
  return { type: 'contacts.save', contacts: {}, removed: contacts.map((contact) => contact.id) };
}

/** Errors of an event by the names of the form: what stands once is told once, a list that is full at its tick. */
export function partyErrors(view: View, entry: ContactEntry, errors: FieldErrors): FieldErrors {
  const ticked = tickedRoles(view, entry, partyValues(view, entry)).filter(({ isTicked }) => isTicked);
  const [onlyChanged] = Object.keys(changesOf(view, entry).saved);
  const flat = Object.entries(errors).map(([name, keys]): [string, readonly string[]] => {
    const at = name.lastIndexOf('.');
    const role = ticked.find(({ role: { key } }) => key === (at < 0 ? onlyChanged : name.slice(0, at)))?.role;
    const field = name.slice(at + 1);
    if (role === undefined || commonFields.includes(field)) return [field, keys];
    return [field === role.list.name ? tickOf(role) : fieldOf(role, field), keys];
  });
  return Object.fromEntries(flat);
}

/** The form of a person or company: what stands once, and its roles, each with what it is asked for. */
export interface PartyForm {
  readonly common: EntrySection;
  readonly roles: readonly (Ticked & { readonly section: EntrySection; readonly wrong: string | undefined })[];
  /** Whether no role is ticked, which the last attempt was refused for. */
  readonly isWithoutRole: boolean;
}

/** Returns the form of a person or company. */
export function partyForm(binding: ContactListBinding, entry: ContactEntry): PartyForm {
  const { flow, snapshot } = binding;
  const { errors } = snapshot.context;
  const kind = kindOfEntry(entry);
  const values = partyValues(flow, entry);
  const event = savingParty(flow, entry) ?? { type: 'contacts.save' };
  const present = partyErrors(flow, entry, flow.explain(event) ?? {});
  const saved = editedParty(flow, entry);
  const roles = tickedRoles(flow, entry, values);
  const section = entrySections({ binding, entry, values, saved: saved && flatFields(saved), event, present });
  const isNameless = isKnownAsExposedAlone(saved, values);
  const common = isNameless ? [] : commonSpecs(kind, roles);
  return {
    common: section(common, 'people-'),
    roles: roles.map((ticked) => {
      const { role } = ticked;
      const own = fieldsOfRole(role, kind).own.filter(
        ({ name }) => name !== 'political_exposed_contact_name' || isNameless,
      );
      return {
        ...ticked,
        section: section(own, `people-${role.key}-`, (name) => fieldOf(role, name)),
        wrong: errors[tickOf(role)]?.[0],
      };
    }),
    isWithoutRole: errors['contacts'] !== undefined && !roles.some(({ isTicked }) => isTicked),
  };
}

/** Whether all that is known is to whom somebody exposed matters, as programs may save it. */
function isKnownAsExposedAlone(saved: Party | undefined, { name, surname }: Fields): boolean {
  return saved !== undefined && contactName({ name, surname, company: saved.contacts[0]?.fields['company'] }) === '';
}

/** What stands once: what any ticked role is asked for, and before one is ticked what most are; of somebody exposed alone the name. */
function commonSpecs(kind: PartyKind, roles: readonly Ticked[]): readonly FormField[] {
  const usual = fieldsOfRole({ type: kind === 'person' ? 'director_individual' : 'director_company' }, kind).common;
  const ticked = roles.filter(({ isTicked }) => isTicked).flatMap(({ role }) => fieldsOfRole(role, kind).common);
  const isTicked = roles.some((role) => role.isTicked);
  const names = usual.filter(({ name }) => name === 'name' || name === 'surname');
  const specs = ticked.length > 0 ? ticked : isTicked ? names : usual;
  return commonFields.flatMap((name) => specs.find((spec) => spec.name === name) ?? []);
}
