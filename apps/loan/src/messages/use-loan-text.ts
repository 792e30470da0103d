import type { Translator } from '@statewise/i18n';
import { useT } from '@statewise/ui';
import { loanCatalogue, type LoanKey } from './catalogue.js';

/** The texts of this front end. */
export function useLoanText(): Translator<LoanKey> {
  return useT(loanCatalogue);
}
