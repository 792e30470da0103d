import { Autofill } from '../rules/autofill.js';
import { Text } from '../rules/text.js';
import { Postcode } from '../rules/postcode.js';
import { Country } from '../rules/choice.js';
import { Example } from '../rules/example.js';
import { Phone } from '../rules/phone.js';
import { rule } from '../rules/rule.js';
import { AtLeastOneOf, Required } from '../rules/required.js';
import { Year } from '../rules/date-text.js';
import type { Fields } from '../check/check.js';
import type { ValidationContext } from '../check/field-registry.js';
import { isoDateOf } from '../rules/typed-date.js';

/** Step two: where the applicant lives and can be reached. */
export class StepTwo {
  @Required() @Text() @Example('Republic Street') @Autofill('address-line1') street: string;
  @Required() @Text({ max: 10 }) @Example('12') @Autofill('address-line2') house_number: string;
  @Text({ max: 10 }) @Example('3A') @Autofill('address-line3') box?: string;
  @Required() @Postcode('country') @Example('VLT 1110') @Autofill('postal-code') postcode: string;
  @Required() @Text() @Example('Valletta') @Autofill('address-level2') city: string;
  @Required() @Country('countries') @Example('mt') @Autofill('country') country: string;

  @Required()
  @rule('year', isLivedIn, 'before the year in which the applicant was born')
  @Year()
  @Example('2012')
  resident_since: string;

  @AtLeastOneOf('mobile_number', 'telephone_number')
  @Phone()
  @Example('+356 7912 3456')
  @Autofill('mobile tel')
  mobile_number?: string;

  @AtLeastOneOf('mobile_number', 'telephone_number')
  @Phone()
  @Example('+356 2123 4567')
  @Autofill('home tel')
  telephone_number?: string;
}

/** Whether the year is not before the applicant's year of birth; true where the date of birth is unknown. */
function isLivedIn(year: unknown, _: Fields, { steps }: ValidationContext): boolean {
  const born = isoDateOf(steps?.[1]?.date_of_birth);
  return born === undefined || String(year) >= born.slice(0, 4);
}
