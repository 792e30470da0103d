const languages = ['en', 'nl', 'fr'] as const;
type Values = Readonly<Record<string, string | number | boolean>>;

/** What is edited of one thing: what is the same in every language, and its texts. */
export interface EditedContent {
  readonly facts: Values;
  readonly texts: Readonly<Partial<Record<(typeof languages)[number], Values>>>;
}

/** What is proposed of a thing and waits for a second person. */
export interface ProposedChange {
  readonly id: string;
  readonly hash: string;
  readonly proposed_by: { readonly name: string };
  readonly created_at: string;
  readonly reason: string | null;
  /** What is to stand there by name; nothing where it is to be removed. */
  readonly after: object;
  /** Whether the person at the editor proposed it. */
  readonly is_own: boolean;
}

/** Something that is edited, as the server has it. */
export interface EditedItem {
  readonly key: string;
  /** Goes up with every change. */
  readonly version: number;
  readonly published: EditedContent | null;
  readonly draft: EditedContent | null;
  readonly draft_by: string | null;
  readonly draft_at: string | null;
  readonly waiting: ProposedChange | null;
  /** When the draft is published by itself. */
  readonly scheduled_at: string | null;
  readonly scheduled_by: string | null;
}

export const noContent: EditedContent = { facts: {}, texts: {} };

/** What the editor shows of a thing: its draft, else what is published. */
export const contentOf = (item: EditedItem | null | undefined): EditedContent =>
  item?.draft ?? item?.published ?? noContent;

/** A field that is another than before; texts are named with their language. */
export interface ContentDifference {
  readonly name: string;
  readonly language: (typeof languages)[number] | undefined;
  readonly before: string;
  readonly after: string;
}

/** What is another in `after`, field by field. */
export function contentDifferences(before: EditedContent, after: EditedContent): readonly ContentDifference[] {
  const of = (was: Values = {}, is: Values = {}, language?: ContentDifference['language']): ContentDifference[] =>
    [...new Set([...Object.keys(was), ...Object.keys(is)])]
      .map((name) => ({ name, language, before: String(was[name] ?? ''), after: String(is[name] ?? '') }))
      .filter((field) => field.before !== field.after);
  return [
    ...of(before.facts, after.facts),
    ...languages.flatMap((language) => of(before.texts[language], after.texts[language], language)),
  ];
}

/** The content with one field as another content has it. */
export function contentWith(
  content: EditedContent,
  { name, language }: Pick<ContentDifference, 'name' | 'language'>,
  from: EditedContent,
): EditedContent {
  const put = (into: Values = {}, { [name]: value }: Values = {}): Values => {
    const { [name]: _present, ...rest } = into;
    return value === undefined ? rest : { ...rest, [name]: value };
  };
  if (language === undefined) return { ...content, facts: put(content.facts, from.facts) };
  const texts = put(content.texts[language], from.texts[language]);
  return { ...content, texts: { ...content.texts, [language]: texts } };
}
