import type { Content } from '@statewise/contract/bank';
import { checkFields, isFields, isFilled, type FieldErrors, type Fields, type FieldsClass } from '@statewise/fields';
import { dateOf } from '@statewise/finance';
import { languages, type Language } from '@statewise/i18n';
import { fieldErrors } from '@statewise/server/platform/problem/problem.js';
import type { ContentKind } from './content-kind.js';

/** What the choices of a kind are between, by field. */
export type Options = Readonly<Record<string, readonly { readonly value: string }[]>>;

/**
 * The content as its kind describes it, without what was left empty; throws the errors by field, those of texts as
 * `nl.title`, of a line in a list as `nl.footer.3`. `at` is the instant as of which it is checked, now unless said.
 */
export function checkedContent(
  kind: ContentKind,
  input: unknown,
  {
    options,
    published,
    at = new Date().toISOString(),
  }: { readonly options: Options; readonly published: Content | undefined; readonly at?: string | undefined },
): Content {
  const { facts: given, texts: said } = partsOf(input);
  const facts = checked(kind.facts, given, at);
  const texts = languages.flatMap((language) => {
    const own = said[language];
    if (own === undefined || Object.values(own).every((value) => !isFilled(value)))
      return isNeeded(kind, language) ? [{ language, ...checked(kind.texts, {}, at) }] : [];
    return [{ language, ...checked(kind.texts, own, at) }];
  });
  const content: Content = {
    facts: facts.fields,
    texts: Object.fromEntries(texts.map(({ language, fields }) => [language, fields])),
  };
  const errors: FieldErrors = {
    ...strangers(kind, said),
    ...facts.errors,
    ...Object.fromEntries(
      texts.flatMap(({ language, errors: found = {} }) =>
        Object.entries(found).map(([name, keys]) => [`${language}.${name}`, keys]),
      ),
    ),
    ...notOffered(content.facts, options),
    ...(kind.texts && texts.length === 0 && { 'en.text': ['required'] }),
  };
  const wrong = Object.keys(errors).length > 0 ? errors : wrongLines(kind, content);
  const broken = Object.keys(wrong).length > 0 ? wrong : kind.check?.(content, { published, today: dateOf(at) });
  if (broken) throw fieldErrors(broken);
  return content;
}

/** The lines of lists that are no entry, as `nl.footer.3`. */
function wrongLines({ lists = {} }: ContentKind, { texts }: Content): FieldErrors {
  const wrong = Object.entries(texts).flatMap(([language, fields]) =>
    Object.entries(lists).flatMap(([name, read]) =>
      read(String(fields[name] ?? '')).wrong.map((line) => [`${language}.${name}.${line}`, ['format']] as const),
    ),
  );
  return Object.fromEntries(wrong.slice(0, 20));
}

function isNeeded({ texts, languages: needed }: ContentKind, language: Language): boolean {
  return texts !== undefined && (needed === 'every' || (needed === undefined && language === 'en'));
}

function checked(
  type: FieldsClass | undefined,
  given: Fields,
  at: string,
): { fields: Fields; errors?: FieldErrors | undefined } {
  if (type === undefined) {
    const unknown = Object.keys(given).slice(0, 20);
    return { fields: {}, errors: Object.fromEntries(unknown.map((name) => [name, ['unknown']])) };
  }
  const { fields, errors } = checkFields(type, given, { at });
  return { fields: Object.fromEntries(Object.entries(fields).filter(([, value]) => isFilled(value))), errors };
}

function notOffered(facts: Fields, options: Options): FieldErrors {
  const wrong = Object.entries(options).filter(
    ([name, offered]) => isFilled(facts[name]) && !offered.some(({ value }) => value === String(facts[name])),
  );
  return Object.fromEntries(wrong.map(([name]) => [name, ['oneOf']]));
}

/** Languages that there are not, and texts of what has none. */
function strangers({ texts }: ContentKind, said: Readonly<Record<string, Fields>>): FieldErrors {
  const unknown = Object.keys(said).filter((name) => !texts || !languages.some((language) => language === name));
  return Object.fromEntries(unknown.slice(0, 20).map((name) => [name, ['unknown']]));
}

function partsOf(input: unknown): { facts: Fields; texts: Readonly<Record<string, Fields>> } {
  const { facts = {}, texts = {}, ...more } = objectOf(input, 'content');
  const unknown = Object.keys(more).slice(0, 20);
  if (unknown.length > 0) throw fieldErrors(Object.fromEntries(unknown.map((name) => [name, ['unknown']])));
  const said = Object.entries(objectOf(texts, 'texts')).map(([name, own]) => [name, objectOf(own, name)] as const);
  return { facts: objectOf(facts, 'facts'), texts: Object.fromEntries(said) };
}

function objectOf(value: unknown, name: string): Fields {
  if (!isFields(value)) throw fieldErrors({ [name]: [value === undefined || value === null ? 'required' : 'format'] });
  return value;
}
