import { statusValue, type TrackedStatus } from './statuses.js';

/**
 * A task for the bank's people: an application waits for them while it is in one of the states and its statuses have these
 * values, unless an acceptance waits for a second person. Rules of one kind are alternatives. Words: `task.<kind>`.
 */
export interface TaskRule {
  readonly kind: string;
  /** Any, where none is named. */
  readonly states?: readonly string[];
  readonly statuses?: Readonly<Record<string, readonly number[]>>;
  /** Days until it is to be done. */
  readonly days: number;
  /** The fact with the instant until which it is to be done, where that is known. */
  readonly dueFact?: string;
}

/** What rules name that a flow does not have, and rules under which every application would wait. */
export function contradictingTasks(
  rules: readonly TaskRule[],
  states: ReadonlySet<string>,
  statusTypes: readonly TrackedStatus[] = [],
): string[] {
  const types = new Set(statusTypes.map(({ type }) => type));
  return rules.flatMap(({ kind, states: named = [], statuses = {} }) => [
    ...named.filter((path) => !states.has(path)).map((path) => `task ${kind} waits in ${path}, which is no state`),
    ...Object.keys(statuses)
      .filter((type) => !types.has(type))
      .map((type) => `task ${kind} names status ${type}, which is not tracked`),
    ...(named.length > 0 || Object.values(statuses).some((values) => !values.includes(statusValue.absent))
      ? []
      : [`task ${kind} waits always`]),
  ]);
}
