import type { ValidationContext } from '../check/validation-context.js';
import { rule } from '../rules/rule.js';
import { isStaffType, loanType } from './loan-types.js';
import { offeredTerms, offerOf, type OfferedPromotion } from './offer.js';

/** One of the five loan types; the staff types only for staff. */
export function LoanType(): PropertyDecorator {
  const types: readonly unknown[] = Object.values(loanType);
  return rule(
    'oneOf',
    (value, _, { isStaff }) => types.includes(value) && (isStaff === true || !isStaffType(Number(value))),
  );
}

/** One of the terms offered for the amount and age at hand; without an offer no term can be chosen. */
export function TermOnOffer(amountField: string): PropertyDecorator {
  return rule('oneOf', (value, values, known) => {
    const offer = offerOf(known);
    const amount = values[amountField];
    if (offer === undefined || typeof amount !== 'number') return false;
    const dateOfBirth = values.date_of_birth ?? known.steps?.[1]?.date_of_birth;
    return offeredTerms(offer, amount, dateOfBirth, known.at).some((term) => term === value);
  });
}

/** One of the promotions of the loan type. */
export function PromotionOnOffer(): PropertyDecorator {
  return rule('oneOf', (value, _, known) => promotionOf(value, known) !== undefined);
}

/** The promotion with this id in the offer at hand. */
export function promotionOf(id: unknown, known: ValidationContext): OfferedPromotion | undefined {
  return offerOf(known)?.promotions.find((promotion) => promotion.id === id);
}
