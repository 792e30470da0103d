import type { Deriving } from '../check/check.js';
import { Autofill } from '../rules/autofill.js';
import { Email, Text } from '../rules/text.js';
import { Choice, Country } from '../rules/choice.js';
import { isAnyOf, Flag, AtLeastOneOf, MustBeTrue, Required, RequiredIf } from '../rules/required.js';
import { Adult } from '../rules/date-text.js';
import { Example } from '../rules/example.js';
import { Integer } from '../rules/number.js';
import { Phone } from '../rules/phone.js';

const hasCoBorrower = isAnyOf('co_borrower', true);

/** Step one: who applies, and with whom. */
export class StepOne implements Deriving {
  @Required() @Choice('titles') @Example('ms') @Autofill('honorific-prefix') title: string;
  @Required() @Text() @Example('Ada') @Autofill('given-name') first_name: string;
  @Required() @Text() @Example('Vella') @Autofill('family-name') last_name: string;
  @Required() @Email() @Example('ada@example.com') @Autofill('email') email: string;
  @Choice('genders') @Example('female') @Autofill('sex') gender?: string;
  @Required() @Country('nationalities') @Example('mt') nationality: string;
  @Required() @Adult() @Example('14/03/1985') @Autofill('bday') date_of_birth: string;
  @Required() @Choice('civil_status') @Example('cohabiting') civil_status: string;
  @Required() @Integer({ min: 0, max: 20, dropdown: 'depandants' }) @Example(2) dependants: number;
  @Flag() @Example(true) co_borrower?: boolean;
  @RequiredIf(hasCoBorrower) @Choice('civil_status') @Example('cohabiting') co_borrower_civil_status?: string;
  @RequiredIf(hasCoBorrower) @Adult() @Example('02/11/1983') co_borrower_date_of_birth?: string;

  @AtLeastOneOf('mobile', 'telephone_number')
  @Phone()
  @Example('+356 7912 3456')
  @Autofill('mobile tel')
  mobile?: string;

  @AtLeastOneOf('mobile', 'telephone_number')
  @Phone()
  @Example('+356 2123 4567')
  @Autofill('home tel')
  telephone_number?: string;

  @MustBeTrue() @Example(true) accept_gdpr: boolean;
  @Integer({ min: 1 }) @Example(1) intermediary_id?: number;
  @Text() @Example('101') store_number?: string;

  /** A married applicant borrows together with the spouse. */
  derive(): void {
    if (this.civil_status !== 'married') return;
    this.co_borrower = true;
    this.co_borrower_civil_status = 'married';
  }
}
