/** The median and the 99th of a hundred of some durations, by nearest rank. */
export function percentilesOf(durations: readonly number[]): { readonly p50: number; readonly p99: number } {
  const sorted = [...durations].sort((a, b) => a - b);
  const at = (share: number) => sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN;
  return { p50: at(0.5), p99: at(0.99) };
}

/** The percentiles in milliseconds of a call that is made a number of times, each after what is done `before`; the first five, which warm the server up, are not counted. */
export async function latencyOf(times: number, call: () => Promise<void>, before?: () => Promise<unknown>) {
  const spent: number[] = [];
  for (let n = -5; n < times; n += 1) {
    await before?.();
    const began = performance.now();
    await call();
    if (n >= 0) spent.push(performance.now() - began);
  }
  return percentilesOf(spent);
}
