import {
  checkFields,
  contactClasses,
  fieldSpecs,
  isContactType,
  type FieldErrors,
  type Fields,
  type FormField,
} from '@statewise/fields';
import { differencesOf, type FlowView, type UnstampedEvent } from '@statewise/flow-client';
import type { Contact, FlowContext } from '@statewise/flow';
import { contactsIn, type ContactEntry, type ContactList } from '@statewise/machines';
import { sentValues, typedValues, type StepForm, type TypedValues } from '@statewise/wizard';
import type { ContactListBinding, EntryList } from './use-contact-list.js';

/** The form of an entry, or a part of it, drawn field by field as the form of a step is. */
export interface EntrySection extends StepForm {
  /** Values that were saved elsewhere, in another tab or device, in fields that were typed here too, by field name. */
  readonly elsewhere: Fields;
}

/** Answers and contacts as the server has them: a change that is under way shows in the form, not yet in the list. */
export function savedIn({ application }: Pick<FlowView, 'application'>): Pick<FlowContext, 'steps' | 'contacts'> {
  return { steps: application?.steps ?? {}, contacts: application?.contacts ?? [] };
}

/** The contact that an entry edits, as the server has it; undefined for a new one, and for one that is gone. */
export function editedContact(view: Pick<FlowView, 'application'>, { contactId }: ContactEntry): Contact | undefined {
  return savedIn(view).contacts.find(({ id }) => id === contactId);
}

/** The class of fields of a type of contact. */
function classOf(type: string) {
  if (!isContactType(type)) throw new Error(`${type} is no type of contact`);
  return contactClasses[type];
}

/** What is wrong with a contact by now, although it was not when it was saved: a card expires. */
export function errorsIn(view: Pick<FlowView, 'snapshot'>, { contact_type: type, fields }: Contact): FieldErrors {
  const known = { ...view.snapshot.context, at: new Date().toISOString() };
  return checkFields(classOf(type), fields, known).errors ?? {};
}

/** What the form of an entry shows: the contact as it is, and what was typed over it. */
function valuesOf(entry: ContactEntry, saved: Contact | undefined): TypedValues {
  return typedValues(classOf(entry.contactType), { ...entry.base, ...saved?.fields, ...entry.typed });
}

/** Whether a saved contact says all that an entry does. */
function saysSame({ fields }: Contact, type: string, data: unknown): boolean {
  const { fields: said } = checkFields(classOf(type), data, { at: '' });
  return Object.entries(said).every(([name, value]) => String(fields[name]) === String(value));
}

/** The event that saves an entry. Only the server knows the id of a new contact; the chart here goes by `new`. */
function savingOf(view: FlowView, entry: ContactEntry): UnstampedEvent {
  const { contactType, contactId } = entry;
  const known = { ...view.snapshot.context, at: new Date().toISOString() };
  const data = sentValues(classOf(contactType), valuesOf(entry, editedContact(view, entry)), known);
  const whose = contactId === null ? { id: 'new' } : { contact_id: contactId };
  return { type: 'contact.save', contact_type: contactType, data, ...whose };
}

const lists = new WeakMap<ContactList, EntryList>();

/** A list each entry of which is one contact; the same object each time. */
export function contactEntries(list: ContactList): EntryList {
  const known = lists.get(list) ?? {
    name: list.name,
    step: list.step,
    types: list.types,
    savingOf,
    deletionOf: (view: FlowView, id: string) =>
      savedIn(view).contacts.some((contact) => contact.id === id)
        ? { type: 'contact.delete', contact_id: id }
        : undefined,
    errorsOf: (_view: FlowView, _entry: ContactEntry, errors: FieldErrors) => errors,
    savedAs: (view: FlowView, entry: ContactEntry) => {
      const { data } = savingOf(view, entry);
      // The ids of contacts go up: the last one that says the same is the new one.
      return contactsIn(list, savedIn(view).contacts).findLast(
        (contact) => (entry.contactId ?? contact.id) === contact.id && saysSame(contact, entry.contactType, data),
      );
    },
  };
  lists.set(list, known);
  return known;
}

