import { isCalendarDate } from '@statewise/finance';

// Apart from the rules: pages that only read a date then need no validation.

/** A date as forms take it: DD/MM/YYYY. */
export const typedDate = /^(\d{2})\/(\d{2})\/(\d{4})$/;

/** `YYYY-MM-DD` of a date typed as DD/MM/YYYY; undefined when there is no such day. */
export function isoDateOf(text: unknown): string | undefined {
  if (typeof text !== 'string') return undefined;
  const [, day, month, year] = typedDate.exec(text) ?? [];
  const iso = `${year}-${month}-${day}`;
  return isCalendarDate(iso) ? iso : undefined;
}

/** `DD/MM/YYYY` of a date of the calendar. */
export function typedDateOf(iso: string): string {
  return iso.split('-').toReversed().join('/');
}
