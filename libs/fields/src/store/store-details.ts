import type { Deriving } from '../check/check.js';
import { Choice } from '../rules/choice.js';
import { Adult } from '../rules/date-text.js';
import { Integer, Money } from '../rules/number.js';
import { Phone } from '../rules/phone.js';
import { Required } from '../rules/required.js';
import { Email, Text } from '../rules/text.js';
import { minimumAmount } from '../loan-application/loan-types.js';
import { LoanType, PromotionOnOffer, TermOnOffer } from '../loan-application/offer-rules.js';

/** Application details of the store app: the customer and the loan. */
export class StoreDetails implements Deriving {
  @Required()
  @Choice('titles')
  title: string;

  @Required()
  @Text()
  first_name: string;

  @Required()
  @Text()
  last_name: string;

  @Text({ max: 201, derived: true })
  fullname?: string;

  @Required()
  @Adult()
  date_of_birth: string;

  @Required()
  @Email()
  email: string;

  @Required()
  @Phone()
  mobile: string;

  @Required()
  @Text()
  employee_full_name: string;

  @Required()
  @LoanType()
  @Integer()
  loan_type_id: number;

  @Required()
  @Money({ min: minimumAmount })
  loan_amount: number;

  @Required()
  @TermOnOffer('loan_amount')
  @Integer({ min: 1 })
  loan_term: number;

  @PromotionOnOffer()
  @Integer()
  promotion_id?: number;

  @Text({ max: 500, multiline: true })
  description?: string;

  derive(): void {
    this.fullname = [this.first_name, this.last_name]
      .filter((name) => typeof name === 'string' && name !== '')
      .join(' ');
  }
}
