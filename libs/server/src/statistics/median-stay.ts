import { classesPerDoubling, shortestStay } from './count.statements.js';

/** How many stays were of about one length. */
export interface StayCount {
  readonly lengthClass: number;
  readonly count: number;
}

/** The middle of a class of lengths in seconds; no stay of the class is more than 4.5 % away from it. */
const lengthOf = (lengthClass: number): number =>
  lengthClass === 0 ? 0 : shortestStay * 2 ** ((lengthClass - 0.5) / classesPerDoubling);

/** The median of stays in seconds, to within 5 %; undefined counts make none. */
export function medianStay(stays: readonly StayCount[]): number | null {
  const sorted = stays.filter(({ count }) => count > 0).toSorted((a, b) => a.lengthClass - b.lengthClass);
  const total = sorted.reduce((sum, { count }) => sum + count, 0);
  if (total === 0) return null;
  const at = (rank: number): number => {
    let passed = 0;
    for (const { lengthClass, count } of sorted) {
      passed += count;
      if (passed >= rank) return lengthOf(lengthClass);
    }
    return 0;
  };
  // Of an even number the middle lies between two.
  const median = (at(Math.floor((total + 1) / 2)) + at(Math.ceil((total + 1) / 2))) / 2;
  return Number(median.toPrecision(3));
}
