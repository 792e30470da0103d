import { changesOf } from './proposal.js';

it('shows what differs alone, and what is taken away', () => {
  const before = { four_eyes_above: 25_000, review_days: 14, last_age: 75 };
  expect(changesOf({ before, after: { four_eyes_above: 50_000, review_days: 14 } })).toEqual([
    { name: 'four_eyes_above', before: 25_000, after: 50_000 },
    { name: 'last_age', before: 75, after: undefined },
  ]);
  expect(changesOf({ before: null, after: { role: 'admin' } })).toEqual([
    { name: 'role', before: undefined, after: 'admin' },
  ]);
});
