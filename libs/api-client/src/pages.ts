import { resultOf, type Called } from './result.js';

interface Page {
  readonly next_cursor?: string | null;
  /** Of a log without an end: that nothing more is there now. */
  readonly is_at_end?: boolean;
}

/**
 * The pages of a list from a cursor on, each fetched when it is asked for:
 * `eachPage((cursor) => client.GET('/api/v1/events', { params: { query: { cursor } } }))`. Of the log of events the
 * `next_cursor` of the last page is where to go on another time.
 */
export async function* eachPage<P extends Page>(
  ask: (cursor: string | undefined) => Called<P>,
  from?: string,
): AsyncGenerator<P, void> {
  let cursor = from;
  for (;;) {
    const page = await resultOf(ask(cursor));
    yield page;
    if (page.is_at_end === true || page.next_cursor === null || page.next_cursor === undefined) return;
    cursor = page.next_cursor;
  }
}

/** The rows of all pages of a list, one after another. */
export async function* eachRow<P extends Page, R>(
  ask: (cursor: string | undefined) => Called<P>,
  rowsOf: (page: P) => readonly R[],
): AsyncGenerator<R, void> {
  for await (const page of eachPage(ask)) yield* rowsOf(page);
}
