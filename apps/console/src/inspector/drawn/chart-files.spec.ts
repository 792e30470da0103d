import { charts } from '@statewise/machines/testing';
import { describeChart } from '@statewise/flow';
import Elk from 'elkjs';
import { layOut } from '../../components/chart/chart-layout.js';
import { chartSvg } from '../../components/chart/chart-svg.js';

const colours = { paper: '#fff', surface: '#fff', ink: '#000', soft: '#333', line: '#ccc', strong: '#777' };

describe.each(charts.map((chart) => [chart.id, chart] as const))('%s', (_, { machine, title }) => {
  it('is a picture with the names of all its states', async () => {
    const chart = describeChart(machine);
    const svg = chartSvg(await layOut(new Elk.default(), chart), title, colours);
    for (const { path } of chart.states.filter((state) => state.path !== ''))
      expect(svg).toContain(`>${path.split('.').at(-1)}</text>`);
    expect(svg.match(/<path d="M/g)?.length ?? 0).toBeGreaterThan(0);
    expect(svg).not.toMatch(/NaN|undefined/);
  });
});
