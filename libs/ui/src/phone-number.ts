import { callingCodes } from './calling-codes.js';

export interface PhoneParts {
  /** With its plus; undefined while none can be told from what is typed. */
  readonly code: string | undefined;
  /** The rest, its spaces kept. */
  readonly national: string;
}

/** Calling codes whose national numbers can begin with a zero; elsewhere it is dialled within the country alone. */
const keepsZero: readonly string[] = ['+39', '+225', '+229', '+241', '+242', '+378'];

const codes = new Set(callingCodes.map(({ code }) => code));

/** Whether a number says its country itself, by a plus or two zeros. */
export function isInternational(number: string): boolean {
  return /^(?:\+|00)/.test(spaced(number));
}

/** Takes a number apart. No calling code is the beginning of another, so the first one that fits is the one meant. */
export function splitPhone(number: string): PhoneParts {
  const text = spaced(number).replace(/^00/, '+');
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

/** The national number in a text: its zeros in front are left out where a calling code replaces them, and nothing else. */
export function nationalOf(code: string, typed: string): string {
  const text = spaced(typed);
  return keepsZero.includes(code) ? text : text.replace(/^0[0 ]*/, '');
}

/** An international number of which no country is known yet. */
export function internationalOf(typed: string): string {
  return spaced(typed).replace(/^\+?/, '+');
}

/** Spaces for what people put between digits, without what cannot be seen; everything else stays, for the rule to refuse. */
function spaced(typed: string): string {
  return typed
    .replace(/\p{Cf}/gu, '')
    .replace(/\p{Pd}/gu, '-')
    .replace(/[\s./()]+/g, ' ')
    .trimStart();
}
