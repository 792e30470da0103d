import { defineCatalogue, mergeCatalogues, type Catalogue, type KeyOf } from '@statewise/i18n';

/** Texts that every wizard has, one chunk a language. */
export const wizardCatalogue = defineCatalogue('wizard', {
  en: () => import('./en.json', { with: { type: 'json' } }),
  nl: () => import('./nl.json', { with: { type: 'json' } }),
  fr: () => import('./fr.json', { with: { type: 'json' } }),
});

export type WizardKey = KeyOf<typeof wizardCatalogue>;

/** The texts of a front end with the wizard's below them, in the front end's area: a page has one translator for both. */
export function withWizardTexts(own: Catalogue): Catalogue {
  return mergeCatalogues(own.area, wizardCatalogue, own);
}
