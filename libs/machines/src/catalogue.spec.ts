import { chartCatalogue } from './catalogue.js';
import { charts } from './charts.js';

it('lists every chart, and fetches the one that it names', async () => {
  expect(chartCatalogue.map(({ id, title, persisted }) => ({ id, title, persisted }))).toEqual(
    charts.map(({ id, title, persisted }) => ({ id, title, persisted })),
  );
  const loaded = await Promise.all(chartCatalogue.map(({ load }) => load()));
  expect(loaded.map(({ machine }) => machine)).toEqual(charts.map(({ machine }) => machine));
  expect(loaded.map(({ flow }) => flow !== undefined)).toEqual(charts.map(({ persisted }) => persisted));
});

it('says under which name each is found in its folder', async () => {
  for (const { id, constant, persisted, load } of chartCatalogue) {
    const exported: Readonly<Record<string, unknown>> = await import(`./${id}/${persisted ? 'flow' : 'machine'}.js`);
    const { machine, flow } = await load();
    expect([constant, exported[constant]]).toEqual([constant, flow ?? machine]);
  }
});
