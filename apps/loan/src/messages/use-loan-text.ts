import type { Translator } from '@statewise/i18n';
import { useWizardText, type WizardKey } from '@statewise/wizard';
import type { LoanKey } from './catalogue.js';

/** The texts of this front end, the wizard's among them. */
export function useLoanText(): Translator<LoanKey | WizardKey> {
  return useWizardText<LoanKey>();
}
