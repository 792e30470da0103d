import {
  checkFields,
  contactClasses,
  getIzolaProLogic,
  isCardOffered,
  isContactType,
  isFields,
  isFilled,
  isBusinessCountry,
  type Checked,
  type FieldErrors,
  type Fields,
} from '@statewise/fields';
import {
  isSaving,
  onceAnEvent,
  stepAnswers,
  type AnswersOf,
  type Contact,
  type FlowEvent,
  type IsRelevant,
} from '@statewise/flow';
import { answerOf, countingContacts, listOf } from './contact-lists.js';
import { contactErrors, listErrors } from './contact-rules.js';
import type { BusinessContext } from './context.js';
import type { BusinessEvent } from './events.js';
import { businessSteps, isCreditCardAccount } from './steps.js';

/** A credit card that another account does not come with is set aside with the account. */
const isOffered: IsRelevant = (_fields, { steps }, card) => !isFilled(card) || isCardOffered(card, steps?.[1]);

/** What the server says of a VAT number counts where it says so; nothing is known of one that was saved before. */
const fields = stepAnswers<BusinessContext>({
  steps: businessSteps,
  relevance: { 5: { izola_pro_credit_card: isOffered } },
  known: ({ steps }, event) => ({
    at: event.at,
    steps,
    ...('vies' in event && { vies: event.vies }),
    ...('isVatUsed' in event && { isVatUsed: event.isVatUsed }),
  }),
});

/** The answers of a business account's application: the fields of a step, and the lists of contacts beside them. */
export const businessAnswers: AnswersOf<BusinessContext> = {
  ...fields,
  checkStep: onceAnEvent((context: BusinessContext, event: FlowEvent): Checked => {
    const checked = fields.checkStep(context, event);
    if (!isSaving(event)) return checked;
    const steps = { ...context.steps, [event.step]: checked.fields };
    const lists = listErrors({ steps, contacts: context.contacts }, event.step);
    return lists ? { ...checked, errors: { ...lists, ...checked.errors } } : checked;
  }),
  errorsOf: (context, event, numbers) => {
    const lists = numbers.flatMap((step) => {
      const { state = '' } = Object.values(businessSteps).find((known) => known.step === step) ?? {};
      const errors = Object.entries(listErrors(context, step) ?? {});
      return errors.map(([name, keys]): [string, readonly string[]] => [`${state}.${name}`, keys]);
    });
    const answered = fields.errorsOf(context, event, numbers);
    return lists.length > 0 || answered ? { ...Object.fromEntries(lists), ...answered } : undefined;
  },
};

/** Errors of the contacts that count as they stand at an event, by `state.list.id.field`: identity cards expire. */
function outdatedContacts(context: BusinessContext, { at }: FlowEvent): FieldErrors {
  const errors = countingContacts(context).flatMap(({ id, contact_type, fields: values }) => {
    const list = listOf(contact_type);
    if (!list || !isContactType(contact_type)) return [];
    const checked = checkFields(contactClasses[contact_type], values, { at, steps: context.steps });
    const { state } = Object.values(businessSteps).find(({ step }) => step === list.step) ?? { state: '' };
    return Object.entries(checked.errors ?? {}).map(([name, keys]) => [`${state}.${list.name}.${id}.${name}`, keys]);
  });
  return Object.fromEntries(errors);
}

const missing = onceAnEvent((context: BusinessContext, event: FlowEvent): Checked => {
  const steps = [1, 2, 3, 4, 5, 6].filter((step) => step !== 3 || !isCreditCardAccount(context.steps[1]));
  const errors = { ...outdatedContacts(context, event), ...businessAnswers.errorsOf(context, event, steps) };
  return { fields: {}, errors: Object.keys(errors).length > 0 ? errors : undefined };
});

/**
 * What is missing or has expired before the application can be sent, by `state.field`, `state.list` and for a contact
 * `state.list.id.field`; undefined when nothing is.
 */
export const missingAnswers = (context: BusinessContext, event: FlowEvent): FieldErrors | undefined =>
  missing(context, event).errors;

/** The kinds of documents that this business must send and of which none has arrived. */
export function missingDocuments({ steps, documents }: BusinessContext): string[] {
  return requiredDocumentsOf(steps).filter((document) => (documents[document] ?? 0) === 0);
}

/** The kinds of documents that the bank asks the business for. */
export function requiredDocumentsOf(steps: BusinessContext['steps']): readonly string[] {
  const { countryCode, companyType } = steps[1] ?? {};
  if (!isBusinessCountry(countryCode) || typeof companyType !== 'string') return [];
  const asked = { country: countryCode, companyType, isCreditCardAccount: isCreditCardAccount(steps[1]) };
  return getIzolaProLogic(asked).documents;
}

type Saving = Extract<BusinessEvent, { readonly type: 'contact.save' }>;
type SavingMany = Extract<BusinessEvent, { readonly type: 'contacts.save' }>;

/** One contact that an event adds or edits; `id` is that of a new one. */
type Change = Pick<Saving, 'contact_type' | 'data' | 'contact_id' | 'parent_id' | 'id'> & { readonly name: string };

