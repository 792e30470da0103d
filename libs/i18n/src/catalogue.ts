import type { Language } from './locale.js';

/**
 * Texts by key, in ICU MessageFormat as far as it is used here: `{name}` is replaced by the value of that name, and a text
 * may be one plural, `{count, plural, one {{count} file} other {{count} files}}`.
 */
export type Messages<Key extends string = string> = Readonly<Record<Key, string>>;

/** The texts of one area, loadable per language as a chunk of its own. */
export interface Catalogue<Key extends string = string> {
  readonly area: string;
  readonly load: (language: Language) => Promise<Messages<Key>>;
}

/** The keys of a catalogue. */
export type KeyOf<Named extends Catalogue> = Named extends Catalogue<infer Key> ? Key : never;

/** Texts by area, all in one language. */
export type LoadedCatalogues = Readonly<Record<string, Messages>>;

type ImportFile<Key extends string> = () => Promise<{ readonly default: Messages<Key> }>;

/** Names the area and how each language's file is fetched; every language has the keys of the English one. */
export function defineCatalogue<Key extends string>(
  area: string,
  files: { readonly en: ImportFile<Key> } & Readonly<Record<Exclude<Language, 'en'>, ImportFile<NoInfer<Key>>>>,
): Catalogue<Key> {
  return loadOnce(area, async (language) => (await files[language]()).default);
}

/** One area of several catalogues; where two have a key, the later one's text holds. */
export function mergeCatalogues<Parts extends readonly Catalogue[]>(
  area: string,
  ...parts: Parts
): Catalogue<KeyOf<Parts[number]>> {
  return loadOnce(area, async (language) =>
    Object.assign({}, ...(await Promise.all(parts.map(({ load }) => load(language))))),
  );
}

function loadOnce<Key extends string>(
  area: string,
  fetchTexts: (language: Language) => Promise<Messages<Key>>,
): Catalogue<Key> {
  const loaded: Partial<Record<Language, Promise<Messages<Key>>>> = {};
  const load = (language: Language): Promise<Messages<Key>> =>
    (loaded[language] ??= fetchTexts(language).catch((error: unknown) => {
      // A failed download must not be remembered: the next visit of the page tries again.
      delete loaded[language];
      throw error;
    }));
  return { area, load };
}

/** Fetches several areas at once, ready for a provider of translations. */
export async function loadCatalogues(language: Language, catalogues: readonly Catalogue[]): Promise<LoadedCatalogues> {
  const loaded = await Promise.all(catalogues.map(async ({ area, load }) => [area, await load(language)] as const));
  return Object.fromEntries(loaded);
}
