import { useWizardText } from '@statewise/wizard';
import type { StoreKey } from './catalogue.js';

/** The texts of this front end, the wizard's among them. */
export const useStoreText = useWizardText<StoreKey>;
