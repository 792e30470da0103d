import { languages, loadCatalogues, uiCatalogue, type Language, type LoadedCatalogues } from '@statewise/i18n';
import { siteCatalogue } from './catalogue.js';

const loaded = new Map<Language, LoadedCatalogues>();

/** Fetches the texts of a language, so that pages in it can be drawn at once. */
export async function loadLanguage(language: Language): Promise<void> {
  loaded.set(language, await loadCatalogues(language, [uiCatalogue, siteCatalogue]));
}

/** The server draws pages in every language. */
export async function loadEveryLanguage(): Promise<void> {
  await Promise.all(languages.map(loadLanguage));
}

/** The texts of a language that was loaded before. */
export function textsIn(language: Language): LoadedCatalogues {
  return loaded.get(language) ?? {};
}
