import { useQuery } from '@tanstack/react-query';
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

/** The query of what can be edited, with its fields. */
export const kindsQuery = {
  queryKey: [contentPath],
  queryFn: async () => (await call('GET /api/v1/content')).kinds,
};

/** What can be edited, with its fields. */
export const useKinds = () => useQuery(kindsQuery);

/** The query of everything of a kind. */
export const itemsOf = (kind: string) => ({
  queryKey: [contentPath, kind],
  queryFn: async () => (await call('GET /api/v1/content/{kind}', { kind })).items,
});

/** Everything of a kind. */
export const useItems = (kind: string) => useQuery(itemsOf(kind));

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

/** What was published of it; nothing is asked about what has no key yet. */
export function useContentHistory(kind: string, key = newItemKey) {
  return useQuery({
    enabled: key !== newItemKey,
    queryKey: [contentPath, kind, key, 'history'],
    queryFn: async () => (await call('GET /api/v1/content/{kind}/{key}/history', { kind, key })).revisions,
  });
}
