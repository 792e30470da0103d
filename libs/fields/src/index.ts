export {
  checkFields,
  type Checked,
  type Deriving,
  type FieldErrors,
  type Fields,
  type FieldsClass,
} from './check/check.js';
export { errorKeys, errorDescriptions, type ErrorKey } from './check/check.js';
export type { ValidationContext } from './check/field-registry.js';
export {
  annotate,
  asFields,
  fieldsOf,
  isFields,
  registerField,
  type FieldSpec,
  type RegisteredField,
  type When,
} from './check/field-registry.js';
export * from './check/json-schema.js';
export { fieldSpecs, type FormField } from './check/field-specs.js';

export { field, isFilled, rule, saying, trimmed } from './rules/rule.js';
export { Description, Example, exampleOf } from './rules/example.js';
export { Autofill } from './rules/autofill.js';
export * from './rules/choice.js';
export * from './rules/date-text.js';
export * from './rules/required.js';
export { Digits, Integer, Money, Share, type NumberLimits } from './rules/number.js';
export { maxMoney } from './rules/max-money.js';
export { Phone } from './rules/phone.js';
export { Postcode } from './rules/postcode.js';
export { Email, Text, type TextLimits } from './rules/text.js';
export { birthKnownTo } from './loan-application/offer-rules.js';
export { isoDateOf, typedDateOf } from './rules/typed-date.js';

export { choices, type ChoiceName } from './choices.js';
export { countryCodes, isCountryCode } from './countries.js';

export * from './loan-application/loan-types.js';
export * from './loan-application/offer.js';
export { LoanDetails, loanDetailsOf } from './loan-application/loan-details.js';
export { StepOne } from './loan-application/step-one.js';
export { StepTwo } from './loan-application/step-two.js';
export { StepThree } from './loan-application/step-three.js';
export { StepFour } from './loan-application/step-four.js';
export { StepFive } from './loan-application/step-five.js';
export { riskSituation } from './loan-application/risk-situation.js';

export { StoreEntry } from './store/store-entry.js';
export { IntermediaryLogin } from './store/intermediary-login.js';
export { StoreDetails } from './store/store-details.js';

export { businessCountries, isBusinessCountry, type BusinessCountry } from './e-banking/business-countries.js';
export * from './e-banking/company-types.js';
export { belgianVat } from './e-banking/vat-check-digits.js';
export { isAsLongAsVat, possibleVatNumbers, vatNumberOf, vatText, type VatNumber } from './e-banking/vat.js';
export * from './e-banking/izola-pro-logic.js';
export { Basics } from './e-banking/basics.js';
export { Address } from './e-banking/address.js';
export { Holders, People } from './e-banking/people.js';
export { creditCardTerms } from './e-banking/credit-cards.js';
export { isCardOffered, Payment } from './e-banking/payment.js';
export { Marketing } from './e-banking/marketing.js';
export { contactClasses, contactTypes, isContactType, type ContactType } from './e-banking/contacts.js';

export { ContactMessage } from './site/contact-message.js';
export { Subscribe } from './site/subscribe.js';
