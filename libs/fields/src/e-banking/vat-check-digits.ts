import type { BusinessCountry } from './business-countries.js';

// The check digits of VAT numbers, of which mistyped ones have the wrong ones. Rules as the countries publish them: be
// KBO/BCE, fr INSEE (SIREN) and DGFiP (key), lu AED, mt CFR, nl Belastingdienst (RSIN; since 2020 also ISO 7064 MOD 97-10).

/** Whether the national part of a number, of the country's format, has the right check digits. */
export function hasCheckDigits(country: BusinessCountry, number: string): boolean {
  return /[1-9]/.test(number) && checks[country](number);
}

const checks: Readonly<Record<BusinessCountry, (number: string) => boolean>> = {
  be: (number) => 97 - (Number(number.slice(0, 8)) % 97) === Number(number.slice(8)),
  mt: (number) => weighted(number, [3, 4, 6, 7, 8, 9, 10, 1]) % 37 === 0,
  nl: (number) => weighted(number, [9, 8, 7, 6, 5, 4, 3, 2, -1]) % 11 === 0 || remainderOf97(`NL${number}`) === 1,
  fr: hasFrenchKey,
  lu: (number) => Number(number.slice(0, 6)) % 89 === Number(number.slice(6)),
};

function weighted(number: string, weights: readonly number[]): number {
  return weights.reduce((sum, weight, at) => sum + weight * Number(number[at]), 0);
}

/** ISO 7064 MOD 97-10: letters count from A = 10. */
function remainderOf97(text: string): number {
  const digits = text.replace(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55));
  return [...digits].reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0);
}

const keyCharacters = '0123456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** The key of two digits follows from the SIREN; one with letters is of DGFiP's newer kind. Monaco has numbers without a SIREN. */
function hasFrenchKey(number: string): boolean {
  const siren = number.slice(2);
  if (!siren.startsWith('000') && !isLuhn(siren)) return false;
  if (/^\d\d/.test(number)) return remainderOf97(`${siren}12`) === Number(number.slice(0, 2));
  const [first = 0, second = 0] = [...number.slice(0, 2)].map((one) => keyCharacters.indexOf(one));
  const key = first < 10 ? first * 24 + second - 10 : first * 34 + second - 100;
  return (Number(siren) + 1 + Math.floor(key / 11)) % 11 === key % 11;
}

/** The check digit of a SIREN: every second digit from the right counts twice, as the sum of its own digits. */
function isLuhn(number: string): boolean {
  const sum = [...number].toReversed().reduce((total, digit, at) => {
    const value = Number(digit) * (at % 2 === 0 ? 1 : 2);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

/** Returns the Belgian VAT number of a business with a registration number of at most eight digits, with its check digits. */
export function belgianVat(count: number): string {
  const digits = String(count % 10 ** 8).padStart(8, '0');
  return `BE${digits}${String(97 - (Number(digits) % 97)).padStart(2, '0')}`;
}
