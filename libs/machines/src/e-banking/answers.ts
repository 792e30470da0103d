import {
  checkFields,
  contactClasses,
  getIzolaProLogic,
  isCardOffered,
  isContactType,
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
  const { countryCode, companyType } = steps[1] ?? {};
  if (!isBusinessCountry(countryCode) || typeof companyType !== 'string') return [];
  const asked = { country: countryCode, companyType, isCreditCardAccount: isCreditCardAccount(steps[1]) };
  return getIzolaProLogic(asked).documents.filter((document) => (documents[document] ?? 0) === 0);
}

type Saving = Extract<BusinessEvent, { readonly type: 'contact.save' }>;

/** The contact that an event adds or edits, as it would then be; undefined when there is none to edit, or one already. */
function savedContact(
  { contacts }: BusinessContext,
  { contact_type, contact_id, parent_id, id }: Saving,
  values: Fields,
): Contact | undefined {
  if (contact_id === undefined)
    return id === undefined || contacts.some((one) => one.id === id)
      ? undefined
      : { id, parent_id: parent_id ?? null, contact_type, fields: values };
  const edited = contacts.find((one) => one.id === contact_id && one.contact_type === contact_type);
  return edited && (parent_id ?? edited.parent_id) === edited.parent_id ? { ...edited, fields: values } : undefined;
}

/** The answers and contacts after `contact.save`, the contacts in the order of their ids; or why they cannot be so. */
interface SavedContacts extends Pick<BusinessContext, 'steps' | 'contacts' | 'savedContact'> {
  readonly errors: FieldErrors | undefined;
}

/** What `contact.save` makes of the contacts: its own fields are checked, then the lists it stands in. */
export function saveContact(context: BusinessContext, event: Saving): SavedContacts {
  const checked = checkFields(contactClasses[event.contact_type], event.data, { at: event.at, steps: context.steps });
  const contact = savedContact(context, event, checked.fields);
  if (!contact) return { ...context, errors: { id: ['unknown'] } };
  const others = context.contacts.filter(({ id }) => id !== contact.id);
  const contacts = [...others, contact].sort((a, b) => (a.id < b.id ? -1 : 1));
  const steps = withQuestionAnswered(context.steps, contact);
  const errors = { ...contactErrors({ steps, contacts }, contact), ...checked.errors };
  return { steps, contacts, savedContact: contact.id, errors: Object.keys(errors).length > 0 ? errors : undefined };
}

/** Returns the steps with the question of the contact's list answered yes, where it was answered no. */
function withQuestionAnswered(steps: BusinessContext['steps'], { contact_type }: Contact): BusinessContext['steps'] {
  const list = listOf(contact_type);
  if (list?.question === undefined || answerOf(list, steps) !== false) return steps;
  return { ...steps, [list.step]: { ...steps[list.step], [list.question]: true } };
}

/** The contacts without one of them and what stands below it. */
export function withoutContact(contacts: readonly Contact[], id: string): readonly Contact[] {
  return contacts.filter((contact) => contact.id !== id && contact.parent_id !== id);
}
