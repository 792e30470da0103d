import { centred, isShown, zoomed, zooms, type View } from './view.js';

const size = { width: 600, height: 400 };
const area = { x: 1000, y: 800, width: 100, height: 40 };

it('has an area in the middle of the window', () => {
  const view = centred(area, 0.5, size);
  expect(view).toEqual({ x: 300 - 525, y: 200 - 410, zoom: 0.5 });
  expect(isShown(area, view, size)).toBe(true);
});

it.each<[string, Partial<View>, boolean]>([
  ['in the corner that is near enough', { x: 41, y: 21 }, true],
  ['at the left edge', { x: 40 }, false],
  ['at the right edge', { x: 560 }, false],
  ['at the upper edge', { y: 20 }, false],
  ['at the lower edge', { y: 380 }, false],
])('tells whether what is %s is shown', (_, at, isIn) => {
  const point = { x: 0, y: 0, width: 0, height: 0 };
  expect(isShown(point, { x: 300, y: 200, zoom: 1, ...at }, size)).toBe(isIn);
});

it('zooms about the middle of the window, no further than can be gone', () => {
  const view = centred(area, 1, size);
  expect(zoomed(view, 2, size)).toEqual(centred(area, 2, size));
  expect(zoomed(view, 100, size)).toEqual(centred(area, zooms.max, size));
  expect(zoomed(view, 0.001, size)).toEqual(centred(area, zooms.min, size));
});
