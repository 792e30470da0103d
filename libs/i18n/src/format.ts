import { formattingTag, type Language, type Locale } from './locale.js';

/** Writes figures and dates the way the reader's country does. */
export interface Formatter {
  /** `€ 1.250,00`; whole euros without decimals when `whole` is set. */
  readonly money: (euros: number, style?: { readonly whole?: boolean }) => string;
  /** A yearly rate given in percent: 4.95 becomes `4.95%` or `4,95 %`; without decimals when `whole` is set, with no more than it has when `short` is. */
  readonly percent: (percent: number, style?: { readonly whole?: boolean; readonly short?: boolean }) => string;
  readonly number: (value: number, decimals?: number) => string;
  /** An instant or an ISO date (`2026-11-20`) in words: `20 November 2026`. */
  readonly date: (value: Date | string) => string;
  /** The time of day of an instant: `10:42`. */
  readonly time: (value: Date | string) => string;
  /** An instant with its time of day. */
  readonly dateTime: (value: Date | string) => string;
}

/** Formats are made on first use and kept, by locale and name, for every formatter: creating them is the slow part. */
const numbers = new Map<string, Intl.NumberFormat>();
const dates = new Map<string, Intl.DateTimeFormat>();

/** Writes for one locale. */
export function createFormatter(locale: Locale, timeZone?: string): Formatter {
  const tag = formattingTag(locale);
  const number = (name: string, options: Intl.NumberFormatOptions): Intl.NumberFormat => {
    const key = `${tag} ${name}`;
    const format = numbers.get(key) ?? new Intl.NumberFormat(tag, options);
    numbers.set(key, format);
    return format;
  };
  const date = (name: string, options: Intl.DateTimeFormatOptions) => (value: Date | string) => {
    const zoned = withZone(options, value, timeZone);
    const key = `${tag} ${name} ${zoned.timeZone}`;
    const format = dates.get(key) ?? new Intl.DateTimeFormat(tag, zoned);
    // Without a zone it is that of the machine, which may move.
    if (zoned.timeZone !== undefined) dates.set(key, format);
    return format.format(toDate(value));
  };
  return {
    money: (euros, { whole = false } = {}) =>
      number(whole ? 'euros' : 'cents', {
        style: 'currency',
        currency: 'EUR',
        minimumFractionDigits: whole ? 0 : 2,
        maximumFractionDigits: whole ? 0 : 2,
      }).format(euros),
    percent: (percent, { whole = false, short = false } = {}) =>
      number(whole ? 'wholePercent' : short ? 'shortPercent' : 'percent', {
        style: 'percent',
        minimumFractionDigits: whole || short ? 0 : 2,
        maximumFractionDigits: whole ? 0 : 2,
      }).format(hundredth(percent)),
    number: (value, decimals = 0) =>
      number(`n${decimals}`, { minimumFractionDigits: decimals, maximumFractionDigits: decimals }).format(value),
    date: date('date', { dateStyle: 'long' }),
    time: date('time', { timeStyle: 'short' }),
    dateTime: date('dateTime', { dateStyle: 'long', timeStyle: 'short' }),
  };
}

/** A label before what it says: French has a no-break space before its colon. */
export function labelled(language: Language, label: string, text: string): string {
  return `${label}${language === 'fr' ? '\u00a0' : ''}: ${text}`;
}

/** A hundredth of a number as it is written, so that 1.005 percent is not rounded down for a double's sake. */
export function hundredth(number: number): number {
  const exact = Number(`${number}e-2`);
  return Number.isNaN(exact) ? number / 100 : exact;
}

/** A calendar date has no zone: it must not move to the day before in the west. */
function withZone(
  options: Intl.DateTimeFormatOptions,
  value: Date | string,
  timeZone?: string,
): Intl.DateTimeFormatOptions {
  const zone = isCalendarDate(value) ? 'UTC' : timeZone;
  return zone === undefined ? options : { ...options, timeZone: zone };
}

function toDate(value: Date | string): Date {
  return value instanceof Date ? value : new Date(value);
}

function isCalendarDate(value: Date | string): boolean {
  return typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value);
}
