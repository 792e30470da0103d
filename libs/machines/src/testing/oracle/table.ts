import type { Fields } from '@statewise/fields';
import type { FlowContext } from '@statewise/flow';
import type { SentEvent } from '@statewise/flow/testing';
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
  readonly tells?: readonly string[] | ((known: K, event: SentEvent, changed: readonly number[]) => readonly string[]);
}

/** Answers by the number of their step, those that no longer count, and the lists of contacts. */
export type KeptAnswers = Pick<FlowContext, 'steps' | 'setAside' | 'contacts'>;

/** An answer that is asked for beside certain others alone, and set aside beside the rest. */
export interface AskedAnswer {
  readonly step: number;
  readonly field: string;
  readonly when: (steps: KeptAnswers['steps'], value: unknown) => boolean;
  /** Whether its step is not answered without it; it may be left out unless said. */
  readonly isRequired?: (steps: KeptAnswers['steps']) => boolean;
}

/** Which answers a flow keeps of an event. */
export interface AnswerTable {
  readonly questions: readonly AskedAnswer[];
  /** What only the applicant answers, by step: an admin who helps leaves it as it is. */
  readonly own: Readonly<Record<number, readonly string[]>>;
  /** The answers that an event brings, among the others; `to` is where it leads. */
  readonly keeps: (kept: KeptAnswers, event: SentEvent, to: string) => Partial<Pick<KeptAnswers, 'steps' | 'contacts'>>;
}

/** A flow as its table has it. */
export interface Oracle<K extends KnownApplication> {
  readonly rows: readonly OracleRow<K>[];
  /** What is known before anything happened, but for what follows from answers. */
  readonly start: Partial<K>;
  readonly answers: AnswerTable;
  /** The steps that are reached by coming to a state, by its name. */
  readonly reaches: Readonly<Record<string, number>>;
  /** Reads off a chart’s snapshot what the table goes by. */
  readonly knownOf: (snapshot: Pick<AnyMachineSnapshot, 'context'>) => Omit<K, 'state'>;
  /** What of it follows from answers, which have tests of their own. */
  readonly derivedOf: (kept: KeptAnswers) => Partial<K>;
}

/** What an event comes to. */
export interface OracleOutcome<K> {
  readonly state: string;
  readonly known: K;
  readonly tells: readonly string[];
}

/** The rows for an event in a state, in their order. */
export const rowsFor = <K extends KnownApplication>(
  { rows }: Pick<Oracle<K>, 'rows'>,
  state: string,
  type: string,
): OracleRow<K>[] =>
  rows.filter(({ from, on }) => on === type && (typeof from === 'string' ? from === state : from.includes(state)));

/** Where a row leads. */
export const targetOf = <K extends KnownApplication>({ to }: OracleRow<K>, known: K, event: SentEvent): string =>
  (typeof to === 'function' ? to(known, event) : to) ?? known.state;

/** What a row makes of an event. */
export function outcomeOf<K extends KnownApplication>(
  { reaches }: Pick<Oracle<K>, 'reaches'>,
  row: OracleRow<K>,
  { known, event, changed }: { known: K; event: SentEvent; changed: readonly number[] },
): OracleOutcome<K> {
  const to = targetOf(row, known, event);
  const kept = { ...known, ...row.keeps?.(known, event, changed) };
  const furthest = row.to === undefined ? kept.furthest : Math.max(kept.furthest, reaches[to] ?? 0);
  const tells = typeof row.tells === 'function' ? row.tells(known, event, changed) : (row.tells ?? []);
  return { state: to, known: { ...kept, state: to, furthest }, tells };
}

/** Fields without those that are left empty. */
export const filledIn = (fields: Fields = {}): Fields =>
  Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== '' && value !== null && value !== undefined),
  );
