import { table } from '../../src/markdown-table.ts';
import type { Tally } from './tally.ts';

/** How one experiment ended. */
export interface ExperimentVerdict {
  readonly name: string;
  /** How much of what was done. */
  readonly size: string;
  readonly seconds: number;
  readonly tally: Tally;
  /** Why it could not be done here. */
  readonly impossible?: string;
}

/** One word; an experiment that counted nothing has shown nothing. */
export function wordOf({ tally, impossible }: ExperimentVerdict): string {
  if (impossible !== undefined) return 'not possible here';
  return tally.faults > 0 || tally.counts.size === 0 ? 'FAILED' : 'passed';
}

/** Whether the whole run counts as failed. */
export function hasFailed(verdicts: readonly ExperimentVerdict[]): boolean {
  return verdicts.some((verdict) => wordOf(verdict) === 'FAILED');
}

/** A table of all verdicts, in Markdown. */
export function verdictTable(verdicts: readonly ExperimentVerdict[]): string {
  const rows = verdicts.map((verdict) => {
    const { name, size, seconds, impossible } = verdict;
    return [name, size, `${Math.round(seconds)} s`, impossible ?? countsOf(verdict.tally), wordOf(verdict)];
  });
  return table(['experiment', 'size', 'took', 'counted', 'verdict'], rows);
}

/** What was counted, in the order in which it was first counted. */
export function countsOf({ counts, faults }: Tally): string {
  const told = [...counts].map(
    ([name, value]) => `${name} ${typeof value === 'number' ? value.toLocaleString('en') : value}`,
  );
  return [...told, ...(faults > 0 ? [`FAULTS ${faults}`] : [])].join(' · ');
}
