import type { ChartDescription, ChartState, ChartTransition } from '@statewise/flow';
import type { ChartMark, ChartMarks } from '../../components/chart/chart-marks.js';

/** A chart as far as two releases of it are compared. */
export type ComparedChart = Omit<ChartDescription, 'actions' | 'delays'> & {
  readonly actions: Readonly<Record<string, string>>;
  readonly delays: Readonly<Record<string, string>>;
  readonly events: readonly { readonly type: string; readonly says: string; readonly by: readonly string[] }[];
};

/** Names of what came, went, and changed. */
export interface Changes {
  readonly added: readonly string[];
  readonly removed: readonly string[];
  readonly changed: readonly string[];
}

export interface ChartDifference {
  readonly states: Changes;
  readonly events: Changes;
  readonly guards: Changes;
  readonly transitions: Changes;
  /** The newer chart with what is gone from the older one put back, for drawing both at once. */
  readonly drawn: ChartDescription;
  readonly marks: ChartMarks;
}

/** What differs between two releases of a chart. */
export function chartDifference(before: ComparedChart, after: ComparedChart): ChartDifference {
  const states = compare(named(before.states, 'path'), named(after.states, 'path'));
  const events = compare(named(before.events, 'type'), named(after.events, 'type'));
  const guards = compare(new Map(Object.entries(before.guards)), new Map(Object.entries(after.guards)));
  const transitions = compare(signed(before.transitions), signed(after.transitions));
  const goneStates = before.states.filter(({ path }) => states.removed.includes(path));
  const gone = [...signed(before.transitions)].filter(([signature]) => transitions.removed.includes(signature));
  const goneTransitions = gone.map(([, transition]) => ({ ...transition, id: `${transition.id} (gone)` }));
  return {
    states,
    events,
    guards,
    transitions,
    drawn: {
      ...after,
      states: inOrder([...after.states, ...goneStates]),
      transitions: [...after.transitions, ...goneTransitions],
    },
    marks: {
      states: {
        ...marked(states.added, 'added'),
        ...marked(states.changed, 'changed'),
        ...marked(states.removed, 'removed'),
      },
      transitions: {
        ...marked(idsOf(after, transitions.added), 'added'),
        ...marked(idsOf(after, transitions.changed), 'changed'),
        ...marked(
          goneTransitions.map(({ id }) => id),
          'removed',
        ),
      },
    },
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
function signed(transitions: readonly ChartTransition[]): Map<string, ChartTransition> {
  const all = new Map<string, ChartTransition>();
  for (const transition of transitions) {
    const { from, event, targets, guard } = transition;
    const condition =
      guard === null ? '' : ` [${guard.name}${guard.params === null ? '' : ` ${JSON.stringify(guard.params)}`}]`;
    const signature = `${from} ${event}${condition} → ${targets.join(', ') || from}`;
    all.set(all.has(signature) ? `${signature} (${transition.order})` : signature, transition);
  }
  return all;
}

function idsOf(chart: ComparedChart, signatures: readonly string[]): string[] {
  const all = signed(chart.transitions);
  return signatures.flatMap((signature) => all.get(signature)?.id ?? []);
}

/** The same but for the place that something has among others. */
function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(a, withoutPlace) === JSON.stringify(b, withoutPlace);
}

function withoutPlace(key: string, value: unknown): unknown {
  return key === 'id' || key === 'order' ? undefined : value;
}

/** Parents before their children; a state whose parent is gone too comes after it. */
function inOrder(states: readonly ChartState[]): ChartState[] {
  const within = (parent: string | null): ChartState[] =>
    states.flatMap((state) => (state.parent === parent ? [state, ...within(state.path)] : []));
  return within(null);
}

function marked(names: readonly string[], tone: ChartMark['tone']): Record<string, ChartMark> {
  return Object.fromEntries(names.map((name) => [name, { tone }]));
}
