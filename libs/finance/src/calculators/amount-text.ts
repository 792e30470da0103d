import { decimalOfText, type Decimal } from '../decimal.js';
import { toCents } from '../money.js';

/** A figure as typed into a calculator, or as a number. */
export type Typed = string | number | undefined;

/** How a lone comma or point is read. */
export interface AmountReading {
  /** Whether three digits after a lone separator are thousands (the default, for amounts) or decimals (for rates and years). */
  readonly thousands?: boolean;
  /** Most decimals; by default any number of them. */
  readonly decimals?: number;
}

/** How a rate or a number of years is read: three digits after a separator are decimals. */
export const noThousands: AmountReading = { thousands: false };

const shape = /^-?(?:\d+(?:[.,]\d+)*|[.,]\d+)$/;

/**
 * The number that a person typed in English, Dutch or French habit: `1,234.56`, `1.234,56`, `1 234,56` and `1234.56` are all the same.
 * The last of two different separators is the decimal one; a repeated one groups thousands. Undefined when it is no number.
 */
export function parseAmount(text: string, reading?: AmountReading): number | undefined {
  const plain = plainText(text, reading);
  // Hundreds of digits are more than any limit, and stay a number.
  return plain === undefined ? undefined : Math.max(-Number.MAX_VALUE, Math.min(Number(plain), Number.MAX_VALUE));
}

/** A typed number with a point before its decimals, and nothing between its digits. */
function plainText(text: string, { thousands = true, decimals = Infinity }: AmountReading = {}): string | undefined {
  // Also as letters and statements have it: `EUR 1.250,-`.
  const typed = text.replace(/eur(?:os?)?|[\s€'’]/gi, '').replace(/[.,][-–—]+$/, '');
  if (!shape.test(typed)) return undefined;
  const mark = decimalMark(typed, thousands);
  const at = mark === undefined ? typed.length : typed.lastIndexOf(mark);
  const whole = typed.slice(0, at);
  const fraction = typed.slice(at + 1);
  if (!isGrouped(whole) || fraction.length > decimals) return undefined;
  return `${whole.replace(/[.,]/g, '')}.${fraction}`;
}

/** The euros that a person typed, with at most two decimals; undefined when it is no amount. */
export function parseEuros(text: string): number | undefined {
  return parseAmount(text, { decimals: 2 });
}

/** The percentage that a person typed, a comma or a point before its decimals; undefined when it is none. */
export function parsePercentage(text: string): number | undefined {
  return parseAmount(text.replace(/\s*%\s*$/, ''), { thousands: false });
}

// Beyond a million million, cents are not exact any more.
const most = 1e12;

/** The number in a typed figure; undefined when there is none, or one that no calculator can be exact about. */
export function numberIn(value: Typed, reading?: AmountReading): number | undefined {
  const number = typeof value === 'string' ? parseAmount(value, reading) : value;
  return Math.abs(number ?? Infinity) <= most ? number : undefined;
}

/** The same without any error, however many decimals are typed. */
export function decimalIn(value: Typed, reading?: AmountReading): Decimal | undefined {
  const plain = typeof value === 'string' ? plainText(value, reading) : value;
  return plain === undefined || numberIn(value, reading) === undefined ? undefined : decimalOfText(String(plain));
}

/** The whole cents of an amount in euro from 0 on; undefined when it is none, or is typed with more than two decimals. */
export function centsIn(value: Typed): number | undefined {
  const euro = numberIn(value, { decimals: 2 });
  return euro === undefined || euro < 0 ? undefined : toCents(euro);
}

/** The separator before the decimals, if the text has decimals. */
function decimalMark(typed: string, thousands: boolean): string | undefined {
  const marks = typed.match(/[.,]/g) ?? [];
  const last = marks.at(-1);
  const isRepeated = marks.filter((mark) => mark === last).length > 1;
  const isGroup = thousands && /^-?[1-9]\d{0,2}[.,]\d{3}$/.test(typed);
  return isRepeated || isGroup ? undefined : last;
}

/** Whether the separators in a whole number, if any, are all the same and stand before every third digit. */
function isGrouped(whole: string): boolean {
  return /^-?\d*$/.test(whole) || /^-?\d{1,3}(?:\.\d{3})+$/.test(whole) || /^-?\d{1,3}(?:,\d{3})+$/.test(whole);
}
