import { succeed } from '../experiments/harness/call.ts';
import { percentilesOf } from '../src/percentiles.ts';
import { head, row } from '../src/markdown-table.ts';

/** Milliseconds within which 99 of a hundred calls are answered, whatever is asked. */
const goal = 50;

/** Asks for a path as somebody, and answers the body. */
export type Ask = (path: string) => Promise<unknown>;

export const asks =
  (url: string, cookie: string): Ask =>
  async (path) =>
    (await succeed(url, 'GET', path, { cookie })).body;

/** The percentiles in milliseconds of a call that is made a number of times, each after what is done `before`; the first five, which warm the server up, are not counted. */
export async function latencyOf(times: number, call: () => Promise<unknown>, before?: () => Promise<unknown>) {
  const spent: number[] = [];
  for (let n = -5; n < times; n += 1) {
    await before?.();
    const began = performance.now();
    await call();
    if (n >= 0) spent.push(performance.now() - began);
  }
  return percentilesOf(spent);
}

/** What is told of a call: durations in milliseconds, and texts. */
interface Told {
  readonly latencies: readonly { readonly p50: number; readonly p99: number }[];
  readonly texts?: readonly string[];
}

/** Measures calls, each under a name, and prints them as a table; false where one of them takes too long. */
export async function judge<T>(
  titles: readonly string[],
  calls: Readonly<Record<string, T>>,
  measure: (call: T) => Promise<Told>,
): Promise<boolean> {
  let isInTime = true;
  console.log(head('asked', ...titles));
  for (const [name, call] of Object.entries(calls)) {
    const { latencies, texts = [] } = await measure(call);
    console.log(row(name, ...latencies.flatMap(({ p50, p99 }) => [p50.toFixed(1), p99.toFixed(1)]), ...texts));
    isInTime &&= latencies.every(({ p99 }) => p99 <= goal);
  }
  return isInTime;
}
