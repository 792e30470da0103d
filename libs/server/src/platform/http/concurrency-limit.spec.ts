import { Problem } from '../problem/problem.js';
import { ConcurrencyLimit } from './concurrency-limit.js';

const wanted = (): boolean => true;

/** Something that lasts until it is told to end. */
function lasting() {
  let end = (): void => undefined;
  const lasts = new Promise<void>((resolve) => (end = resolve));
  return { act: () => lasts, end: () => end() };
}

/** Lets everything go on that can. */
const settled = () => new Promise((resolve) => setImmediate(resolve));

it('lets so many do it at once, and the others in the order in which they came', async () => {
  const limit = new ConcurrencyLimit({ atOnce: 2, waiting: 9 });
  const acts = Array.from({ length: 4 }, lasting);
  const begun: number[] = [];
  const ended = acts.map(({ act }, n) =>
    limit.take(() => {
      begun.push(n);
      return act();
    }, wanted),
  );
  await settled();
  expect(begun).toEqual([0, 1]);
  acts[1]?.end();
  await settled();
  expect(begun).toEqual([0, 1, 2]);
  for (const { end } of acts) end();
  await Promise.all(ended);
  expect(begun).toEqual([0, 1, 2, 3]);
});

it('asks whoever finds the line full to come back, and has room again afterwards', async () => {
  const limit = new ConcurrencyLimit({ atOnce: 1, waiting: 1 });
  const [first, second] = [lasting(), lasting()];
  const both = [first, second].map(({ act }) => limit.take(act, wanted));
  await expect(limit.take(async () => 'third', wanted)).rejects.toEqual(
    new Problem('DEPENDENCY.DOWN', { retryAfter: 2 }),
  );
  first.end();
  second.end();
  await Promise.all(both);
  await expect(limit.take(async () => 'fourth', wanted)).resolves.toBe('fourth');
});

it('skips who has gone, and goes on behind one that failed', async () => {
  const limit = new ConcurrencyLimit({ atOnce: 1, waiting: 9 });
  const failing = limit.take(() => Promise.reject(new Error('no page')), wanted);
  let isDrawn = false;
  const gone = limit.take(
    async () => (isDrawn = true),
    () => false,
  );
  const last = limit.take(async () => 'drawn', wanted);
  await expect(failing).rejects.toThrow('no page');
  await expect(gone).resolves.toBeUndefined();
  await expect(last).resolves.toBe('drawn');
  expect(isDrawn).toBe(false);
});
