import {
  Adult,
  checkFields,
  Example,
  fieldsOf,
  Integer,
  isoDateOf,
  minimumAmount,
  Money,
  offeredTerms,
  offerOf,
  OneOf,
  priceCountries,
  Required,
  rule,
  StoreDetails,
  StoreEntry,
  Text,
  type FieldErrors,
  type Fields,
  type PriceCountry,
  type ValidationContext,
} from '@statewise/fields';
import { fieldErrors } from '@statewise/server/platform/http/request-fields.js';

/** What the calculator is asked with. A term that ends too late is for the plan to revise, so age is no rule here. */
export class CalculatedLoan {
  @Required()
  @rule('oneOf', (value) => [1, 2, 3, 4, 5].some((type) => type === value))
  @Integer()
  @Example(1)
  loan_type_id: number;

  @Required()
  @Money({ min: minimumAmount })
  @Example(10_000)
  loan_amount: number;

  @Required()
  @rule('oneOf', (value, { loan_amount }, known) => termsFor(loan_amount, known).some((term) => term === value))
  @Integer({ min: 1 })
  @Example(36)
  loan_term: number;

  @rule('oneOf', (value, _, known) => offerOf(known)?.promotions.some(({ id }) => id === value) ?? false)
  @Integer()
  @Example(1)
  promotion_id?: number;

  @Text()
  @Example('Ada')
  first_name?: string;

  @Text()
  @Example('Vella')
  last_name?: string;

  @Adult()
  @Example('14/03/1985')
  date_of_birth?: string;

  /** Whose prices count; the bank's own country unless said. */
  @OneOf(priceCountries)
  @Example('be')
  country?: PriceCountry;
}

function termsFor(amount: unknown, known: ValidationContext): number[] {
  const offer = offerOf(known);
  return offer !== undefined && typeof amount === 'number' ? offeredTerms(offer, amount, undefined, known.at) : [];
}

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
