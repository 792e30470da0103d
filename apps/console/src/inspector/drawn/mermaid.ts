import type { ChartDescription, ChartState } from '@statewise/flow';
import { labelOf } from '../../components/chart/chart-graph.js';

/** A chart as a state diagram of Mermaid. */
export function mermaidOf(chart: ChartDescription): string {
  const ids = new Map(chart.states.map(({ path }, index) => [path, path === '' ? 'root' : `s${index}`]));
  const idOf = (path: string): string => ids.get(path) ?? 'root';
  const lines = ['stateDiagram-v2', `  %% ${chart.title}`, ...within('', 1)];
  const [root] = chart.states;
  for (const transition of chart.transitions) {
    const targets = transition.targets.length === 0 ? [transition.from] : transition.targets;
    for (const target of targets) {
      const [from, to] = [transition.from, target];
      // What the whole chart does is no line of its own: Mermaid has no state for the whole.
      if (from === '' || to === '') continue;
      lines.push(`  ${idOf(from)} --> ${idOf(to)} : ${worded(labelOf(transition))}`);
    }
  }
  const everywhere = chart.transitions.filter(({ from }) => from === root?.path);
  for (const transition of everywhere)
    lines.push(`  %% anywhere: ${labelOf(transition)} → ${transition.targets.join(', ') || 'stays'}`);
  return `${lines.join('\n')}\n`;

  function within(parent: string, depth: number): string[] {
    const indent = '  '.repeat(depth);
    const children = chart.states.filter((state) => state.parent === parent && state.path !== '');
    const around = chart.states.find(({ path }) => path === parent);
    const parts = children.map((child) => stateLines(child, depth));
    // Regions of a parallel state stand beside each other, each with its own states alone.
    if (around?.type === 'parallel')
      return parts.flatMap((part, index) => (index > 0 ? [`${indent}--`, ...part] : part));
    const first = around?.initial;
    return [...(first ? [`${indent}[*] --> ${idOf(first)}`] : []), ...parts.flat()];
  }

  function stateLines(state: ChartState, depth: number): string[] {
    const indent = '  '.repeat(depth);
    const id = idOf(state.path);
    const name = `${indent}state "${worded(state.path.split('.').at(-1) ?? state.path)}" as ${id}`;
    if (state.type === 'final') return [name, `${indent}${id} --> [*]`];
    if (state.type !== 'compound' && state.type !== 'parallel') return [name];
    return [`${name} {`, ...within(state.path, depth + 1), `${indent}}`];
  }
}

/** A text in which nothing means anything to Mermaid. */
function worded(text: string): string {
  return text.replaceAll('"', "'").replaceAll(/[;#]/g, ' ').replaceAll(':', '﹕');
}
