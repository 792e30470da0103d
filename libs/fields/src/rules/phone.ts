import { field, rule, trimmed } from './rule.js';

const typable = /^\+?[\d -]{5,20}$/;
// Calling codes have one to three digits (ITU-T E.164); after one, or at home, a trunk 0 is not part of the number.
const prefix = /^(?:\+|00)(?:1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3})/;

/** A phone number: 6 to 20 digits, spaces, hyphens and a leading plus, of which at most 9 are digits of the national number. */
export function Phone(): PropertyDecorator {
  return field(
    { kind: 'phone', minLength: 6, maxLength: 20, pattern: typable, normalise: trimmed },
    rule('phone', isPhone),
  );
}

function isPhone(value: unknown): boolean {
  if (typeof value !== 'string' || value.length < 6 || value.length > 20 || !typable.test(value)) return false;
  const national = value.replace(/[ -]/g, '').replace(prefix, '').replace(/^0/, '');
  return national.length >= 4 && national.length <= 9;
}
