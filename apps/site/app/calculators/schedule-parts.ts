import type { LendingRow } from '@statewise/finance';

/** What is paid in a month or a year of a loan, in euro. */
export interface SchedulePart {
  /** From 1. */
  readonly number: number;
  readonly principal: number;
  readonly interest: number;
  /** What is owed after it. */
  readonly balance: number;
}

/** A schedule as few enough bars to tell apart. */
export interface ScheduleParts {
  readonly unit: 'month' | 'year';
  readonly parts: readonly SchedulePart[];
}

const maxMonths = 24;

/** Month by month while there are few, year by year else. */
export function scheduleParts(rows: readonly LendingRow[]): ScheduleParts {
  if (rows.length <= maxMonths)
    return {
      unit: 'month',
      parts: rows.map(({ month, principal, interest, balance }) => ({ number: month, principal, interest, balance })),
    };
  const years = Array.from({ length: Math.ceil(rows.length / 12) }, (_, year) => rows.slice(year * 12, year * 12 + 12));
  return {
    unit: 'year',
    parts: years.map((months, year) => ({
      number: year + 1,
      principal: sum(months, 'principal'),
      interest: sum(months, 'interest'),
      balance: months.at(-1)?.balance ?? 0,
    })),
  };
}

function sum(rows: readonly LendingRow[], part: 'principal' | 'interest'): number {
  return rows.reduce((total, row) => total + row[part], 0);
}
