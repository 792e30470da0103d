import {
  checkFields,
  contactClasses,
  fieldSpecs,
  isContactType,
  type FieldErrors,
  type Fields,
  type FormField,
} from '@statewise/fields';
import { differencesOf, type FlowBinding, type FlowView, type UnstampedEvent } from '@statewise/flow-client';
import type { Contact, FlowContext } from '@statewise/flow';
import { contactsIn, type ContactEntry, type ContactList, type ContactListContext } from '@statewise/machines';
import { sentValues, typedValues, type StepForm, type TypedValues } from '@statewise/wizard';
import type { EntryList } from './use-contact-list.js';

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

export interface ContactFormInput {
  readonly flow: FlowBinding;
  readonly entry: ContactEntry;
  readonly list: Pick<ContactListContext, 'errors' | 'unchecked'>;
  readonly step: number;
  readonly prefix: string;
  readonly onType: (values: TypedValues) => void;
  readonly onSave: () => void;
}

/** Returns the form of an entry. Its errors are those of the last attempt, and of numbers once typing pauses. */
export function contactForm({ flow, entry, list, step, prefix, onType, onSave }: ContactFormInput): EntrySection {
  const fieldsClass = classOf(entry.contactType);
  const saved = editedContact(flow, entry);
  const values = valuesOf(entry, saved);
  const known = { ...flow.snapshot.context, at: new Date().toISOString() };
  const event = savingOf(flow, entry);
  const { fields } = checkFields(fieldsClass, sentValues(fieldsClass, values, known), known);
  const specs = new Map(fieldSpecs(fieldsClass).map((spec) => [spec.name, spec]));
  const present = flow.explain(event) ?? {};
  const isChecked = (spec: FormField) =>
    isCheckedWhileTyping(spec) && isTyped(entry.typed[spec.name]) && !list.unchecked.includes(spec.name);
  const checked = [...specs.values()].filter(isChecked).flatMap(({ name }) => {
    const keys = present[name];
    return keys === undefined ? [] : [[name, keys] as const];
  });
  const told = Object.entries(list.errors).filter(([name, keys]) => !keys.includes('changed') && specs.has(name));
  return {
    step,
    prefix,
    values,
    fields,
    known,
    specs,
    event,
    elsewhere: saved ? changedElsewhere(entry, saved.fields, values) : {},
    errors: { ...Object.fromEntries(told), ...Object.fromEntries(checked) },
    isApplicable: (name) => specs.get(name)?.isApplicable(fields, known) ?? false,
    type: onType,
    save: () => {
      onSave();
      return true;
    },
  };
}

/** Returns the values that were saved elsewhere since an entry was opened, in fields that were typed here, by name. */
export function changedElsewhere({ base, typed }: ContactEntry, saved: Fields, values: Fields): Fields {
  const both = differencesOf(base, saved, values).filter(({ field }) => Object.hasOwn(typed, field));
  return Object.fromEntries(both.map(({ field, theirs }) => [field, theirs]));
}

/** Numbers are checked as they are typed, once typing pauses; the other fields when the entry is saved. */
export function isCheckedWhileTyping({ kind, pattern }: FormField): boolean {
  return kind === 'percentage' || kind === 'phone' || (kind === 'text' && pattern !== undefined);
}

function isTyped(value: string | boolean | undefined): boolean {
  return value !== undefined && value !== '';
}
