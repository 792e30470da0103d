import {
  chartChanges,
  transitionsByName,
  type ChartChanges,
  type ChartDescription,
  type ChartState,
  type ComparedChart,
} from '@statewise/flow';
import type { ChartMark, ChartMarks } from '../../components/chart/chart-marks.js';

export interface ChartDifference extends ChartChanges {
  /** The newer chart with what is gone from the older one put back, for drawing both at once. */
  readonly drawn: ChartDescription;
  readonly marks: ChartMarks;
}

/** What differs between two releases of a chart, in names and as a drawing. */
export function chartDifference(before: ComparedChart, after: ComparedChart): ChartDifference {
  const changes = chartChanges(before, after);
  const { states, transitions } = changes;
  const goneStates = before.states.filter(({ path }) => states.removed.includes(path));
  const gone = [...transitionsByName(before.transitions)].filter(([name]) => transitions.removed.includes(name));
  const goneTransitions = gone.map(([, transition]) => ({ ...transition, id: `${transition.id} (gone)` }));
  return {
    ...changes,
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

function idsOf(chart: ComparedChart, signatures: readonly string[]): string[] {
  const all = transitionsByName(chart.transitions);
  return signatures.flatMap((signature) => all.get(signature)?.id ?? []);
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
