import { useWizardText } from '@statewise/wizard';
import type { LoanKey } from './catalogue.js';

/** The texts of this front end, the wizard's among them. */
export const useLoanText = useWizardText<LoanKey>;
