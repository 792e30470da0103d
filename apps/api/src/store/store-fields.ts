import {
  checkFields,
  fieldsOf,
  isoDateOf,
  StoreDetails,
  StoreEntry,
  type FieldErrors,
  type Fields,
  type ValidationContext,
} from '@statewise/fields';
import { fieldErrors } from '@statewise/server/platform/http/field-errors.js';

/** Names of the loan in the store app, and in the loan application. */
const loanNames: Readonly<Record<string, string>> = {
  loan_type_id: 'consumer_loan_application_loan_type_id',
  loan_amount: 'amount',
  loan_term: 'loan_term',
  promotion_id: 'consumer_loan_application_promotion_id',
  description: 'description',
};

/** The loan of a store form under the names of the loan application. */
export function loanFieldsOf(fields: Fields): Fields {
  return Object.fromEntries(
    Object.entries(loanNames).flatMap(([ours, theirs]) =>
      Object.hasOwn(fields, ours) ? [[theirs, fields[ours]]] : [],
    ),
  );
}

/** Errors of the loan application's names as errors of the store form's. */
export function storeErrorsOf(errors: FieldErrors): FieldErrors {
  const ours = Object.fromEntries(Object.entries(loanNames).map(([name, theirs]) => [theirs, name]));
  return Object.fromEntries(Object.entries(errors).map(([name, keys]) => [ours[name] ?? name, keys]));
}

/**
 * The whole store form: who sells, and what the customer asks for; throws its field errors. Of a signed-in intermediary
 * the account says who sells: what the form says there is left out.
 */
export function checkStoreForm(
  form: unknown,
  known: ValidationContext,
  { withEntry }: { readonly withEntry: boolean },
): { entry: Fields; details: Fields } {
  if (typeof form !== 'object' || form === null || Array.isArray(form))
    throw fieldErrors({ form_data: [form === undefined ? 'required' : 'format'] });
  const entryNames = fieldsOf(StoreEntry);
  const [ofEntry, ofDetails] = partition(Object.entries(form), ([name]) => entryNames.has(name));
  const nobody = { fields: {}, errors: undefined };
  const entry = withEntry ? checkFields(StoreEntry, Object.fromEntries(ofEntry), known) : nobody;
  const details = checkFields(StoreDetails, Object.fromEntries(ofDetails), known);
  if (entry.errors || details.errors) throw fieldErrors({ ...entry.errors, ...details.errors });
  return { entry: entry.fields, details: details.fields };
}

/** Checks by a class and throws its field errors. */
export function checkedBy(type: new () => object, input: unknown, known: ValidationContext): Fields {
  const { fields, errors } = checkFields(type, input, known);
  if (errors) throw fieldErrors(errors);
  return fields;
}

export function bornOf(fields: Fields): string | undefined {
  return isoDateOf(fields['date_of_birth']);
}

function partition<T>(items: readonly T[], belongs: (item: T) => boolean): [T[], T[]] {
  return [items.filter(belongs), items.filter((item) => !belongs(item))];
}
