import { Autofill } from '../rules/autofill.js';
import { Country } from '../rules/choice.js';
import { Example } from '../rules/example.js';
import { Phone } from '../rules/phone.js';
import { AtLeastOneOf, Required } from '../rules/required.js';
import { Postcode } from '../rules/postcode.js';
import { Text } from '../rules/text.js';
import { Year } from '../rules/year.js';

/** Step two: where the applicant lives and can be reached. */
export class StepTwo {
  @Required()
  @Text()
  @Example('Republic Street')
  @Autofill('address-line1')
  street: string;

  @Required()
  @Text({ max: 10 })
  @Example('12')
  house_number: string;

  @Text({ max: 10 })
  @Example('3A')
  box?: string;

  @Required()
  @Postcode('country')
  @Example('VLT 1110')
  @Autofill('postal-code')
  postcode: string;

  @Required()
  @Text()
  @Example('Valletta')
  @Autofill('address-level2')
  city: string;

  @Required()
  @Country('countries')
  @Example('mt')
  @Autofill('country')
  country: string;

  @Required()
  @Year()
  @Example('2012')
  resident_since: string;

  @AtLeastOneOf('mobile_number', 'telephone_number')
  @Phone()
  @Example('+356 7912 3456')
  @Autofill('tel')
  mobile_number?: string;

  @AtLeastOneOf('mobile_number', 'telephone_number')
  @Phone()
  @Example('+356 2123 4567')
  @Autofill('home tel')
  telephone_number?: string;
}
