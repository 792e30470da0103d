import type { ValidationContext } from '../check/validation-context.js';
import type { Fields } from '../check/check.js';
import { field, rule } from '../rules/rule.js';
import { offerOf } from './offer.js';

/** What makes a loan another one, for which the prices of the day count. */
const loanFields = ['amount', 'loan_term', 'consumer_loan_application_loan_type_id'] as const;

/** A yearly nominal rate in percent that the server set. */
export function AgreedRate(): PropertyDecorator {
  return field(
    { kind: 'percentage', derived: true, normalise: (value) => value },
    rule('numbers', (value) => typeof value === 'number' && value >= 0 && value < 1000),
  );
}

/** The rate of a loan: the one at which it was chosen as long as it stays the same loan, else that of the offer. */
export function agreedRate(loan: Fields, known: ValidationContext): number | undefined {
  const before = known.steps?.[0];
  const agreed = before?.['yearly_rate'];
  const isSame = before !== undefined && loanFields.every((name) => (loan[name] ?? '') === (before[name] ?? ''));
  if (isSame && typeof agreed === 'number') return agreed;
  return offerOf(known)?.rate;
}
