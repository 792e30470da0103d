import { Cache } from './cache.js';

const make = (results: string[]) => async () => {
  results.push('made');
  return `result ${results.length}`;
};

it('makes a result once for all who ask at once, and again when its time is over', async () => {
  const kept = new Cache<string>({ seconds: 60, max: 2 });
  const made: string[] = [];
  const asked = await Promise.all([1, 2, 3].map(() => kept.get('a', make(made), 0)));
  expect(asked).toEqual(['result 1', 'result 1', 'result 1']);
  expect(await kept.get('a', make(made), 59_999)).toBe('result 1');
  expect(await kept.get('a', make(made), 60_000)).toBe('result 2');
});

it('keeps no failure, and no more than it may', async () => {
  const kept = new Cache<string>({ seconds: 60, max: 2 });
  await expect(kept.get('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  const made: string[] = [];
  for (const key of ['a', 'b', 'c', 'a']) await kept.get(key, make(made), 0);
  expect(made).toHaveLength(4);
  expect(await kept.get('c', make(made), 1)).toBe('result 3');
});
