import type { Translator } from '@statewise/i18n';
import { useWizardText, type WizardKey } from '@statewise/wizard';
import type { StoreKey } from './catalogue.js';

/** The texts of this front end, the wizard's among them. */
export function useStoreText(): Translator<StoreKey | WizardKey> {
  return useWizardText<StoreKey>();
}
