import type { Translator } from '@statewise/i18n';
import { useWizardText, type WizardKey } from '@statewise/wizard';
import type { BusinessKey } from './catalogue.js';

/** The texts of this front end, the wizard's among them. */
export function useBusinessText(): Translator<BusinessKey | WizardKey> {
  return useWizardText<BusinessKey>();
}
