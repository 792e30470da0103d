import type { Language } from './locale.js';

/** A text, or its plural forms chosen by the value named `count`. `{name}` in it is replaced by the value of that name. */
export type Message = string | PluralMessage;
export type PluralMessage = Readonly<Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }>;
export type Messages<Key extends string = string> = Readonly<Record<Key, Message>>;

/** The texts of one area, loadable per language as a chunk of its own. */
export interface Catalogue<Key extends string = string> {
  readonly area: string;
  readonly load: (language: Language) => Promise<Messages<Key>>;
}

/** Texts by area, all in one language. */
export type LoadedCatalogues = Readonly<Record<string, Messages>>;

/** Names the area and how each language's module is fetched; every language has the keys of the first. */
export function defineCatalogue<Key extends string>(
  area: string,
  modules: Readonly<Record<Language, () => Promise<{ readonly messages: Messages<Key> }>>>,
): Catalogue<Key> {
  const loaded = new Map<Language, Promise<Messages<Key>>>();
  const load = (language: Language): Promise<Messages<Key>> => {
    const known = loaded.get(language);
    if (known) return known;
    const loading = modules[language]().then((module) => module.messages);
    loaded.set(language, loading);
    // A failed download must not be remembered: the next visit of the page tries again.
    loading.catch(() => loaded.delete(language));
    return loading;
  };
  return { area, load };
}

/** Fetches several areas at once, ready for a provider of translations. */
export async function loadCatalogues(language: Language, catalogues: readonly Catalogue[]): Promise<LoadedCatalogues> {
  const loaded = await Promise.all(catalogues.map(async ({ area, load }) => [area, await load(language)] as const));
  return Object.fromEntries(loaded);
}
