import type { SimulatedEvent } from '@statewise/flow/simulation';
import type { ListedChart } from '@statewise/machines/catalogue';

/** A walk as a test beside its chart; `state` is where it leads. */
export function scenarioFile(
  { id, constant, persisted }: Pick<ListedChart, 'id' | 'constant' | 'persisted'>,
  title: string,
  events: readonly SimulatedEvent[],
  state: string,
): string {
  const sent = events.map(({ type, role, payload }) => {
    const actor = persisted ? { actor: { role } } : {};
    return `    ${JSON.stringify({ type, ...payload, ...actor })},`;
  });
  return [
    `// Belongs into libs/machines/src, into the folder of ${id}.`,
    "import { ChartPath } from '@statewise/flow/testing';",
    `import { ${constant} } from './${persisted ? 'flow' : 'machine'}.js';`,
    '',
    `it(${JSON.stringify(title)}, () => {`,
    `  const path = ChartPath.${persisted ? 'through' : 'of'}(${constant}).send(`,
    ...sent,
    '  );',
    `  expect(path.state).toBe(${JSON.stringify(state)});`,
    '});',
    '',
  ].join('\n');
}
