/** Days, both ends included, as `YYYY-MM-DD`. */
export interface Period {
  readonly from: string;
  readonly to: string;
}

/** A day or month that counts are kept for, by its first day. */
export interface Span {
  readonly grain: 'day' | 'month';
  readonly since: string;
}

const msPerDay = 86_400_000;
/** A day of the calendar by the milliseconds at which it begins in UTC. */
export const isoDay = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** So many days up to one, itself one of them. */
export function lastDays(days: number, to: string): Period {
  return { from: isoDay(Date.parse(to) - (days - 1) * msPerDay), to };
}

export function daysIn({ from, to }: Period): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / msPerDay) + 1;
}

/**
 * The fewest spans that make up a period: its whole months, and the days before and behind them. Nothing is counted after
 * `today`: up to it, the month that has not ended is whole.
 */
export function spansOf({ from, to }: Period, today: string): Span[] {
  const spans: Span[] = [];
  const end = Date.parse(to);
  for (let day = Date.parse(from); day <= end;) {
    const date = new Date(day);
    const nextMonth = Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 1);
    const isWhole = date.getUTCDate() === 1 && (to >= today || nextMonth - msPerDay <= end);
    spans.push({ grain: isWhole ? 'month' : 'day', since: isoDay(day) });
    day = isWhole ? nextMonth : day + msPerDay;
  }
  return spans;
}
