import { isDeepStrictEqual } from 'node:util';
import { stateOf, type Flow } from '@statewise/flow';
import { takeInFlow, type SentEvent, type Situation, type Take } from '@statewise/flow/testing';
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

/** A chart whose every answer is held against its table. */
export interface TableComparison {
  readonly take: Take;
  /** How they agree, once every event was played in every situation; what `take` was asked for is not played again. */
  readonly agreement: (situations: readonly Situation[], events: readonly SentEvent[]) => Agreement;
}

/** Plays events by the table and by the chart. */
export function comparison<K extends KnownApplication>(flow: Flow, oracle: Oracle<K>): TableComparison {
  const { rows } = oracle;
  const knownOf = (snapshot: AnyMachineSnapshot): K =>
    ({ ...oracle.knownOf(snapshot), state: stateOf(flow, snapshot) }) as K;
  const takeByChart = takeInFlow(flow);
  const differences = new Map<string, string>();
  const [taken, refused] = [new Set<OracleRow<K>>(), new Set<OracleRow<K>>()];
  const derived = Object.keys(oracle.derivedOf({ steps: {}, setAside: {}, contacts: [] }));
  const played = new Map<AnyMachineSnapshot, { readonly known: K; readonly events: Set<SentEvent> }>();
  let compared = 0;
  const take: Take = (snapshot, event) => {
    const { known, events } = played.get(snapshot) ?? { known: knownOf(snapshot), events: new Set() };
    played.set(snapshot, { known, events: events.add(event) });
    compared += 1;
    const { state } = known;
    const decided = takeByChart(snapshot, event);
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
    const difference = differenceOf(expected, actual, derived);
    if (difference === undefined) return decided;
    const { at: _, actor, fields: __, ...said } = event;
    const kind = `${state} ${event.type}: ${difference}`;
    if (!differences.has(kind)) differences.set(kind, `${kind} | ${JSON.stringify({ ...said, actor, known })}`);
    return decided;
  };
  const unplayed = () =>
    rows.flatMap((row, at) => {
      const name = `row ${at + 1}, ${String(row.from)} by ${row.on}`;
      return [
        ...(taken.has(row) ? [] : [`${name} is never taken`]),
        ...(row.when === undefined || refused.has(row) ? [] : [`${name} is never refused`]),
      ];
    });
  const agreement: TableComparison['agreement'] = (situations, events) => {
    for (const { snapshot } of situations)
      for (const event of events) if (!played.get(snapshot)?.events.has(event)) take(snapshot, event);
    return { differences: [...differences.values()], unplayed: unplayed(), compared };
  };
  return { take, agreement };
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
