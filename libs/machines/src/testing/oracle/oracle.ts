import { isDeepStrictEqual } from 'node:util';
import { stateOf, type Flow } from '@statewise/flow';
import { takeInFlow, type SentEvent } from '@statewise/flow/testing';
import type { AnyMachineSnapshot } from 'xstate';

/** What an application is known by: its state, the furthest step, and what else the rules of its flow look at. */
export interface KnownApplication extends Readonly<Record<string, unknown>> {
  readonly state: string;
  readonly furthest: number;
}

/**
 * What may happen to an application, written by hand after what was agreed and not after the chart. Of several rows for
 * one state and event the first counts whose condition holds; where none does, the event is refused.
 */
export interface OracleRow<K extends KnownApplication> {
  readonly from: string | readonly string[];
  readonly on: string;
  readonly when?: (known: K, event: SentEvent) => boolean;
  /** Where it leads; where it is unless said. */
  readonly to?: string | ((known: K, event: SentEvent) => string);
  /** What becomes of what is known; `changed` are the steps whose answers are others afterwards. */
  readonly keeps?: (known: K, event: SentEvent, changed: readonly number[]) => Partial<K>;
  /** What is done outside: who is told, what is begun. */
  readonly tells?: readonly string[] | ((known: K, event: SentEvent) => readonly string[]);
}

/** A flow as its table has it. */
export interface Oracle<K extends KnownApplication> {
  readonly flow: Flow;
  readonly rows: readonly OracleRow<K>[];
  /** The steps that are reached by coming to a state, by its name. */
  readonly reaches: Readonly<Record<string, number>>;
  /** Reads off a chart’s snapshot what the table goes by. */
  readonly knownOf: (snapshot: AnyMachineSnapshot) => Omit<K, 'state'>;
  /** What of it follows from answers, which have tests of their own. */
  readonly derived: readonly (keyof K)[];
}

interface Outcome<K> {
  readonly state: string;
  readonly known: K;
  readonly tells: readonly string[];
}

/** The rows for an event in a state, in their order. */
const rowsFor = <K extends KnownApplication>({ rows }: Oracle<K>, state: string, type: string): OracleRow<K>[] =>
  rows.filter(({ from, on }) => on === type && (typeof from === 'string' ? from === state : from.includes(state)));

/** What the table says of an event; undefined where it is refused. */
function outcomeOf<K extends KnownApplication>(
  oracle: Oracle<K>,
  row: OracleRow<K> | undefined,
  { state, known, event, changed }: { state: string; known: K; event: SentEvent; changed: readonly number[] },
): Outcome<K> | undefined {
  if (row === undefined) return undefined;
  const to = (typeof row.to === 'function' ? row.to(known, event) : row.to) ?? state;
  const kept = { ...known, ...row.keeps?.(known, event, changed) };
  const furthest = row.to === undefined ? kept.furthest : Math.max(kept.furthest, oracle.reaches[to] ?? 0);
  const tells = typeof row.tells === 'function' ? row.tells(known, event) : (row.tells ?? []);
  return { state: to, known: { ...kept, state: to, furthest }, tells };
}

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
  oracle: Oracle<K>,
  situations: readonly { readonly snapshot: AnyMachineSnapshot }[],
  events: readonly SentEvent[],
): Agreement {
  const { flow, rows, derived } = oracle;
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
      const expected = outcomeOf(oracle, row, { state, known, event, changed });
      const actual = decided && {
        state: stateOf(flow, decided.snapshot),
        known: knownOf(decided.snapshot),
        tells: decided.actions.map(({ type }) => type),
      };
      const difference = differenceOf(expected, actual, derived);
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
  expected: Outcome<K> | undefined,
  actual: Outcome<K> | undefined,
  derived: readonly (keyof K)[],
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
    .filter(([name, value]) => !derived.some((one) => one === name) && !isDeepStrictEqual(value, wanted.get(name)))
    .map(([name, value]) => `${name} ${JSON.stringify(value)}, not ${JSON.stringify(wanted.get(name))}`);
  return names.length === 0 ? undefined : `keeps ${names.join('; ')}`;
}

function changedSteps({ context: before }: AnyMachineSnapshot, { context: after }: AnyMachineSnapshot): number[] {
  const numbers = Object.keys({ ...before.steps, ...after.steps }).map(Number);
  return numbers.filter((number) => before.steps[number] !== after.steps[number]);
}
