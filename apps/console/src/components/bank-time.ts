import { isCalendarDate, timeZone } from '@statewise/finance';
import { parseDate } from '@statewise/i18n';

export const dayMs = 86_400_000;

/**
 * The instant, ISO 8601, of a day as it is typed and a time of the day in Brussels; without a time the day begins. What is no
 * day or time is answered as it was typed.
 */
export function instantInBrussels(day: string, time: string): string {
  return instantOf(parseDate(day) ?? '', time || '00:00') ?? `${day} ${time}`.trim();
}

/**
 * The instant of a calendar date, or of so many days later, and a time of the day in Brussels; undefined where there is no such.
 * A time that the clock skips in spring is one hour later, one that it has twice the second.
 */
export function instantOf(date: string, time = '00:00', daysLater = 0): string | undefined {
  const wall = Date.parse(`${date}T${time}:00Z`) + daysLater * dayMs;
  if (!isCalendarDate(date) || !isInstant(wall)) return undefined;
  const near = wall - offsetAt(wall);
  if (!isInstant(near)) return undefined;
  const instant = wall - offsetAt(near);
  return isInstant(instant) ? new Date(instant).toISOString() : undefined;
}

const parts = new Intl.DateTimeFormat('en-GB', {
  timeZone,
  hourCycle: 'h23',
  dateStyle: 'short',
  timeStyle: 'medium',
});

/** Of four digits of a year, as requests have them. */
const isInstant = (at: number): boolean => at >= Date.parse('0001-01-01') && at < Date.parse('9999-12-31T22:00Z');

/** Milliseconds that Brussels is ahead of UTC. */
function offsetAt(instant: number): number {
  const [, day, month, year, time] = /(\d+)\/(\d+)\/(\d+), (.*)/.exec(parts.format(instant)) ?? [];
  return Date.parse(`${year?.padStart(4, '0')}-${month}-${day}T${time}Z`) - Math.floor(instant / 1_000) * 1_000;
}
