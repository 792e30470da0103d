import { partText, type ChartDescription, type ChartTransition } from './describe-chart.js';

/** A chart as far as two releases of it are compared. */
export interface ComparedChart extends ChartDescription {
  readonly events: readonly { readonly type: string; readonly says: string; readonly by: readonly string[] }[];
}

/** Names of what came, went, and changed. */
export interface Changes {
  readonly added: readonly string[];
  readonly removed: readonly string[];
  readonly changed: readonly string[];
}

/** What differs between two releases of a chart, by name; transitions by where from, event, condition and where to. */
export interface ChartChanges {
  readonly states: Changes;
  readonly events: Changes;
  readonly guards: Changes;
  readonly transitions: Changes;
}

/** Compares two releases of a chart. */
export function chartChanges(before: ComparedChart, after: ComparedChart): ChartChanges {
  return {
    states: compare(named(before.states, 'path'), named(after.states, 'path')),
    events: compare(named(before.events, 'type'), named(after.events, 'type')),
    guards: compare(new Map(Object.entries(before.guards)), new Map(Object.entries(after.guards))),
    transitions: compare(transitionsByName(before.transitions), transitionsByName(after.transitions)),
  };
}

/** What came and went among names. */
export function nameChanges(before: readonly string[], after: readonly string[]): Changes {
  return compare(new Map(before.map((name) => [name, name])), new Map(after.map((name) => [name, name])));
}

function compare(before: ReadonlyMap<string, unknown>, after: ReadonlyMap<string, unknown>): Changes {
  return {
    added: [...after.keys()].filter((key) => !before.has(key)),
    removed: [...before.keys()].filter((key) => !after.has(key)),
    changed: [...after.keys()].filter((key) => before.has(key) && !isSame(before.get(key), after.get(key))),
  };
}

function named<T extends object>(items: readonly T[], key: keyof T): Map<string, T> {
  return new Map(items.map((item) => [String(item[key]), item]));
}

/** Transitions by what makes them themselves: where from, by what, where to, under which condition; their place may change. */
export function transitionsByName(transitions: readonly ChartTransition[]): Map<string, ChartTransition> {
  const all = new Map<string, ChartTransition>();
  for (const transition of transitions) {
    const { from, event, targets, guard } = transition;
    const condition = guard === null ? '' : ` [${partText(guard)}]`;
    const signature = `${from} ${event}${condition} → ${targets.join(', ') || from}`;
    all.set(all.has(signature) ? `${signature} (${transition.order})` : signature, transition);
  }
  return all;
}

/** The same but for the place that something has among others. */
function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(a, withoutPlace) === JSON.stringify(b, withoutPlace);
}

function withoutPlace(key: string, value: unknown): unknown {
  return key === 'id' || key === 'order' ? undefined : value;
}
