import { field, rule, saying } from '@statewise/fields';
import { IsString, Length } from 'class-validator';
import { isCommonPassword } from './common-passwords.js';

const shortest = 12;
const longest = 200;

const hasLength = ({ length }: string): boolean => length >= shortest && length <= longest;

/** A password that is being chosen; a sign-in takes any, so that one of earlier days still counts. */
export function NewPassword(): PropertyDecorator {
  return field(
    { kind: 'text', minLength: shortest, maxLength: longest, normalise: (value) => value ?? '' },
    rule('common', (value) => typeof value !== 'string' || !hasLength(value) || !isCommonPassword(value)),
    IsString(saying('format')),
    Length(shortest, longest, saying('length')),
  );
}

/** A password that somebody has: exactly as they chose it, spaces included. */
export function PresentPassword(): PropertyDecorator {
  return field(
    { kind: 'text', minLength: 1, maxLength: longest, normalise: (value) => value ?? '' },
    IsString(saying('format')),
    Length(1, longest, saying('length')),
  );
}
