import { defineCatalogue, type Catalogue } from '@statewise/i18n';
import type { WizardKey } from './en.js';

/** Texts that every wizard has, one chunk a language. */
export const wizardCatalogue = defineCatalogue<WizardKey>('wizard', {
  en: () => import('./en.js'),
  nl: () => import('./nl.js'),
  fr: () => import('./fr.js'),
});

/** The texts of a front end with the wizard's below them, in the front end's area: a page has one translator for both. */
export function withWizardTexts({ area, load }: Catalogue): Catalogue {
  return {
    area,
    load: async (language) => {
      const [below, own] = await Promise.all([wizardCatalogue.load(language), load(language)]);
      return { ...below, ...own };
    },
  };
}
