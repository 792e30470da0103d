import { durationWords } from './duration.js';

it.each([
  [0.25, '0.3 sec'],
  [42, '42 sec'],
  [125, '2 min 5 sec'],
  [3_600, '1 hr'],
  [200_000, '2 days 7 hr'],
])('writes %d seconds as %p', (seconds, words) => {
  expect(durationWords(seconds, 'en')).toBe(words);
});
