import { charts } from '@statewise/machines/testing';
import { describeChart } from '@statewise/flow';
import Elk from 'elkjs';
import { descriptionHeight, padding, rowHeight, titleHeight } from './chart-graph.js';
import { groupsOf } from './chart-fold.js';
import { layOut, type ChartLayout, type PlacedBox, type Point } from './chart-layout.js';

const engine = new Elk.default();
const inside = (inner: Area, outer: Area): boolean =>
  inner.x >= outer.x - 1 &&
  inner.y >= outer.y - 1 &&
  inner.x + inner.width <= outer.x + outer.width + 1 &&
  inner.y + inner.height <= outer.y + outer.height + 1;
const overlap = (a: Area, b: Area): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
interface Area extends Point {
  readonly width: number;
  readonly height: number;
}

/** Whether a piece of a line, which runs straight down or across, goes through an area. */
const crosses = (a: Point, b: Point, area: Area): boolean =>
  Math.max(a.x, b.x) > area.x + 0.5 &&
  Math.min(a.x, b.x) < area.x + area.width - 0.5 &&
  Math.max(a.y, b.y) > area.y + 0.5 &&
  Math.min(a.y, b.y) < area.y + area.height - 0.5;

const places = charts.map(({ id, machine }) => [id, describeChart(machine)] as const);

describe.each(places)('%s', (_, chart) => {
  let layout: ChartLayout;
  beforeAll(async () => {
    layout = await layOut(engine, chart);
  });

  it('runs no line through a text, whatever is closed', async () => {
    const groups = groupsOf(chart);
    const foldings = [new Set<string>(), new Set(groups), ...groups.map((group) => new Set([group]))];
    for (const closed of foldings) {
      const { boxes, lines } = await layOut(engine, chart, closed);
      const texts = [
        ...lines.map(({ id, label, width, height }) => ({ id, ...label, width, height })),
        ...boxes.map((box) => ({
          id: box.title,
          x: box.x + box.textX,
          y: box.y + padding,
          width: box.textWidth,
          height: titleHeight + rowHeight * box.rows.length + descriptionHeight * box.description.length,
        })),
      ];
      const crossed = lines.flatMap(({ id, points }) =>
        points
          .slice(1)
          .flatMap((point, index) =>
            texts
              .filter((text) => text.id !== id && crosses(points[index] ?? point, point, text))
              .map((text) => [id, text.id]),
          ),
      );
      expect([[...closed], crossed]).toEqual([[...closed], []]);
    }
  });
  const boxOf = (path: string | null): PlacedBox | undefined => layout.boxes.find(({ state }) => state.path === path);

  it('shows every state within its parent, and none over another', () => {
    expect(layout.boxes.map(({ state }) => state.path)).toEqual(chart.states.map(({ path }) => path));
    for (const box of layout.boxes) {
      const parent = boxOf(box.state.parent);
      if (parent) expect([box.state.path, inside(box, parent)]).toEqual([box.state.path, true]);
    }
    const siblings = layout.boxes.flatMap((a, index) =>
      layout.boxes
        .slice(index + 1)
        .flatMap((b) => (a.state.parent === b.state.parent && overlap(a, b) ? [[a.title, b.title]] : [])),
    );
    expect(siblings).toEqual([]);
  });

  it('shows every transition once: as a line, or as a row of its state', () => {
    const rows = layout.boxes.flatMap(({ rows: own }) => own.flatMap(({ transitions }) => transitions));
    const lines = layout.lines.flatMap(({ texts }) => texts.flatMap(({ transitions }) => transitions));
    expect([...new Set([...rows, ...lines])].toSorted()).toEqual(chart.transitions.map(({ id }) => id).toSorted());
    expect(rows.filter((id) => lines.includes(id))).toEqual([]);
  });

  it('covers no text of a line with another one', () => {
    const labels = layout.lines.map(({ label, width, height }) => ({ ...label, width, height }));
    expect(labels.flatMap((a, index) => labels.slice(index + 1).filter((b) => overlap(a, b)))).toEqual([]);
  });
});
