import { Autofill } from '../rules/autofill.js';
import { Email, Text } from '../rules/text.js';
import { Country } from '../rules/choice.js';
import { isAnyOf, Flag, Required, RequiredIf } from '../rules/required.js';
import { FutureDate } from '../rules/date-text.js';
import { Example } from '../rules/example.js';

const isElsewhere = isAnyOf('differentAddress', true);

/** Step two: the business's name, address and registration. */
export class Address {
  @Required() @Text() @Example('Harbour Plumbing') @Autofill('organization') company: string;
  @Text() @Example('Harbour') trade_name?: string;
  @Required() @Text() @Example('Private limited company') company_legal_entity: string;
  @Required() @Country('countries') @Example('be') @Autofill('country') company_country: string;

  /** Until when the registration is valid. */
  @Required() @FutureDate() @Example('31/12/2099') expiry: string;
  @Required() @Text() @Example('Quay Street') @Autofill('address-line1') street_name: string;
  @Required() @Text() @Example('12, second floor') @Autofill('address-line2') address: string;
  @Required() @Text() @Example('2000 Antwerp') postalcode_city: string;
  @Required() @Country('countries') @Example('be') @Autofill('country') country: string;

  @Required()
  @Email()
  @Example('office@harbour-plumbing.example')
  @Autofill('work email')
  email_address: string;

  /** Whether the registered address is another one. */
  @Flag() @Example(true) differentAddress?: boolean;

  @RequiredIf(isElsewhere)
  @Text()
  @Example('Market Square')
  @Autofill('section-registered address-line1')
  register_street_name?: string;

  @RequiredIf(isElsewhere)
  @Text()
  @Example('3')
  @Autofill('section-registered address-line2')
  register_address?: string;

  @RequiredIf(isElsewhere)
  @Text()
  @Example('9000')
  @Autofill('section-registered postal-code')
  register_postalcode?: string;

  @RequiredIf(isElsewhere)
  @Text()
  @Example('Ghent')
  @Autofill('section-registered address-level2')
  register_city?: string;

  @RequiredIf(isElsewhere)
  @Country('countries')
  @Example('be')
  @Autofill('section-registered country')
  register_country?: string;
}
