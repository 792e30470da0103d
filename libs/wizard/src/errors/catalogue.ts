import { defineCatalogue, mergeCatalogues, type Catalogue } from '@statewise/i18n';

/** A sentence for each rule, around what a field is called in one: `say.<rule>` with `{the}`. */
const sentences = defineCatalogue('sentences', {
  en: () => import('./en.json', { with: { type: 'json' } }),
  nl: () => import('./nl.json', { with: { type: 'json' } }),
  fr: () => import('./fr.json', { with: { type: 'json' } }),
});

/** What is said of wrong answers in a front end: the sentences of every wizard with its own words for its fields. */
export function withSentences(own?: Catalogue): Catalogue {
  return own === undefined ? sentences : mergeCatalogues(own.area, sentences, own);
}
