import type { ChartDescription, ChartState } from '@statewise/flow';
import { around } from '../chart-moves.js';
import type { ChartMark, ChartMarks, MarkTone } from './chart-marks.js';
import type { ChartSelection } from './chart-selection.js';

/** Paths of the groups of a chart that can be closed: all states around others but the chart itself, outer ones first. */
export function groupsOf(chart: ChartDescription): string[] {
  const depth = (path: string): number => around(chart, path).length;
  return chart.states
    .filter(({ path, type }) => path !== '' && (type === 'compound' || type === 'parallel'))
    .map(({ path }) => path)
    .toSorted((a, b) => depth(a) - depth(b));
}

/** The states in a group, however deep. */
export function statesWithin(chart: ChartDescription, group: string): ChartState[] {
  return chart.states.filter(({ path }) => path !== group && around(chart, path).includes(group));
}

/** The groups of `closed` that have to be opened for a selection to be seen. */
export function hiding(chart: ChartDescription, closed: ReadonlySet<string>, selection: ChartSelection): string[] {
  const { from = selection.state, targets = [] } =
    chart.transitions.find(({ id }) => id === selection.transition) ?? {};
  if (from === undefined) return [];
  const groups = around(chart, from).filter((path) => closed.has(path));
  if (selection.state !== undefined) return groups.filter((path) => path !== from);
  // A transition out of a closed group is drawn as a line from the group.
  return groups.filter((path) => targets.every((target) => around(chart, target).includes(path)));
}

/** A chart in which closed groups stand for what is in them: their transitions begin and end at the group. */
export function foldedChart(chart: ChartDescription, closed: ReadonlySet<string>): ChartDescription {
  if (closed.size === 0) return chart;
  const shown = new Map(chart.states.map(({ path }) => [path, shownAs(chart, closed, path)]));
  const at = (path: string): string => shown.get(path) ?? path;
  return {
    ...chart,
    states: chart.states.filter(({ path }) => at(path) === path),
    transitions: chart.transitions.flatMap((transition) => {
      const from = at(transition.from);
      const targets = [...new Set(transition.targets.map(at))];
      const isWithin = closed.has(from) && targets.every((target) => target === from);
      return isWithin ? [] : [{ ...transition, from, targets }];
    }),
  };
}

/** The outermost closed group around a state, or the state itself. */
function shownAs(chart: ChartDescription, closed: ReadonlySet<string>, path: string): string {
  return around(chart, path).findLast((outer) => closed.has(outer)) ?? path;
}

/** Which of two tones a closed group shows: the first of these. */
const byWeight: readonly MarkTone[] = ['now', 'bad', 'removed', 'added', 'changed', 'good', 'past', 'dim'];

/** The marks of a chart whose groups are closed: a group has the counts of what is in it together, and its gravest tone. */
export function foldedMarks(chart: ChartDescription, closed: ReadonlySet<string>, marks: ChartMarks): ChartMarks {
  const { states = {} } = marks;
  const folded = [...closed].map((group): [string, ChartMark] => {
    const within = [group, ...statesWithin(chart, group).map(({ path }) => path)].flatMap((path) => states[path] ?? []);
    const counts = within.flatMap(({ count }) => count ?? []);
    return [
      group,
      {
        tone: byWeight.find((tone) =>
          tone === 'dim' ? within.every((one) => one.tone === tone) : within.some((one) => one.tone === tone),
        ),
        heat: Math.max(...within.map(({ heat = 0 }) => heat), 0),
        ...(counts.length > 0 && { count: counts.reduce((sum, count) => sum + count, 0) }),
      },
    ];
  });
  return { ...marks, states: { ...states, ...Object.fromEntries(folded) } };
}