/** The contact of a change as it would then be; undefined when there is none to edit, or one already. */
function changedContact(
  contacts: readonly Contact[],
  { contact_type, contact_id, parent_id, id }: Change,
  values: Fields,
): Contact | undefined {
  if (contact_id === undefined)
    return id === undefined || contacts.some((one) => one.id === id)
      ? undefined
      : { id, parent_id: parent_id ?? null, contact_type, fields: values };
  const edited = contacts.find((one) => one.id === contact_id && one.contact_type === contact_type);
  return edited && (parent_id ?? edited.parent_id) === edited.parent_id ? { ...edited, fields: values } : undefined;
}

/** The answers and contacts after a save of contacts, the contacts in the order of their ids; or why they cannot be so. */
interface SavedContacts extends Pick<BusinessContext, 'steps' | 'contacts' | 'savedContact'> {
  readonly errors: FieldErrors | undefined;
}

/** Errors under the name of the change that they are about; those of an only change have none. */
const named = (name: string, errors: FieldErrors = {}): FieldErrors =>
  name === '' ? errors : Object.fromEntries(Object.entries(errors).map(([field, keys]) => [`${name}.${field}`, keys]));

/** Makes the changes one after the other: the fields of each are checked, then the lists in which they all stand. */
function changeContacts(context: BusinessContext, changes: readonly Change[], at: string): SavedContacts {
  let { steps, contacts, savedContact } = context;
  const errors: Record<string, readonly string[]> = {};
  const made: { readonly name: string; readonly contact: Contact }[] = [];
  for (const change of changes) {
    const { name, contact_type: type, data } = change;
    const checked = checkFields(contactClasses[type], data, { at, steps: context.steps });
    const contact = changedContact(contacts, change, checked.fields);
    if (!contact) return { ...context, errors: named(name, { id: ['unknown'] }) };
    contacts = [...contacts.filter(({ id }) => id !== contact.id), contact];
    steps = withQuestionAnswered(steps, contact);
    savedContact = contact.id;
    Object.assign(errors, named(name, checked.errors));
    made.push({ name, contact });
  }
  contacts = contacts.toSorted((a, b) => (a.id < b.id ? -1 : 1));
  for (const { name, contact } of made)
    for (const [field, keys] of Object.entries(named(name, contactErrors({ steps, contacts }, contact))))
      errors[field] ??= keys;
  return { steps, contacts, savedContact, errors: Object.keys(errors).length > 0 ? errors : undefined };
}

/** What `contact.save` makes of the contacts. */
export const saveContact = (context: BusinessContext, event: Saving): SavedContacts =>
  changeContacts(context, [{ ...event, name: '' }], event.at);

/** What `contacts.save` makes of them: what it deletes is gone before what it saves is looked at. */
export function saveContacts(context: BusinessContext, event: SavingMany): SavedContacts {
  const { changes, errors } = changesIn(event);
  if (errors) return { ...context, errors };
  const contacts = (event.removed ?? []).reduce(withoutContact, context.contacts);
  return changeContacts({ ...context, contacts }, changes, event.at);
}

/** Types of the contacts that `contacts.save` adds, edits or deletes. */
export function changedTypes({ contacts }: BusinessContext, event: SavingMany): readonly string[] {
  const saved = Object.values(event.contacts ?? {}).map((change) =>
    isFields(change) ? String(change['contact_type']) : '',
  );
  const removed = contacts.filter(({ id }) => event.removed?.includes(id) === true);
  return [...saved, ...removed.map(({ contact_type }) => contact_type)];
}

const isTextOrNone = (value: unknown): value is string | undefined => value === undefined || typeof value === 'string';

/** The changes that an event names, in the order of the names, for the log does not keep another; or what is wrong with their shape. */
function changesIn({ contacts = {}, ids = {} }: SavingMany): { changes: readonly Change[]; errors?: FieldErrors } {
  const changes: Change[] = [];
  for (const [name, change] of Object.entries(contacts).toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    if (!isFields(change)) return { changes, errors: { [name]: ['format'] } };
    const { contact_type, data, contact_id, parent_id, ...others } = change;
    const [unknown] = Object.keys(others);
    if (unknown !== undefined) return { changes, errors: { [`${name}.${unknown}`]: ['unknown'] } };
    if (!isContactType(contact_type)) return { changes, errors: { [`${name}.contact_type`]: ['oneOf'] } };
    if (!isFields(data)) return { changes, errors: { [`${name}.data`]: ['format'] } };
    if (!isTextOrNone(contact_id) || !isTextOrNone(parent_id))
      return { changes, errors: { [`${name}.id`]: ['format'] } };
    changes.push({ name, contact_type, data, contact_id, parent_id, id: ids[name] ?? name });
  }
  return { changes };
}

/** Returns the steps with the question of the contact's list answered yes, where it was answered no. */
function withQuestionAnswered(steps: BusinessContext['steps'], { contact_type }: Contact): BusinessContext['steps'] {
  const list = listOf(contact_type);
  if (list?.question === undefined || answerOf(list, steps) !== false) return steps;
  return { ...steps, [list.step]: { ...steps[list.step], [list.question]: true } };
}

/** The contacts without one of them and what stands below it. */
export function withoutContact(contacts: readonly Contact[], id: string): readonly Contact[] {
  const below = contacts.filter(({ parent_id }) => parent_id === id);
  const rest = contacts.filter((contact) => contact.id !== id);
  return below.reduce<readonly Contact[]>((left, one) => withoutContact(left, one.id), rest);
}
