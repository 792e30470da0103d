import type { LoanOffer } from '@statewise/fields';
import type { LoanCatalogue } from './loan-catalogue.js';

/** What may be borrowed for one loan type, as the rules of the fields read it: a form takes no amount above the maximum. */
export function offerOfType({ types, terms, promotions }: LoanCatalogue, loanType: number): LoanOffer | undefined {
  const type = types.find(({ id }) => id === loanType);
  if (type === undefined) return undefined;
  return {
    maximum: type.maximum,
    isBinding: true,
    terms: terms.filter(({ loanTypeId }) => loanTypeId === loanType).map(({ term, minimum }) => ({ term, minimum })),
    promotions: promotions
      .filter(({ loanTypeId }) => loanTypeId === loanType)
      .map(({ id, months, isDefault }) => ({ id, months, is_default: isDefault })),
  };
}
