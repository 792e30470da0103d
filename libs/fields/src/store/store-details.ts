import type { Deriving } from '../check/check.js';
import { Autofill } from '../rules/autofill.js';
import { Email, Text } from '../rules/text.js';
import { Choice } from '../rules/choice.js';
import { Adult } from '../rules/date-text.js';
import { Example } from '../rules/example.js';
import { Integer, Money } from '../rules/number.js';
import { Phone } from '../rules/phone.js';
import { Required } from '../rules/required.js';
import { loanType, minimumAmount } from '../loan-application/loan-types.js';
import { LoanType, PromotionOnOffer, TermOnOffer } from '../loan-application/offer-rules.js';

/** Application details of the store app: the customer and the loan. */
export class StoreDetails implements Deriving {
  @Required() @Choice('titles') @Example('ms') @Autofill('off') title: string;
  @Required() @Text() @Example('Ada') @Autofill('off') first_name: string;
  @Required() @Text() @Example('Vella') @Autofill('off') last_name: string;
  @Text({ max: 201, derived: true }) fullname?: string;
  @Required() @Adult() @Example('14/03/1985') @Autofill('off') date_of_birth: string;
  @Required() @Email() @Example('ada@example.com') @Autofill('off') email: string;
  @Required() @Phone() @Example('+356 7912 3456') @Autofill('off') mobile: string;
  @Required() @Text() @Example('Luca Zammit') @Autofill('name') employee_full_name: string;
  @Required() @LoanType() @Integer({ values: Object.values(loanType) }) @Example(1) loan_type_id: number;
  @Required() @Money({ min: minimumAmount }) @Example(10_000) loan_amount: number;
  @Required() @TermOnOffer('loan_amount') @Integer({ min: 1 }) @Example(36) loan_term: number;
  @PromotionOnOffer() @Integer() @Example(1) promotion_id?: number;
  @Text({ max: 500, multiline: true }) @Example('A new bathroom and a heat pump') description?: string;

  derive(): void {
    this.fullname = [this.first_name, this.last_name]
      .filter((name) => typeof name === 'string' && name !== '')
      .join(' ');
  }
}
