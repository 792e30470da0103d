import { Country } from '../rules/choice.js';
import { Phone } from '../rules/phone.js';
import { AtLeastOneOf, Required } from '../rules/required.js';
import { Postcode } from '../rules/postcode.js';
import { Text } from '../rules/text.js';
import { Year } from '../rules/year.js';

/** Step two: where the applicant lives and can be reached. */
export class StepTwo {
  @Required()
  @Text()
  street: string;

  @Required()
  @Text({ max: 10 })
  house_number: string;

  @Text({ max: 10 })
  box?: string;

  @Required()
  @Postcode('country')
  postcode: string;

  @Required()
  @Text()
  city: string;

  @Required()
  @Country('countries')
  country: string;

  @Required()
  @Year()
  resident_since: string;

  @AtLeastOneOf('mobile_number', 'telephone_number')
  @Phone()
  mobile_number?: string;

  @AtLeastOneOf('mobile_number', 'telephone_number')
  @Phone()
  telephone_number?: string;
}
