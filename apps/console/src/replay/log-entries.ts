import { isFields } from '@statewise/fields';
import type { Result } from '../requests/call.js';

// The log entries of an application as the API tells them, and what it was at each of them.

/** A row of the log as it was replayed and checked. */
export type ReplayEntry = Result<'GET /api/v1/applications/{id}/replay'>['moments'][number];
/** All that an application was at a moment: facts by name, the rest by step or contact. */
export type EntrySnapshot = NonNullable<ReplayEntry['standing']>;
/** One member that an event changed; null where an older version of the chart led. */
export type EntryDifference = NonNullable<ReplayEntry['differences']>[number];
type Members = EntrySnapshot['facts'];

/** What an application was behind each moment; undefined where the chart cannot say. */
export function snapshotsOf(moments: readonly ReplayEntry[]): (EntrySnapshot | undefined)[] {
  const snapshots: (EntrySnapshot | undefined)[] = [];
  for (const { standing, differences } of moments) {
    const before = snapshots.at(-1);
    snapshots.push(standing ?? (before && differences ? differences.reduce(changed, before) : undefined));
  }
  return snapshots;
}

function changed(standing: EntrySnapshot, { part, of, name, is }: EntryDifference): EntrySnapshot {
  if (part === 'facts') return { ...standing, facts: withMember(standing.facts, name, is) };
  const groups = standing[part];
  const group = withMember(groups[of ?? ''] ?? {}, name, is);
  const { [of ?? '']: _, ...others } = groups;
  return { ...standing, [part]: Object.keys(group).length === 0 ? others : { ...others, [of ?? '']: group } };
}

function withMember(members: Members, name: string, value: unknown): Members {
  const { [name]: _, ...others } = members;
  return value === null ? others : { ...others, [name]: value };
}

/** Of what is itself made of members only those that changed, such as one status of six. */
export function inDetail(difference: EntryDifference): readonly EntryDifference[] {
  const { was, is, name } = difference;
  if (!isFields(was) || !isFields(is)) return [difference];
  const names = [...new Set([...Object.keys(was), ...Object.keys(is)])];
  return names
    .filter((member) => JSON.stringify(was[member]) !== JSON.stringify(is[member]))
    .flatMap((member) =>
      inDetail({ ...difference, name: `${name}.${member}`, was: was[member] ?? null, is: is[member] ?? null }),
    );
}

/** A value as a person reads it. */
export function written(value: unknown): string {
  if (value === null || value === undefined || value === '') return '–';
  return typeof value === 'string' ? value : JSON.stringify(value);
}
