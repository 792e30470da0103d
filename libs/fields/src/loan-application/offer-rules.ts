import type { Fields } from '../check/check.js';
import type { ValidationContext } from '../check/field-registry.js';
import { rule } from '../rules/rule.js';
import { isStaffType, loanType } from './loan-types.js';
import { offeredTerms, offerOf, type OfferedPromotion } from './offer.js';

/** One of the five loan types; the staff types only for staff. */
export function LoanType(): PropertyDecorator {
  const types: readonly unknown[] = Object.values(loanType);
  return rule(
    'oneOf',
    (value, _, { isStaff }) => types.includes(value) && (isStaff === true || !isStaffType(Number(value))),
    'not a loan type, or one for staff (3, 4) where the application is not by staff',
  );
}

/** One of the terms offered for the amount and age at hand; without an offer no term can be chosen. */
export function TermOnOffer(amountField: string): PropertyDecorator {
  const isOnOffer = (value: unknown, values: Fields, known: ValidationContext) => {
    const offer = offerOf(known);
    const amount = values[amountField];
    if (offer === undefined || typeof amount !== 'number') return false;
    return offeredTerms(offer, amount, values.date_of_birth ?? birthKnownTo(known), known.at).some(
      (term) => term === value,
    );
  };
  return rule(
    'oneOf',
    isOnOffer,
    `not one of the terms offered for the loan type and \`${amountField}\` (\`getLoanDetails\`) that end by the 75th birthday`,
  );
}

/** The applicant's date of birth as typed: an answer of step one, or what a store that prepared the application was told. */
export function birthKnownTo({ steps, born }: ValidationContext): unknown {
  return steps?.[1]?.date_of_birth ?? born ?? undefined;
}

/** Refuses an amount above the maximum of a binding offer, as in a form; else the plan and the risk rules judge it. */
export function WithinOffer(): PropertyDecorator {
  const isWithin = (value: unknown, _: Fields, known: ValidationContext) => {
    const { isBinding = false, maximum = null } = offerOf(known) ?? {};
    return !isBinding || maximum === null || typeof value !== 'number' || value <= maximum;
  };
  return rule('max', isWithin);
}

/** One of the promotions of the loan type. */
export function PromotionOnOffer(): PropertyDecorator {
  const isOnOffer = (value: unknown, _: Fields, known: ValidationContext) => promotionOf(value, known) !== undefined;
  return rule('oneOf', isOnOffer, 'not a promotion of the loan type (`getLoanDetails`)');
}

/** The promotion with this id in the offer at hand. */
export function promotionOf(id: unknown, known: ValidationContext): OfferedPromotion | undefined {
  return offerOf(known)?.promotions.find((promotion) => promotion.id === id);
}
