import { parsePhoneNumberFromString } from 'libphonenumber-js/min';

/** Returns a phone number as its country writes it, in international form; the text itself where it names no country or is none. */
export function phoneText(value: unknown): string {
  const text = String(value ?? '');
  const number = parsePhoneNumberFromString(text.replace(/^00/, '+'));
  return number?.isPossible() ? number.formatInternational() : text;
}
