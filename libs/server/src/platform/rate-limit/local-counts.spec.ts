import { LocalCounts } from './local-counts.js';

const at = 1_000_000;
const told = (count: number, left = 60) => ({ key: 'codes:192.0.2.1', count, allowed: 10, left });
const blockedFor = (counts: LocalCounts, now = at): number => counts.blockedFor('codes:192.0.2.1', now);

it('stays blocked when answers come in another order than they were given in', () => {
  const counts = new LocalCounts();
  for (const count of [1, 9, 10, 7, 8]) counts.learnAdded(told(count), at);
  expect(blockedFor(counts)).toBeGreaterThan(0);
});

it('does not take what was read before for what was added meanwhile, and believes it later', () => {
  const counts = new LocalCounts();
  counts.learnAdded(told(10), at + 5);
  counts.learnRead(told(6), at + 10, at);
  expect(blockedFor(counts, at + 10)).toBeGreaterThan(0);
  counts.learnRead(told(6), at + 30, at + 20);
  expect(blockedFor(counts, at + 30)).toBe(0);
});

it('begins anew with the next window', () => {
  const counts = new LocalCounts();
  counts.learnAdded(told(10, 1), at);
  counts.learnAdded(told(1), at + 2_000);
  expect(blockedFor(counts, at + 2_000)).toBe(0);
  expect(counts.standing('codes:192.0.2.1', at + 2_000)).toMatchObject({ left: 9 });
});
