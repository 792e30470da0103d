import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Refusal, root, runMain } from './workspace.ts';

/** Keeps the chart of every flow beside what its present version stores; a chart that is kept already stays as it is. */
async function freeze(): Promise<number> {
  const unbuilt = (): never => {
    throw new Refusal('The charts are not built yet: npm run build');
  };
  const { describeFlow, releasedChart } = await import('@statewise/flow').catch(unbuilt);
  const { flows } = await import('@statewise/machines').catch(unbuilt);
  for (const flow of flows) {
    const file = path.join(root, 'libs/machines/src', flow.id, `releases/${flow.version}.chart.ts`);
    if (existsSync(file)) continue;
    writeFileSync(file, sourceOf(flow.version, releasedChart(describeFlow(flow))));
    process.stdout.write(`${path.relative(root, file)} is written; name it in libs/machines/src/releases.ts.\n`);
  }
  return 0;
}

/** One line for each state, transition and event, so that two releases can be read side by side. */
function sourceOf(version: number, chart: object): string {
  const members = Object.entries(chart).map(([name, value]) =>
    Array.isArray(value)
      ? `  ${name}: [\n${value.map((item) => `    ${JSON.stringify(item)},\n`).join('')}  ],`
      : `  ${name}: ${JSON.stringify(value)},`,
  );
  return [
    "import type { ReleasedChart } from '@statewise/flow';",
    '',
    `/** The chart as version ${version} was released. Frozen: once released, this file does not change any more. */`,
    `export const chart${version}: ReleasedChart = {`,
    ...members,
    '};',
    '',
  ].join('\n');
}

await runMain(freeze);
