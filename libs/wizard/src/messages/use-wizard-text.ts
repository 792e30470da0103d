import type { Translator } from '@statewise/i18n';
import { useT } from '@statewise/ui';
import { useWizard } from '../services.js';
import type { WizardKey } from './catalogue.js';

/** The texts of the front end, whose keys it names, with the wizard's own where it has none. */
export function useWizardText<Key extends string = never>(): Translator<WizardKey | Key> {
  return useT(useWizard().texts);
}
