import { languages, loadCatalogues, uiCatalogue, type Language, type LoadedCatalogues } from '@statewise/i18n';
import { calculatorCatalogue } from '../calculators/messages/catalogue.js';
import { contactCatalogue } from '../contact/messages/catalogue.js';
import { jobsCatalogue } from '../jobs/messages/catalogue.js';
import { anniversaryCatalogue } from '../thirty-years/messages/catalogue.js';
import { siteCatalogue } from './catalogue.js';

const catalogues = [
  uiCatalogue,
  siteCatalogue,
  calculatorCatalogue,
  contactCatalogue,
  jobsCatalogue,
  anniversaryCatalogue,
];

const loaded = new Map<Language, LoadedCatalogues>();

/** Reads all texts in all languages, so that the server draws every page at once. */
export async function loadEveryLanguage(): Promise<void> {
  await Promise.all(
    languages.map(async (language) => loaded.set(language, await loadCatalogues(language, catalogues))),
  );
}

/** The texts of a language that was loaded before. */
export function textsIn(language: Language): LoadedCatalogues {
  return loaded.get(language) ?? {};
}
