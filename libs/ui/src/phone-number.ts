import { callingCodes } from './calling-codes.js';

export interface PhoneParts {
  /** With its plus; undefined while none can be told from what is typed. */
  readonly code: string | undefined;
  /** The rest, its spaces kept. */
  readonly national: string;
}

/** Most digits that a national number may have. */
const nationalDigits = 9;
/** As long as a whole number may be. */
const maxLength = 20;

const codes = new Set(callingCodes.map(({ code }) => code));

/** Whether a number says its country itself, by a plus or two zeros. */
export function isInternational(number: string): boolean {
  return /^\s*(?:\+|00)/.test(number);
}

/** Takes a number apart. No calling code is the beginning of another, so the first one that fits is the one meant. */
export function splitPhone(number: string): PhoneParts {
  const text = number.trimStart().replace(/^00/, '+');
  if (!text.startsWith('+')) return { code: undefined, national: text };
  const digits = text.replace(/[\s-]/g, '');
  const code = [2, 3, 4].map((length) => digits.slice(0, length)).find((start) => codes.has(start));
  return code === undefined ? { code, national: text } : { code, national: afterDigits(text, code.length - 1) };
}

/** What follows so many digits of a text. */
function afterDigits(text: string, count: number): string {
  const before = new RegExp(String.raw`^(?:\D*\d){${count}}`).exec(text)?.[0].length ?? 0;
  return text.slice(before).replace(/^[\s-]/, '');
}

/** Puts a number together; the code alone is no number. A space that was just typed at the end is kept. */
export function composePhone(code: string, national: string): string {
  return national.trim() === '' ? '' : `${code} ${national}`;
}

/** Digits, spaces and hyphens only, at most nine digits; a leading zero is the domestic prefix, which a country code replaces. */
export function limitNational(typed: string): string {
  let digits = 0;
  const kept = [...withoutPrefix(typed)].filter(
    (character) => !/\d/.test(character) || (digits += 1) <= nationalDigits,
  );
  return kept.join('');
}

/** The same with all of its digits: what was pasted is not cut short, a number that is too long is told. */
export function withoutPrefix(typed: string): string {
  return typed
    .replace(/[^\d\s-]/g, '')
    .trimStart()
    .replace(/^0+/, '')
    .replace(/\s+/g, ' ');
}

/** An international number of which no country is known yet, as far as it can be one. */
export function limitInternational(typed: string): string {
  return `+${typed.replace(/[^\d\s-]/g, '')}`.slice(0, maxLength);
}
