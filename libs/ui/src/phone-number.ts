/** Country codes offered; a number with another one can still be typed with its plus. */
export const callingCodes = [
  { country: 'MT', code: '+356' },
  { country: 'BE', code: '+32' },
  { country: 'NL', code: '+31' },
  { country: 'FR', code: '+33' },
  { country: 'LU', code: '+352' },
  { country: 'DE', code: '+49' },
  { country: 'IT', code: '+39' },
  { country: 'ES', code: '+34' },
  { country: 'PT', code: '+351' },
  { country: 'IE', code: '+353' },
  { country: 'AT', code: '+43' },
  { country: 'PL', code: '+48' },
  { country: 'GR', code: '+30' },
  { country: 'CY', code: '+357' },
  { country: 'GB', code: '+44' },
  { country: 'CH', code: '+41' },
] as const;

export interface PhoneParts {
  readonly code: string;
  readonly national: string;
}

/** Most digits that a national number may have. */
const nationalDigits = 9;

/** Takes a number apart; one without a known country code keeps `home`. A number is kept as it was typed, its spaces too. */
export function splitPhone(number: string, home: string): PhoneParts {
  const text = number.replace(/^\s*00(?=\d)/, '+').trimStart();
  const codes = callingCodes.map(({ code }) => code).toSorted((one, other) => other.length - one.length);
  const code = codes.find((known) => text.startsWith(known));
  return code === undefined
    ? { code: home, national: text }
    : { code, national: text.slice(code.length).replace(/^[\s-]/, '') };
}

/** Puts a number together; the code alone is no number. A space that was just typed at the end is kept. */
export function composePhone(code: string, national: string): string {
  return national.trim() === '' ? '' : `${code} ${national}`;
}

/** Digits, spaces and hyphens only, at most nine digits; a leading zero is the domestic prefix, which a country code replaces. */
export function limitNational(typed: string): string {
  let digits = 0;
  const kept = [
    ...typed
      .replace(/[^\d\s-]/g, '')
      .trimStart()
      .replace(/^0+/, ''),
  ].filter((character) => !/\d/.test(character) || (digits += 1) <= nationalDigits);
  return kept.join('').replace(/\s+/g, ' ');
}
