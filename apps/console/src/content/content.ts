import { useQuery } from '@tanstack/react-query';
import type { Language } from '@statewise/i18n';
import { call, type Result } from '../requests/call.js';

export type ContentKind = Result<'GET /api/v1/content'>['kinds'][number];
/** A field as the API describes it. */
export type ContentField = ContentKind['facts'][number];
export type Listed = Result<'GET /api/v1/content/{kind}'>['items'][number];
export type Item = Result<'GET /api/v1/content/{kind}/{key}'>['item'];
export type Revision = Result<'GET /api/v1/content/{kind}/{key}/history'>['revisions'][number];
export type Content = Revision['content'];
export type Fields = Content['facts'];
export type Value = Fields[string];

export const contentPath = '/api/v1/content';
export const noContent: Content = { facts: {}, texts: {} };

/** What the editor shows of a thing: its draft, else what is published. */
export const contentOf = (item: Item | undefined): Content => item?.draft ?? item?.published ?? noContent;

/** What can be edited, with its fields. */
export function useKinds() {
  return useQuery({
    queryKey: [contentPath],
    queryFn: async () => (await call('GET /api/v1/content')).kinds,
  });
}

/** Everything of a kind. */
export function useItems(kind: string) {
  return useQuery({
    queryKey: [contentPath, kind],
    queryFn: async () => (await call('GET /api/v1/content/{kind}', { kind })).items,
  });
}

/** The key in the address of what has none yet. */
export const newItemKey = 'new';

/** Reads an item with its draft, unless it is new; not read again under what is being typed. */
export function useItem(kind: string, key: string) {
  return useQuery({
    enabled: key !== newItemKey,
    queryKey: [contentPath, kind, key],
    queryFn: async () => (await call('GET /api/v1/content/{kind}/{key}', { kind, key })).item,
    refetchOnWindowFocus: false,
    staleTime: Infinity,
    gcTime: 0,
  });
}

/** What was published of it. */
export function useContentHistory(kind: string, key: string) {
  return useQuery({
    queryKey: [contentPath, kind, key, 'history'],
    queryFn: async () => (await call('GET /api/v1/content/{kind}/{key}/history', { kind, key })).revisions,
  });
}

/** A field that is another than before; texts are named with their language. */
export interface ContentDifference {
  readonly name: string;
  readonly language: Language | undefined;
  readonly before: string;
  readonly after: string;
}

/** What is another in `after`, field by field. */
export function contentDifferences(before: Content, after: Content): readonly ContentDifference[] {
  const of = (was: Fields = {}, is: Fields = {}, language?: Language): ContentDifference[] =>
    [...new Set([...Object.keys(was), ...Object.keys(is)])]
      .map((name) => ({ name, language, before: String(was[name] ?? ''), after: String(is[name] ?? '') }))
      .filter((field) => field.before !== field.after);
  const languages = ['en', 'nl', 'fr'] as const;
  return [
    ...of(before.facts, after.facts),
    ...languages.flatMap((language) => of(before.texts[language], after.texts[language], language)),
  ];
}
