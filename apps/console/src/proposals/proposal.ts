import type { Result } from '../requests/call.js';

/** An act that waits for a second person, or that was decided. */
export type Proposal = Result<'GET /api/v1/proposals/{id}'>['proposal'];

/** One value that a proposal changes; undefined where there is none. */
interface Change {
  readonly name: string;
  readonly before: unknown;
  readonly after: unknown;
}

/** The values of a proposal that differ from what stands there now, in its own order. */
export function changesOf({ before, after }: Pick<Proposal, 'before' | 'after'>): Change[] {
  const names = new Set([...Object.keys(after), ...Object.keys(before ?? {})]);
  return [...names]
    .map((name) => ({ name, before: before?.[name], after: after[name] }))
    .filter((change) => change.before !== change.after);
}
