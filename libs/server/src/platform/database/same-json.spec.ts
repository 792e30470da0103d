import { sameJson } from './same-json.js';

it.each([
  [{ a: 1, b: [1, { c: null }] }, { b: [1, { c: null }], a: 1 }, true],
  [{ a: 1, b: undefined }, { a: 1 }, true],
  [{ a: 1 }, { a: 1, b: 2 }, false],
  [[1, 2], [2, 1], false],
  [[], {}, false],
  [null, undefined, true],
  ['1', 1, false],
])('compares %j with %j', (a, b, same) => {
  expect(sameJson(a, b)).toBe(same);
});
