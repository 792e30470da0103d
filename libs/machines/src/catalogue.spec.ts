import { chartCatalogue } from './catalogue.js';
import * as machines from './index.js';
import { charts } from './testing/charts.js';

it('lists every chart, and fetches the one that it names', async () => {
  const ofFlows: readonly unknown[] = machines.flows.map(({ machine }) => machine);
  const ofBrowser = Object.entries(machines).flatMap(([name, value]) =>
    name.endsWith('Machine') && !ofFlows.includes(value) ? [name] : [],
  );
  const listed = chartCatalogue.flatMap(({ persisted, constant }) => (persisted ? [] : [constant]));
  expect(listed.toSorted()).toEqual(ofBrowser.toSorted());
  expect(chartCatalogue.flatMap(({ id, persisted }) => (persisted ? [id] : []))).toEqual(
    machines.flows.map(({ id }) => id),
  );
  const loaded = await Promise.all(chartCatalogue.map(({ load }) => load()));
  // By identity: charts that differ are too large to be compared in words.
  expect(charts.flatMap(({ id, machine }, at) => (loaded[at]?.machine === machine ? [] : [id]))).toEqual([]);
  expect(loaded.map(({ flow }) => flow !== undefined)).toEqual(charts.map(({ persisted }) => persisted));
});

it('says under which name each is found in its folder', async () => {
  for (const { id, constant, persisted, load } of chartCatalogue) {
    const exported: Readonly<Record<string, unknown>> = await import(`./${id}/${persisted ? 'flow' : 'machine'}.js`);
    const { machine, flow } = await load();
    expect((flow ?? machine).id).toBe(id);
    expect([constant, exported[constant] === (flow ?? machine)]).toEqual([constant, true]);
  }
});
