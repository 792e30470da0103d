import { fieldsOf, type ValidationContext } from '../check/field-registry.js';
import type { Deriving, Fields } from '../check/check.js';
import { Example } from '../rules/example.js';
import { Integer, Money } from '../rules/number.js';
import { rule, field } from '../rules/rule.js';
import { Required } from '../rules/required.js';
import { Text } from '../rules/text.js';
import { loanType, minimumAmount } from './loan-types.js';
import { LoanType, PromotionOnOffer, promotionOf, TermOnOffer, WithinOffer } from './offer-rules.js';
import { offerOf } from './offer.js';

/** What makes a loan another one, for which the prices of the day count. */
const loanFields = ['amount', 'loan_term', 'consumer_loan_application_loan_type_id'] as const;

/** A yearly nominal rate in percent that the server set. */
function AgreedRate(): PropertyDecorator {
  return field(
    { kind: 'percentage', derived: true, normalise: (value) => value },
    rule('numbers', (value) => typeof value === 'number' && value >= 0 && value < 1000),
  );
}

/** The rate of a loan: the one at which it was chosen as long as it stays the same loan, else that of the offer. */
function agreedRate(loan: Fields, known: ValidationContext): number | undefined {
  const before = known.steps?.[0];
  const agreed = before?.['yearly_rate'];
  const isSame = before !== undefined && loanFields.every((name) => (loan[name] ?? '') === (before[name] ?? ''));
  if (isSame && typeof agreed === 'number') return agreed;
  return offerOf(known)?.rate;
}

/** The loan as the calculator, the partner-store step and step four ask for it; an amount over the maximum is for the loan plan to reject. */
export class LoanDetails implements Deriving {
  @Required() @WithinOffer() @Money({ min: minimumAmount }) @Example(10_000) amount: number;

  @Required()
  @LoanType()
  @Integer({ values: Object.values(loanType) })
  @Example(1)
  consumer_loan_application_loan_type_id: number;

  @Required() @TermOnOffer('amount') @Integer({ min: 1 }) @Example(36) loan_term: number;
  @PromotionOnOffer() @Integer() @Example(1) consumer_loan_application_promotion_id?: number;
  @Integer({ derived: true }) promotional_months?: number;

  /** In percent: that of the day on which the loan was chosen or changed. */
  @AgreedRate() yearly_rate?: number | '';

  @rule('min', (value, { amount }) => typeof amount !== 'number' || Number(value) >= amount, 'less than `amount`')
  @Money()
  @Example(12_500)
  purchase_amount?: number;

  @Text({ max: 500, multiline: true }) @Example('A new bathroom and a heat pump') description?: string;

  derive(known: ValidationContext): void {
    this.promotional_months = promotionOf(this.consumer_loan_application_promotion_id, known)?.months ?? 0;
    const rate = agreedRate(Object.fromEntries<unknown>(Object.entries(this)), known);
    if (rate !== undefined) this.yearly_rate = rate;
    else if (this.yearly_rate !== undefined) this.yearly_rate = '';
  }
}

/** The loan part of fields that hold more, such as those of step four. */
export function loanDetailsOf(fields: Fields): Fields {
  const names = fieldsOf(LoanDetails);
  return Object.fromEntries(Object.entries(fields).filter(([name]) => names.has(name)));
}
