import { fill, formsOf, languages, mergeCatalogues, type Catalogue, type KeyOf, type Language } from '@statewise/i18n';
import { wizardCatalogue } from '@statewise/wizard/messages/catalogue';
import { businessCatalogue } from '../../e-banking/src/messages/catalogue.ts';
import { loanCatalogue } from '../../loan/src/messages/catalogue.ts';
import { storeCatalogue } from '../../store/src/messages/catalogue.ts';

export type { Language };

/** The texts of a front end as people read them, without what only the page knows; those with plural forms are not among them. */
export interface Texts<Key extends string> {
  readonly of: (language: Language, key: Key) => string;
  /** The label of a field. */
  readonly label: (language: Language, field: string) => string;
  /** Whether there is one, in English. */
  readonly has: (key: string) => boolean;
}

/** Loads a catalogue in all languages. */
export async function textsOf<Key extends string>({ load }: Catalogue<Key>): Promise<Texts<Key>> {
  const loaded = await Promise.all(
    languages.map(async (language) => [language, new Map(Object.entries(await load(language)))] as const),
  );
  const byLanguage = new Map<string, ReadonlyMap<string, unknown>>(loaded);
  const find = (language: Language, key: string): string => {
    const text = byLanguage.get(language)?.get(key);
    if (typeof text !== 'string' || 'one' in formsOf(text)) throw new Error(`${key} has no text in ${language}.`);
    return fill(text);
  };
  return {
    of: find,
    label: (language, field) => find(language, `field.${field}`),
    has: (key) => typeof byLanguage.get('en')?.get(key) === 'string',
  };
}

// Each front end shows the wizard's texts where it has none of its own.
const loan = mergeCatalogues('loan', wizardCatalogue, loanCatalogue);
const business = mergeCatalogues('e-banking', wizardCatalogue, businessCatalogue);
const store = mergeCatalogues('store', wizardCatalogue, storeCatalogue);

export const loanTexts = await textsOf(loan);
export const businessTexts = await textsOf(business);
export const storeTexts = await textsOf(store);

export type TextKey = KeyOf<typeof loan>;
export type BusinessKey = KeyOf<typeof business>;
export type StoreKey = KeyOf<typeof store>;
