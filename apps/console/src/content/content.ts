import { useQuery } from '@tanstack/react-query';
import type { Language } from '@statewise/i18n';
import { request } from '../requests/request.js';

/** A field as the API describes it. */
export interface ContentField {
  readonly name: string;
  readonly input: 'text' | 'lines' | 'markdown' | 'day' | 'choice' | 'integer' | 'money' | 'percentage' | 'boolean';
  readonly is_required: boolean;
  readonly max_length: number | null;
  readonly options: readonly { readonly value: string; readonly label: string }[];
}

export interface ContentKind {
  readonly name: string;
  readonly can_edit: boolean;
  readonly can_create: boolean;
  readonly can_remove: boolean;
  readonly has_preview: boolean;
  readonly languages: 'none' | 'english' | 'every' | 'any';
  readonly facts: readonly ContentField[];
  readonly texts: readonly ContentField[];
}

export type Value = string | number | boolean;
export type Fields = Readonly<Record<string, Value>>;

export interface Content {
  readonly facts: Fields;
  readonly texts: Readonly<Partial<Record<Language, Fields>>>;
}

export interface Item {
  readonly key: string;
  readonly version: number;
  readonly published: Content | null;
  readonly draft: Content | null;
  readonly draft_by: string | null;
  readonly draft_at: string | null;
}

export interface Listed {
  readonly key: string;
  readonly title: string;
  readonly note: string;
  readonly has_draft: boolean;
  readonly is_published: boolean;
}

export interface Revision {
  readonly version: number;
  readonly act: 'first' | 'published' | 'removed';
  readonly content: Content;
  readonly author: string | null;
  readonly at: string;
}

export const contentPath = '/api/v1/content';
export const nothing: Content = { facts: {}, texts: {} };

/** What the editor shows of a thing: its draft, else what is published. */
export const contentOf = (item: Item | undefined): Content => item?.draft ?? item?.published ?? nothing;
export const itemPath = (kind: string, key: string): string => `${contentPath}/${kind}/${encodeURIComponent(key)}`;

/** What can be edited, with its fields. */
export function useKinds() {
  return useQuery({
    queryKey: [contentPath],
    queryFn: async () => (await request<{ kinds: readonly ContentKind[] }>(contentPath)).kinds,
  });
}

/** Everything of a kind. */
export function useItems(kind: string) {
  return useQuery({
    queryKey: [contentPath, kind],
    queryFn: async () => (await request<{ items: readonly Listed[] }>(`${contentPath}/${kind}`)).items,
  });
}

/** The key in the address of what has none yet. */
export const newKey = 'new';

/** One thing with its draft; of something new there is none. What somebody else does is not looked for under what is being typed. */
export function useItem(kind: string, key: string) {
  return useQuery({
    enabled: key !== newKey,
    queryKey: [contentPath, kind, key],
    queryFn: async () => (await request<{ item: Item }>(itemPath(kind, key))).item,
    refetchOnWindowFocus: false,
    staleTime: Infinity,
    gcTime: 0,
  });
}

/** What was published of it. */
export function useHistory(kind: string, key: string) {
  return useQuery({
    queryKey: [contentPath, kind, key, 'history'],
    queryFn: async () =>
      (await request<{ revisions: readonly Revision[] }>(`${itemPath(kind, key)}/history`)).revisions,
  });
}

/** A field that is another than before; texts are named with their language. */
export interface Difference {
  readonly name: string;
  readonly language: Language | undefined;
  readonly before: string;
  readonly after: string;
}

/** What is another in `after`, field by field. */
export function differencesOf(before: Content, after: Content): readonly Difference[] {
  const of = (was: Fields = {}, is: Fields = {}, language?: Language): Difference[] =>
    [...new Set([...Object.keys(was), ...Object.keys(is)])]
      .map((name) => ({ name, language, before: String(was[name] ?? ''), after: String(is[name] ?? '') }))
      .filter((field) => field.before !== field.after);
  const languages = ['en', 'nl', 'fr'] as const;
  return [
    ...of(before.facts, after.facts),
    ...languages.flatMap((language) => of(before.texts[language], after.texts[language], language)),
  ];
}
