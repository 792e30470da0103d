/** The part of an IBAN that belongs to a country: bank code and account, after country code and check digits. */
interface IbanFormat {
  readonly length: number;
  readonly bank: RegExp;
  readonly bankLength: number;
  readonly account: RegExp;
  readonly accountLength: number;
}

// SWIFT IBAN registry: BE2!n12!n (three of them the bank), MT2!n4!a5!n18!c.
const maltese: IbanFormat = {
  length: 31,
  bank: /^[A-Z]{4}\d{5}$/,
  bankLength: 9,
  account: /^[A-Z\d]{18}$/,
  accountLength: 18,
};
const formats: ReadonlyMap<string, IbanFormat> = new Map([
  ['BE', { length: 16, bank: /^\d{3}$/, bankLength: 3, account: /^\d{9}$/, accountLength: 9 }],
  ['MT', maltese],
]);

/** The check digits that the standard's sum can come to; 00, 01 and 99 leave the same remainder as three of them. */
const possibleCheckDigits = /^(?:0[2-9]|[1-8]\d|9[0-8])$/;

/** The shortest account number that is taken; shorter than the format asks for, it is filled up with leading zeros. */
const shortestAccount = 12;

/** What can be wrong with an IBAN or an account number: a key for its text, and the part that the text names. */
export type IbanError =
  | { readonly key: 'required' | 'account' | 'failed' }
  | { readonly key: 'bank' | 'country'; readonly code: string }
  | { readonly key: 'length'; readonly iban: string; readonly country: string };

/** An IBAN in capitals without spaces, and in groups of four; or what is wrong. */
export type IbanResult =
  | { readonly ok: true; readonly iban: string; readonly printed: string }
  | { readonly ok: false; readonly error: IbanError; readonly message: string };

/**
 * The Maltese IBAN of an account at the bank with this nine-character prefix; spaces do not count, case neither.
 * Source: ISO 13616: check digits are 98 minus the remainder by 97 of the rearranged number with check digits 00.
 */
export function generateIban(accountNumber: string, bankPrefix: string): IbanResult {
  const account = compact(accountNumber);
  const bank = compact(bankPrefix);
  if (account === '') return failure({ key: 'required' });
  const isWhole = account.length >= shortestAccount && account.length <= maltese.accountLength;
  if (!isWhole || !/^[A-Z\d]+$/.test(account)) return failure({ key: 'account' });
  if (!maltese.bank.test(bank)) return failure({ key: 'bank', code: bankPrefix });
  const bban = bank + account.padStart(maltese.accountLength, '0');
  return validateIban(`MT${checkDigits('MT', bban)}${bban}`);
}

/**
 * Whether a text is an IBAN of Belgium or Malta; spaces do not count, case neither.
 * Source: ISO 13616: the number made of the IBAN with its first four characters at the end, letters as 10 to 35, leaves 1 when divided by 97.
 */
export function validateIban(text: string): IbanResult {
  const iban = compact(text);
  if (iban === '') return failure({ key: 'required' });
  const country = iban.slice(0, 2);
  const format = formats.get(country);
  if (format === undefined) return failure({ key: 'country', code: country });
  if (iban.length !== format.length) return failure({ key: 'length', iban, country });
  const isWhole =
    format.bank.test(iban.slice(4, 4 + format.bankLength)) && format.account.test(iban.slice(4 + format.bankLength));
  if (!isWhole || !possibleCheckDigits.test(iban.slice(2, 4)) || remainder(iban.slice(4) + iban.slice(0, 4)) !== 1)
    return failure({ key: 'failed' });
  return { ok: true, iban, printed: iban.replace(/.{4}(?=.)/g, '$& ') };
}

/** The text of an error in English. */
export function ibanMessage(error: IbanError): string {
  switch (error.key) {
    case 'required':
      return 'Account number is required';
    case 'account':
      return 'Invalid account number';
    case 'bank':
      return `${error.code} is an invalid bank code!`;
    case 'length':
      return `${error.iban} is not the correct length based on the iban format for country ${error.country}`;
    case 'failed':
      return 'Validating IBAN failed!';
    case 'country':
      return `Could not find IBAN format for country code: ${error.code}`;
  }
}

function failure(error: IbanError): IbanResult {
  return { ok: false, error, message: ibanMessage(error) };
}

function compact(text: string): string {
  return text
    .slice(0, 100)
    .replace(/[\s\p{Cf}]/gu, '')
    .toUpperCase();
}

function checkDigits(country: string, bban: string): string {
  return String(98 - remainder(`${bban}${country}00`)).padStart(2, '0');
}

/** Remainder by 97, digit by digit, with letters as two digits. */
function remainder(characters: string): number {
  let rest = 0;
  for (const character of characters)
    for (const digit of String(Number.parseInt(character, 36))) rest = (rest * 10 + Number(digit)) % 97;
  return rest;
}
