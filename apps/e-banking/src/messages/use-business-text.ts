import { useWizardText } from '@statewise/wizard';
import type { BusinessKey } from './catalogue.js';

/** The texts of this front end, the wizard's among them. */
export const useBusinessText = useWizardText<BusinessKey>;
