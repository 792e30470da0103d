import { StoreClaim } from '@statewise/contract/bank';
import {
  checkFields,
  fieldsOf,
  isFields,
  isoDateOf,
  StoreDetails,
  StoreEntry,
  type FieldErrors,
  type Fields,
  type FieldsClass,
  type ValidationContext,
} from '@statewise/fields';
import { fieldErrors } from '@statewise/server/platform/problem/problem.js';

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
 * the account says who sells: what the form says there, and which intermediary it names, is left out.
 */
export function checkStoreForm(
  form: unknown,
  known: ValidationContext,
  { withEntry }: { readonly withEntry: boolean },
): { entry: Fields; details: Fields } {
  if (!isFields(form)) throw fieldErrors({ form_data: [form === undefined ? 'required' : 'format'] });
  const [ofEntry, besides] = partition(form, StoreEntry);
  const [ofClaim, ofDetails] = partition(besides, StoreClaim);
  const nobody = { fields: {}, errors: undefined };
  const entry = withEntry ? checkFields(StoreEntry, ofEntry, known) : nobody;
  const claim = checkFields(StoreClaim, ofClaim, known);
  const details = checkFields(StoreDetails, ofDetails, known);
  if (entry.errors || claim.errors || details.errors)
    throw fieldErrors({ ...entry.errors, ...claim.errors, ...details.errors });
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

/** The fields that a class knows, and the others. */
function partition(fields: object, type: FieldsClass): [Fields, Fields] {
  const names = fieldsOf(type);
  const entries = Object.entries(fields);
  return [
    Object.fromEntries(entries.filter(([name]) => names.has(name))),
    Object.fromEntries(entries.filter(([name]) => !names.has(name))),
  ];
}
