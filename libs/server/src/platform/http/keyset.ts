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
