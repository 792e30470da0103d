import { field, rule, saying } from '@statewise/fields';
import { dictionary } from '@zxcvbn-ts/language-common';
import { IsString, Length } from 'class-validator';
import { Unaltered } from './members.js';

const minLength = 12;
const maxLength = 200;

const common: ReadonlySet<string> = new Set(dictionary['passwords-common']);

/** One unit again and again: `aaaaaaaaaaaa`, `abcabcabcabc`, `passwordpassword`. */
const repeated = /^(.{1,10}?)\1+$/u;

/** Digits and signs around a word: what people add to a word that they have anyway where they must have some. */
const decoration = /^[\P{L}]+|[\P{L}]+$/gu;

/** Whether a password is one of the 49 000 that leaked most often, or is made of one in the way that people make them. */
export function isCommonPassword(password: string): boolean {
  const written = password.normalize('NFKC').toLowerCase();
  const unit = repeated.exec(written)?.[1] ?? written;
  const word = unit.replaceAll(decoration, '');
  return unit.length === 1 || unit.length < written.length || common.has(unit) || word === '' || common.has(word);
}

/** Letters of a word from which on it says something: shorter ones stand in too many others. */
const leastWord = 4;

/**
 * Whether a password has a word of one of these texts in it: names of the bank, the product and the person, an address, of
 * which only what stands before the `@` counts.
 */
export function hasContextWord(password: string, texts: readonly (string | null | undefined)[]): boolean {
  const written = plainLetters(password);
  return texts
    .flatMap((text) =>
      plainLetters(text ?? '')
        .replace(/@.*$/s, '')
        .split(/[^\p{L}]+/u),
    )
    .some((word) => word.length >= leastWord && written.includes(word));
}

const plainLetters = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{M}+/gu, '')
    .toLowerCase();

/** Why a password is not taken wherever it is set; undefined for one that is. */
export function passwordObjection(
  password: string,
  texts: readonly (string | null | undefined)[],
): 'length' | 'common' | 'context' | undefined {
  if (!hasLength(password)) return 'length';
  if (isCommonPassword(password)) return 'common';
  return hasContextWord(password, texts) ? 'context' : undefined;
}

const hasLength = ({ length }: string): boolean => length >= minLength && length <= maxLength;

/** A password that is being chosen; a sign-in takes any, so that one of earlier days still counts. */
export function NewPassword(): PropertyDecorator {
  return field(
    { kind: 'text', minLength, maxLength, normalise: (value) => value ?? '' },
    rule('common', (value) => typeof value !== 'string' || !hasLength(value) || !isCommonPassword(value)),
    IsString(saying('format')),
    Length(minLength, maxLength, saying('length')),
  );
}

/** The present password of an account: exactly as it was chosen, spaces included. */
export const PresentPassword = (): PropertyDecorator => Unaltered(maxLength);