/** An entry that is open in a list, as its form is drawn from it. */
export interface OpenEntry {
  readonly binding: ContactListBinding;
  readonly entry: ContactEntry;
  /** What the form shows, by the names under which it is typed. */
  readonly values: Fields;
  /** The same as the server has it; undefined of a new entry, and of one that is gone. */
  readonly saved: Fields | undefined;
  /** The event that saves the entry, and what is wrong with it by the same names. */
  readonly event: UnstampedEvent;
  readonly present: FieldErrors;
}

/**
 * Draws parts of an entry's form; `keyOf` names a field of a part among what is typed. Errors are those of the last attempt,
 * and of numbers once typing pauses.
 */
export function entrySections({ binding, entry, values, saved, event, present }: OpenEntry) {
  const { flow, list, snapshot, send } = binding;
  const { errors, unchecked } = snapshot.context;
  const known = { ...flow.snapshot.context, at: new Date().toISOString() };
  const theirs = saved ? changedElsewhere(entry, saved, values) : {};
  return (specs: readonly FormField[], prefix: string, keyOf = (name: string) => name): EntrySection => {
    const shown = Object.fromEntries(specs.map(({ name }) => [name, String(values[keyOf(name)] ?? '')]));
    const wrong = specs.flatMap((spec): [string, readonly string[]][] => {
      const key = keyOf(spec.name);
      const isChecked = isCheckedWhileTyping(spec) && isTyped(entry.typed[key]) && !unchecked.includes(key);
      const told = errors[key]?.includes('changed') === true ? undefined : errors[key];
      const keys = (isChecked ? present[key] : undefined) ?? told;
      return keys === undefined ? [] : [[spec.name, keys]];
    });
    const elsewhere = specs.flatMap(({ name }) => (keyOf(name) in theirs ? [[name, theirs[keyOf(name)]]] : []));
    return {
      step: list.step,
      prefix,
      values: shown,
      fields: shown,
      known,
      event,
      specs: new Map(specs.map((spec) => [spec.name, spec])),
      errors: Object.fromEntries(wrong),
      elsewhere: Object.fromEntries(elsewhere),
      isApplicable: (name) => specs.some((spec) => spec.name === name),
      type: (change) => {
        const typed = Object.entries(change).map(([name, value]) => [keyOf(name), value] as const);
        send({ type: 'field.typed', fields: Object.fromEntries(typed) });
      },
      save: () => {
        send({ type: 'entry.submitted' });
        return true;
      },
    };
  };
}

/** Returns the form of an entry that is one contact. */
export function contactForm(binding: ContactListBinding, entry: ContactEntry): EntrySection {
  const { flow, list } = binding;
  const saved = editedContact(flow, entry);
  const event = savingOf(flow, entry);
  const present = flow.explain(event) ?? {};
  const values = valuesOf(entry, saved);
  const section = entrySections({ binding, entry, values, saved: saved?.fields, event, present });
  return section(fieldSpecs(classOf(entry.contactType)), `${list.name}-`);
}

/** Returns the values that were saved elsewhere since an entry was opened, in fields that were typed here, by name. */
function changedElsewhere({ base, typed }: ContactEntry, saved: Fields, values: Fields): Fields {
  const both = differencesOf(base, saved, values).filter(({ field }) => Object.hasOwn(typed, field));
  return Object.fromEntries(both.map(({ field, theirs }) => [field, theirs]));
}

/** Numbers are checked as they are typed, once typing pauses; the other fields when the entry is saved. */
function isCheckedWhileTyping({ kind, pattern }: FormField): boolean {
  return kind === 'percentage' || kind === 'phone' || (kind === 'text' && pattern !== undefined);
}

function isTyped(value: string | boolean | undefined): boolean {
  return value !== undefined && value !== '';
}
