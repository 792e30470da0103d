import { createHmac, type KeyObject } from 'node:crypto';
import type { NewTransition } from './stored-application.js';

// The arithmetic of the chain: what a row of the log is hashed over, and what says where a log ends.

/** A row as it is hashed: `at` as a time or as the text that it was written from. */
export type HashedEntry = Omit<NewTransition, 'at'> & { readonly at: string | Date };

/** JSON that is the same whatever order the members of objects come in; Postgres keeps one of its own. */
export function canonicalJson(value: unknown): string {
  // What is no JSON, as `undefined` in a list, is written as JSON writes it.
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  if (value instanceof Date) return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  const members = value as Readonly<Record<string, unknown>>;
  let text = '';
  for (const name of Object.keys(members).sort()) {
    const member = members[name];
    if (member !== undefined) text += `${text === '' ? '' : ','}${JSON.stringify(name)}:${canonicalJson(member)}`;
  }
  return `{${text}}`;
}

/** The hash of a row that was written behind the end `head` of an application's log; `null` is the beginning. */
export function rowHash(key: KeyObject, application: string, entry: HashedEntry, head: string | null): string {
  const { seq, event, from_state, to_state, actor_role, actor_id, at, current_step, furthest_step } = entry;
  const moment = new Date(at).toISOString();
  const where = [from_state, to_state, current_step, furthest_step];
  const content = JSON.stringify([
    application,
    seq,
    canonicalJson(event),
    ...where,
    actor_role,
    actor_id,
    moment,
    head,
  ]);
  return createHmac('sha256', key).update(content).digest('hex');
}

/**
 * What says that a log ends with the row of this hash. It is no row's hash: who takes the last row away finds the hash
 * of the one before it, and still not the end that belongs to that.
 */
export function headAfter(key: KeyObject, application: string, seq: number, hash: string): string {
  return createHmac('sha256', key).update(`end of ${application} ${seq} ${hash}`).digest('hex');
}
