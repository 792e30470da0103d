import { once } from './once.js';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('makes a promise once for each combination of arguments', async () => {
  const make = jest.fn(async (...given: readonly string[]) => given.join('-'));
  const made = once(make);
  expect(made('a', 'b')).toBe(made('a', 'b'));
  await expect(made('a', 'c')).resolves.toBe('a-c');
  expect(make).toHaveBeenCalledTimes(2);
});

it('tells everybody that a promise broke before it is made anew, so that a page drawn again does not ask without end', async () => {
  const make = jest.fn(async () => Promise.reject(new Error('gone')));
  const made = once(make);
  for (let drawn = 0; drawn < 5; drawn++) await expect(made()).rejects.toThrow('gone');
  expect(make).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(1_000);
  await expect(made()).rejects.toThrow('gone');
  expect(make).toHaveBeenCalledTimes(2);
});

it('forgets at once what broke before a page waited for it', async () => {
  let isReached = false;
  const made = once(async () => (isReached ? 'here' : Promise.reject(new Error('gone'))));
  made.ahead();
  await jest.advanceTimersByTimeAsync(0);
  isReached = true;
  await expect(made()).resolves.toBe('here');
  const kept = made();
  made.ahead();
  expect(made()).toBe(kept);
});
