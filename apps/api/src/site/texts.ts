import type { Language } from '@statewise/i18n';
import type { Content } from '@statewise/contract/bank';

/** What content says in each language that it exists in, as the tables have it and the editor keeps drafts of it. */
export type ContentTexts<Name extends string> = { readonly [L in Language]?: Readonly<Record<Name, string>> };

/** Languages as the tables number them. */
const languageOf = `(case language_id when 2 then 'nl' when 3 then 'fr' else 'en' end)`;

/** Selects as `texts` what a table has for the row `own`; the last part of an address, `slug`, is its `url` there. */
export const textsColumn = (table: string, owner: string, names: readonly string[]): string => `coalesce((
  select jsonb_object_agg(${languageOf}, jsonb_build_object(${names.map((name) => `'${name}', ${name === 'slug' ? 'url' : name}`).join(', ')}))
    from ${table} where ${owner} = own.id), '{}') as texts`;

/** A day as content has it, `YYYY-MM-DD`. */
export const dayColumn = (name: string): string => `to_char(${name}, 'YYYY-MM-DD') as ${name}`;

/** The text in a language, else the English one, which every content has; and which of them it is. */
export function textIn<Name extends string>(texts: ContentTexts<Name>, wanted: Language) {
  const language: Language = texts[wanted] ? wanted : 'en';
  const text = texts[language];
  return text && { ...text, language };
}

/** The last part of an address in each language. */
export const slugsOf = (texts: ContentTexts<'slug'>): Partial<Record<Language, string>> =>
  Object.fromEntries(Object.entries(texts).map(([language, { slug }]) => [language, slug]));

/** What a draft says in the place of what is stored; it was checked by its kind when it was saved. */
export const drafted = <Stored>({ facts, texts }: Content, own: object): Stored =>
  ({ ...own, picture: null, valid_through: null, ...facts, texts }) as Stored;
