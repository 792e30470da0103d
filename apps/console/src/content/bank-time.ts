import { timeZone } from '@statewise/finance';
import { createFormatter, parseDate } from '@statewise/i18n';
import { useLocale } from '@statewise/ui';

/** Returns what writes an instant as the clock in Brussels shows it, which says when something is published wherever the editor is. */
export function useBankTime(): (at: string) => string {
  const { dateTime } = createFormatter(useLocale(), timeZone);
  return dateTime;
}

/**
 * The instant, ISO 8601, of a day as it is typed and a time of the day in Brussels; without a time the day begins. What is no
 * day or time is answered as it was typed. A time that the clock skips in spring is one hour later, one that it has twice the second.
 */
export function instantInBrussels(day: string, time: string): string {
  const wall = Date.parse(`${parseDate(day)}T${time === '' ? '00:00' : time}:00Z`);
  if (Number.isNaN(wall)) return `${day} ${time}`.trim();
  return new Date(wall - offsetAt(wall - offsetAt(wall))).toISOString();
}

const parts = new Intl.DateTimeFormat('en-GB', {
  timeZone,
  hourCycle: 'h23',
  dateStyle: 'short',
  timeStyle: 'medium',
});

/** Milliseconds that Brussels is ahead of UTC. */
function offsetAt(instant: number): number {
  const [, day, month, year, time] = /(\d+)\/(\d+)\/(\d+), (.*)/.exec(parts.format(instant)) ?? [];
  return Date.parse(`${year}-${month}-${day}T${time}Z`) - Math.floor(instant / 1_000) * 1_000;
}
