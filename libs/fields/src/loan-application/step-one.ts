import type { Deriving, Fields } from '../check/check.js';
import { Choice, Country } from '../rules/choice.js';
import { Adult } from '../rules/date-text.js';
import { Flag } from '../rules/flag.js';
import { Integer } from '../rules/number.js';
import { Phone } from '../rules/phone.js';
import { AtLeastOneOf, MustBeTrue, Required, RequiredIf } from '../rules/required.js';
import { Email, Text } from '../rules/text.js';

const hasCoBorrower = ({ co_borrower }: Fields) => co_borrower === true;

/** Step one: who applies, and with whom. */
export class StepOne implements Deriving {
  @Required()
  @Choice('titles')
  title: string;

  @Required()
  @Text()
  first_name: string;

  @Required()
  @Text()
  last_name: string;

  @Required()
  @Email()
  email: string;

  @Choice('genders')
  gender?: string;

  @Required()
  @Country('nationalities')
  nationality: string;

  @Required()
  @Adult()
  date_of_birth: string;

  @Required()
  @Choice('civil_status')
  civil_status: string;

  @Required()
  @Integer({ min: 0, max: 20, dropdown: 'depandants' })
  dependants: number;

  @Flag()
  co_borrower?: boolean;

  @RequiredIf(hasCoBorrower)
  @Choice('civil_status')
  co_borrower_civil_status?: string;

  @RequiredIf(hasCoBorrower)
  @Adult()
  co_borrower_date_of_birth?: string;

  @AtLeastOneOf('mobile', 'telephone_number')
  @Phone()
  mobile?: string;

  @AtLeastOneOf('mobile', 'telephone_number')
  @Phone()
  telephone_number?: string;

  @MustBeTrue()
  accept_gdpr: boolean;

  @Integer({ min: 1 })
  intermediary_id?: number;

  @Text()
  store_number?: string;

  /** A married applicant borrows together with the spouse. */
  derive(): void {
    if (this.civil_status !== 'married') return;
    this.co_borrower = true;
    this.co_borrower_civil_status = 'married';
  }
}
