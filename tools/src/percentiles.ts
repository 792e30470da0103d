/** The median and the 99th of a hundred of some durations, by nearest rank. */
export function percentilesOf(durations: readonly number[]): { readonly p50: number; readonly p99: number } {
  const sorted = durations.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN;
  return { p50: at(0.5), p99: at(0.99) };
}

/** The one in the middle. */
export const medianOf = (values: readonly number[]): number => percentilesOf(values).p50;
