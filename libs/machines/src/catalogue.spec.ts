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
