import type { LoanOffer } from '@statewise/fields';
import type { LoanCatalogue } from './loan-catalogue.js';

/** What may be borrowed for one loan type, as the rules of the fields read it: a form takes no amount above the maximum. */
export function offerOfType(
  { loanTypes, loanTerms, promotions }: LoanCatalogue,
  loanType: number,
): LoanOffer | undefined {
  const type = loanTypes.find(({ id }) => id === loanType);
  if (type === undefined) return undefined;
  return {
    maximum: type.maximum,
    isBinding: true,
    terms: loanTerms
      .filter(({ loan_type_id }) => loan_type_id === loanType)
      .map(({ term, minimum }) => ({ term, minimum })),
    promotions: promotions
      .filter(({ loan_id }) => loan_id === loanType)
      .map(({ id, months, is_default }) => ({ id, months, is_default })),
  };
}
