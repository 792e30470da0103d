import type { Word } from './list-scan.js';

/**
 * Returns what a search text may be besides words, the likeliest first: a date, a phone number in any way of writing, a number
 * such as of a card or for VAT. Nothing for a text with fewer than five digits, or one that says more.
 */
export function typedNumbers(text: string): Word[] {
  const typed = text.trim();
  const date = dateIn(typed);
  // In `+32 (0)479 …` the nought is dialled at home alone.
  const digits = typed.replace('(0)', '').replaceAll(/\D/g, '');
  const isPhone = /^\+?[\d\s()/.-]+$/.test(typed) && digits.length >= 6;
  const isNumber = /^[A-Za-z]{0,4}[\d\s./-]+[A-Za-z]{0,3}$/.test(typed) && digits.length >= 5;
  // Abroad it is dialled with 00 or +, at home with one 0 in many countries: what is kept has neither.
  const national = typed.startsWith('+') ? digits : digits.replace(/^0{1,2}/, '');
  // One that was kept without its country's code is found by its last eight digits, where the whole number finds none.
  const isAbroad = /^(?:\+|00)/.test(typed) && national.length > 8;
  return [
    ...(date === undefined ? [] : [exactly(`@${date}`)]),
    ...(isPhone ? [lastDigits(national)] : []),
    ...(isPhone && isAbroad ? [lastDigits(national.slice(-8))] : []),
    ...(isNumber ? [beginning(`!${typed.toLowerCase().replaceAll(/[^a-z\d]/g, '')}`)] : []),
  ];
}

/** `14/03/1985`, `14.3.1985` or `1985-03-14` as `19850314`. */
function dateIn(text: string): string | undefined {
  const [, day, month, year] = /^(\d{1,2})[/. -](\d{1,2})[/. -](\d{4})$/.exec(text) ?? [];
  if (day !== undefined && month !== undefined) return `${year}${month.padStart(2, '0')}${day.padStart(2, '0')}`;
  return /^\d{4}-\d{2}-\d{2}$/.test(text) ? text.replaceAll('-', '') : undefined;
}

const beginning = (word: string): Word => ({ first: word, past: `${word}\u{10ffff}`, ending: '' });
const lastDigits = (digits: string): Word => beginning(`~${[...digits].toReversed().join('')}`);
const exactly = (word: string): Word => ({ first: word, past: `${word}\u{1}`, ending: '' });
