import { suggestionAfter } from './suggestions.js';

it.each([
  ['ArrowDown', -1, 0],
  ['ArrowDown', 1, 2],
  ['ArrowDown', 2, -1],
  ['ArrowUp', -1, 2],
  ['ArrowUp', 0, -1],
  ['Home', 2, 0],
  ['End', 0, 2],
  ['Home', -1, undefined],
  ['End', -1, undefined],
] as const)('%s leads from %p to %p', (key, active, next) => {
  expect(suggestionAfter(key, active, 3)).toBe(next);
});

it('leads nowhere without suggestions', () => {
  expect(suggestionAfter('ArrowDown', -1, 0)).toBeUndefined();
});
