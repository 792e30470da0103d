import { dictionary } from '@zxcvbn-ts/language-common';

const common: ReadonlySet<string> = new Set(dictionary['passwords-common']);

/** One unit again and again: `aaaaaaaaaaaa`, `abcabcabcabc`, `passwordpassword`. */
const repeated = /^(.{1,10}?)\1+$/u;

/** Digits and signs around a word, which who must have some adds to the word that they have anyway. */
const decoration = /^[\P{L}]+|[\P{L}]+$/gu;

/** Whether a password is one of the 49 000 that leaked most often, or is made of one in the way that people make them. */
export function isCommonPassword(password: string): boolean {
  const written = password.normalize('NFKC').toLowerCase();
  const unit = repeated.exec(written)?.[1] ?? written;
  const word = unit.replaceAll(decoration, '');
  return unit.length === 1 || unit.length < written.length || common.has(unit) || word === '' || common.has(word);
}
