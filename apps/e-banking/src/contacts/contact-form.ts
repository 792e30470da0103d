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
import type { ContactEntry, ContactListContext } from '@statewise/machines';
import { sentValues, typedValues, type StepForm, type TypedValues } from '@statewise/wizard';

/** The form of an entry, drawn field by field as the form of a step is. */
export interface ContactForm extends StepForm {
  /** Values that were saved elsewhere, in another tab or device, in fields that were typed here too, by field name. */
  readonly elsewhere: Fields;
}

/** Answers and contacts as the server has them: a change that is under way shows in the form, not yet in the list. */
export function savedIn({ application }: Pick<FlowView, 'application'>): Pick<FlowContext, 'steps' | 'contacts'> {
  return { steps: application?.steps ?? {}, contacts: application?.contacts ?? [] };
}

/** The contact that an entry edits, as the server has it; undefined for a new one, and for one that is gone. */
export function editedBy(view: Pick<FlowView, 'application'>, { contactId }: ContactEntry): Contact | undefined {
  return savedIn(view).contacts.find(({ id }) => id === contactId);
}

/** The class of fields of a type of contact. */
export function classOf(type: string) {
  if (!isContactType(type)) throw new Error(`${type} is no type of contact`);
  return contactClasses[type];
}

/** What is wrong with a contact by now, although it was not when it was saved: a card expires. */
export function errorsIn(view: FlowView, { contact_type: type, fields }: Contact): FieldErrors {
  const known = { ...view.snapshot.context, at: new Date().toISOString() };
  return checkFields(classOf(type), fields, known).errors ?? {};
}

/** What the form of an entry shows: the contact as it is, and what was typed over it. */
function valuesOf(entry: ContactEntry, saved: Contact | undefined): TypedValues {
  return typedValues(classOf(entry.contactType), { ...entry.base, ...saved?.fields, ...entry.typed });
}

/** The event that saves an entry. Only the server knows the id of a new contact; the chart here goes by `new`. */
export function savingOf(view: FlowView, entry: ContactEntry): UnstampedEvent {
  const { contactType, contactId, parentId } = entry;
  const saved = editedBy(view, entry);
  const known = { ...view.snapshot.context, at: new Date().toISOString() };
  const data = sentValues(classOf(contactType), valuesOf(entry, saved), known);
  const whose =
    contactId === null
      ? { id: 'new', ...(parentId === null ? {} : { parent_id: parentId }) }
      : { contact_id: contactId };
  return { type: 'contact.save', contact_type: contactType, data, ...whose };
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
export function contactForm({ flow, entry, list, step, prefix, onType, onSave }: ContactFormInput): ContactForm {
  const fieldsClass = classOf(entry.contactType);
  const saved = editedBy(flow, entry);
  const values = valuesOf(entry, saved);
  const known = { ...flow.snapshot.context, at: new Date().toISOString() };
  const event = savingOf(flow, entry);
  const sent = sentValues(fieldsClass, values, known);
  const { fields } = checkFields(fieldsClass, sent, known);
  const specs = new Map(fieldSpecs(fieldsClass).map((spec) => [spec.name, spec]));
  const elsewhere = changedElsewhere(entry, saved, sent);
  const isChecked = (spec: FormField) =>
    isCheckedWhileTyping(spec) && isTyped(entry.typed[spec.name]) && !list.unchecked.includes(spec.name);
  const present = flow.explain(event) ?? {};
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
    elsewhere,
    errors: { ...Object.fromEntries(told), ...Object.fromEntries(checked) },
    isApplicable: (name) => specs.get(name)?.isApplicable(fields, known) ?? false,
    type: onType,
    save: () => {
      onSave();
      return true;
    },
  };
}

/** Returns the values that were saved elsewhere in fields that were typed here, by field name. */
function changedElsewhere({ base, typed }: ContactEntry, saved: Contact | undefined, sent: Fields): Fields {
  if (saved === undefined) return {};
  const both = differencesOf(base, saved.fields, sent).filter(({ field }) => Object.hasOwn(typed, field));
  return Object.fromEntries(both.map(({ field, theirs }) => [field, theirs]));
}

/** Numbers are checked as they are typed, once typing pauses; the other fields when the entry is saved. */
function isCheckedWhileTyping({ kind, pattern }: FormField): boolean {
  return kind === 'percentage' || kind === 'phone' || (kind === 'text' && pattern !== undefined);
}

function isTyped(value: string | boolean | undefined): boolean {
  return value !== undefined && value !== '';
}
