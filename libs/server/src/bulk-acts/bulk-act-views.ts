import { maxNamed, type BulkAct, type BulkRefusal, type BulkRehearsal } from '@statewise/contract';
import type { BulkActRow } from './bulk-acts.statements.js';

/** What an act would come to for one application. */
export interface Trial {
  readonly application: string;
  readonly version: number;
  readonly refusal?: BulkRefusal;
  /** Where a jump would come to rest. */
  readonly state?: string;
  readonly isFinal?: boolean;
  readonly writesTo?: string | null;
}

/** What a rehearsal shows of its trials; `written` are the addresses to which it would have written. */
export function rehearsalOf(
  { id, act, total, open, digest, refused, expires_at, payload: { final = 0, mails = 0 } }: BulkActRow,
  trials: readonly Trial[],
  written: readonly string[],
  isAlone: boolean,
): BulkRehearsal {
  const ends = new Map<string, number>();
  for (const { state } of trials) if (state !== undefined) ends.set(state, (ends.get(state) ?? 0) + 1);
  return {
    ...{ id, act, total, digest, possible: open, refused: [...refused], final, mails, expires_at },
    ends: [...ends].map(([state, count]) => ({ state, count })),
    writes_to: written.slice(0, maxNamed),
    needs_second: !isAlone,
  };
}

/** An act as its answers have it. */
export function bulkActView(row: BulkActRow): BulkAct {
  const { id, act, total, done, refused, payload, created_at, ended_at, begun_at, is_proposed } = row;
  return {
    ...{ id, act, total, done, refused: [...refused], created_at, ended_at },
    to_state: payload.to_state ?? null,
    reason: payload.reason ?? null,
    state: ended_at ? 'ended' : begun_at ? 'running' : is_proposed ? 'waiting' : 'declined',
    by: { id: row.made_by, name: row.maker_name ?? row.made_by },
    confirmed_by:
      row.confirmed_by === null ? null : { id: row.confirmed_by, name: row.confirmer_name ?? row.confirmed_by },
  };
}
