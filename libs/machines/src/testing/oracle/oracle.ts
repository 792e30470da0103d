import { isDeepStrictEqual } from 'node:util';
import { stateOf, type Flow } from '@statewise/flow';
import { takeInFlow, type SentEvent } from '@statewise/flow/testing';
import type { AnyMachineSnapshot } from 'xstate';
import { outcomeOf, rowsFor, type KnownApplication, type Oracle, type OracleOutcome, type OracleRow } from './table.js';

/** How a table and a chart agree over situations and events. */
export interface Agreement {
  /** Where they differ, in words, each kind once. */
  readonly differences: readonly string[];
  /** Rows that no event took, and rows whose condition never failed, by their places in the table. */
  readonly unplayed: readonly string[];
  readonly compared: number;
}

/** Plays every event in every situation by the table and by the chart. */
export function compare<K extends KnownApplication>(
  flow: Flow,
  oracle: Oracle<K>,
  situations: readonly { readonly snapshot: AnyMachineSnapshot }[],
  events: readonly SentEvent[],
): Agreement {
  const { rows } = oracle;
  const knownOf = (snapshot: AnyMachineSnapshot): K =>
    ({ ...oracle.knownOf(snapshot), state: stateOf(flow, snapshot) }) as K;
  const take = takeInFlow(flow);
  const differences = new Map<string, string>();
  const [taken, refused] = [new Set<OracleRow<K>>(), new Set<OracleRow<K>>()];
  let compared = 0;
  for (const { snapshot } of situations) {
    const known = knownOf(snapshot);
    const { state } = known;
    for (const event of events) {
      compared += 1;
      const decided = take(snapshot, event);
      const changed = decided ? changedSteps(snapshot, decided.snapshot) : [];
      const tried = rowsFor(oracle, state, event.type);
      const row = tried.find(({ when }) => when?.(known, event) ?? true);
      for (const other of row ? tried.slice(0, tried.indexOf(row)) : tried) refused.add(other);
      if (row) taken.add(row);
      const expected = row && outcomeOf(oracle, row, { known, event, changed });
      const actual = decided && {
        state: stateOf(flow, decided.snapshot),
        known: knownOf(decided.snapshot),
        tells: decided.actions.map(({ type }) => type),
      };
      const difference = differenceOf(expected, actual, Object.keys(oracle.derivedOf(snapshot.context)));
      if (difference === undefined) continue;
      const { at: _, actor, fields: __, ...said } = event;
      const kind = `${state} ${event.type}: ${difference}`;
      if (!differences.has(kind)) differences.set(kind, `${kind} | ${JSON.stringify({ ...said, actor, known })}`);
    }
  }
  const unplayed = rows.flatMap((row, at) => {
    const name = `row ${at + 1}, ${String(row.from)} by ${row.on}`;
    return [
      ...(taken.has(row) ? [] : [`${name} is never taken`]),
      ...(row.when === undefined || refused.has(row) ? [] : [`${name} is never refused`]),
    ];
  });
  return { differences: [...differences.values()], unplayed, compared };
}

function differenceOf<K extends KnownApplication>(
  expected: OracleOutcome<K> | undefined,
  actual: OracleOutcome<K> | undefined,
  derived: readonly string[],
): string | undefined {
  if (expected === undefined || actual === undefined)
    return expected === actual
      ? undefined
      : expected
        ? `refused, not led to ${expected.state}`
        : `led to ${actual?.state}, not refused`;
  if (expected.state !== actual.state) return `led to ${actual.state}, not to ${expected.state}`;
  if (!isDeepStrictEqual(expected.tells, actual.tells))
    return `tells ${JSON.stringify(actual.tells)}, not ${JSON.stringify(expected.tells)}`;
  const wanted = new Map(Object.entries(expected.known));
  const names = Object.entries(actual.known)
    .filter(([name, value]) => !derived.includes(name) && !isDeepStrictEqual(value, wanted.get(name)))
    .map(([name, value]) => `${name} ${JSON.stringify(value)}, not ${JSON.stringify(wanted.get(name))}`);
  return names.length === 0 ? undefined : `keeps ${names.join('; ')}`;
}

function changedSteps({ context: before }: AnyMachineSnapshot, { context: after }: AnyMachineSnapshot): number[] {
  const numbers = Object.keys({ ...before.steps, ...after.steps }).map(Number);
  return numbers.filter((number) => before.steps[number] !== after.steps[number]);
}
