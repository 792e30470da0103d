import { describeFlow, releasedChart } from '@statewise/flow';
import { flows } from './charts.js';
import { releases } from './releases.js';

describe.each(flows.map((flow) => [flow.id, flow] as const))('%s', (id, flow) => {
  const known = releases[id] ?? [];

  it('knows every release, and the chart of the present one', async () => {
    // A flow that was never released has nothing to keep.
    if (known.length === 0) return expect(flow.version).toBe(1);
    expect(known.map(({ version }) => version)).toEqual(Array.from({ length: flow.version }, (_, index) => index + 1));
    const chart = await known.at(-1)?.chart?.();
    expect([chart?.id, chart?.version]).toEqual([id, flow.version]);
  });

  it('keeps of a chart what a description of it has', async () => {
    for (const { chart, stored } of known) {
      expect((await stored()).length).toBeGreaterThan(0);
      const kept = await chart?.();
      if (kept) expect(Object.keys(kept).toSorted()).toEqual(Object.keys(releasedChart(describeFlow(flow))).toSorted());
    }
  });
});
