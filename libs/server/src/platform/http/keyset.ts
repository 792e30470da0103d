import { fieldErrors } from './request-fields.js';

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Whether a text can be the id of a row. */
export const isUuid = (text: unknown): text is string => typeof text === 'string' && uuid.test(text);

/** Where a page of rows, newest first, goes on: behind the row of this moment and id. */
export interface Place {
  /** As Postgres writes it, to the microsecond. */
  readonly at: string;
  readonly id: string;
}

const shape = /^(\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d{1,6})?Z)_(.+)$/;

/** A `cursor` of a list as its place; undefined when none is given. */
export function placeOf(cursor: unknown): Place | undefined {
  if (cursor === undefined || cursor === '') return undefined;
  const [, at, id] = (typeof cursor === 'string' ? shape.exec(cursor) : undefined) ?? [];
  if (at === undefined || !isUuid(id) || Number.isNaN(Date.parse(at))) throw fieldErrors({ cursor: ['format'] });
  return { at, id };
}

/** What a statement selects as `place` of each row, so that the last one's is the cursor of the next page. */
export const placeColumn = (at: string, id: string): string =>
  `to_char(${at} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') || '_' || ${id} as place`;

/** One page of the rows of which one more than `limit` was asked for. */
export function pageOf<T extends { readonly place: string }>(
  rows: readonly T[],
  limit: number,
): { readonly page: Omit<T, 'place'>[]; readonly next_cursor: string | null } {
  const page = rows.slice(0, limit).map(({ place: _, ...row }) => row);
  return { page, next_cursor: rows.length > limit ? (rows[limit - 1]?.place ?? null) : null };
}
