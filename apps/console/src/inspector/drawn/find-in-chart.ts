import type { ChartDescription } from '@statewise/flow';
import { labelOf } from '../../components/chart/chart-graph.js';
import type { ChartSelection } from '../../components/chart/chart-selection.js';

/** A part of a chart that matches what was searched for. */
export interface Match {
  readonly kind: 'state' | 'transition';
  readonly selection: ChartSelection;
  readonly title: string;
  /** What is known of it besides. */
  readonly text: string;
}

/** States and transitions in which all words are found: in names of states, events, guards and actions, or in what they mean. */
export function findInChart({ states, transitions, actions }: ChartDescription, words: string): Match[] {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  if (wanted.length === 0) return [];
  const has = (...texts: readonly (string | null | undefined)[]): boolean => {
    const text = texts.join(' ').toLowerCase();
    return wanted.every((word) => text.includes(word));
  };
  const foundStates = states
    .filter(
      ({ path, description, entry, exit, tags }) => path !== '' && has(path, description, ...tags, ...entry, ...exit),
    )
    .map(({ path, description }): Match => ({
      kind: 'state',
      selection: { state: path },
      title: path,
      text: description ?? '',
    }));
  const foundTransitions = transitions
    .filter((transition) => {
      const { from, event, targets, guard, description } = transition;
      const done = transition.actions.flatMap(({ name }) => [name, actions[name]]);
      return has(from, event, ...targets, guard?.name, guard?.description, description, ...done);
    })
    .map((transition): Match => ({
      kind: 'transition',
      selection: { transition: transition.id },
      title: labelOf(transition),
      text: [transition.from, ...transition.targets].join(' → '),
    }));
  return [...foundStates, ...foundTransitions];
}
