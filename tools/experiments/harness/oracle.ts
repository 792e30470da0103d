import type pg from 'pg';
import type { Journal, JournalEntry } from './journal.ts';

/** A row of the log as far as the oracle asks. */
export interface StoredMove {
  readonly seq: number;
  /** The mark that the event saved, if it did. */
  readonly mark: string | null;
}

/** An application as the database has it. */
export interface Stored {
  /** The mark under which it was created. */
  readonly application: string;
  readonly version: number;
  /** The mark that stands in its answers now. */
  readonly now: string | null;
  readonly moves: readonly StoredMove[];
}

/** Marks are told apart from what else stands in the database by these addresses and streets. */
const read = `select a.version,
    split_part(first.fields->>'email', '@', 1) as application,
    (select s.fields->>'street' from application_step s where s.application_id = a.id and s.step_number = 2) as now,
    (select json_agg(json_build_object('seq', t.seq, 'mark', t.event->'fields'->>'street') order by t.seq)
      from transition t where t.application_id = a.id) as moves
  from application a join application_step first on first.application_id = a.id and first.step_number = 1`;

/** Every application of the database. */
export async function storedIn(client: pg.Client): Promise<Stored[]> {
  return (await client.query<Stored>(read)).rows;
}

/** Where the database differs from what was acknowledged: nothing may be lost, and nothing may be there twice. */
export function differences(journal: Journal, stored: readonly Stored[]): string[] {
  const found: string[] = [];
  const byMark = Map.groupBy(stored, ({ application }) => application);
  for (const [mark, entry] of journal.entries) {
    const [only, ...others] = byMark.get(mark) ?? [];
    if (!only) found.push(`${mark}: created, and not there`);
    else if (others.length > 0) found.push(`${mark}: created once, there ${others.length + 1} times`);
    else found.push(...differencesOf(mark, entry, only));
  }
  for (const mark of byMark.keys()) if (!journal.entries.has(mark)) found.push(`${mark}: there, and nobody was told`);
  return found;
}

function differencesOf(
  name: string,
  { saves, version }: JournalEntry,
  { version: storedVersion, now, moves }: Stored,
): string[] {
  const found: string[] = [];
  moves.forEach(({ seq }, index) => seq !== index + 1 && found.push(`${name}: row ${index + 1} of the log is missing`));
  if (moves.length !== storedVersion) found.push(`${name}: version ${storedVersion} with ${moves.length} rows of log`);
  if (storedVersion !== version) found.push(`${name}: told version ${version}, stored ${storedVersion}`);
  const seqs = new Map<string, number[]>();
  for (const { mark, seq } of moves) if (mark !== null) seqs.set(mark, [...(seqs.get(mark) ?? []), seq]);
  for (const { mark, version: told } of saves) {
    const at = seqs.get(mark) ?? [];
    if (at.length !== 1) found.push(`${name}: ${mark} acknowledged, ${at.length} times in the log`);
    else if (at[0] !== told) found.push(`${name}: ${mark} told version ${told}, in the log as ${at[0]}`);
  }
  const told = new Set(saves.map(({ mark }) => mark));
  for (const mark of seqs.keys()) if (!told.has(mark)) found.push(`${name}: ${mark} in the log, and nobody was told`);
  const last = moves.findLast(({ mark }) => mark !== null)?.mark ?? null;
  if (now !== last) found.push(`${name}: the answer is ${now}, the log ends with ${last}`);
  return found;
}
