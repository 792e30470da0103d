import { defineCatalogue, mergeCatalogues, type Catalogue, type KeyOf } from '@statewise/i18n';

const first = defineCatalogue('wizard-first', {
  en: () => import('./first/en.json', { with: { type: 'json' } }),
  nl: () => import('./first/nl.json', { with: { type: 'json' } }),
  fr: () => import('./first/fr.json', { with: { type: 'json' } }),
});

const later = defineCatalogue('wizard-later', {
  en: () => import('./en.json', { with: { type: 'json' } }),
  nl: () => import('./nl.json', { with: { type: 'json' } }),
  fr: () => import('./fr.json', { with: { type: 'json' } }),
});

/** Texts that every wizard has; those of a first page come before the others. */
export const wizardCatalogue = mergeCatalogues('wizard', first, later);

export type WizardKey = KeyOf<typeof wizardCatalogue>;

/** The texts of a front end with the wizard's below them, in the front end's area: a page has one translator for both. */
export function withWizardTexts(own: Catalogue): Catalogue {
  return mergeCatalogues(own.area, wizardCatalogue, own);
}

/** The texts of a front end's first page, in the area of all its texts, with the wizard's below them. */
export function withFirstTexts(area: string, own: Catalogue): Catalogue {
  return mergeCatalogues(area, first, own);
}
