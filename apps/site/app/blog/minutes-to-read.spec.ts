import { minutesToRead } from './minutes-to-read.js';

it('counts words and no mark-up, and at least one minute', () => {
  expect(minutesToRead('')).toBe(1);
  expect(minutesToRead('<p class="a b c d">One</p>')).toBe(1);
  expect(minutesToRead(`<p>${'<strong>word</strong> '.repeat(660)}</p>`)).toBe(3);
});
