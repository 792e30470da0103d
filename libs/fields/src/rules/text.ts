import { IsEmail, IsString, Length, Matches } from 'class-validator';
import { field, saying, trimmed } from './rule.js';

// Control characters and halves of surrogate pairs cannot be stored by the database, nor typed by anyone.
const line = /^[^\p{Cc}\p{Cs}]*$/u;
const lines = /^(?:[^\p{Cc}\p{Cs}]|[\t\n\r])*$/u;

/** Limits of a text field. */
export interface TextLimits {
  /** In characters; 1 and 100 unless said. */
  readonly min?: number;
  readonly max?: number;
  readonly multiline?: boolean;
  /** What the text must look like, else `format`. */
  readonly pattern?: RegExp;
  /** Computed from other fields, so that no form asks for it. */
  readonly derived?: boolean;
}

/** Trimmed text of 1 to 100 characters unless said. */
export function Text({
  min = 1,
  max = 100,
  multiline = false,
  pattern,
  derived = false,
}: TextLimits = {}): PropertyDecorator {
  return field(
    {
      kind: 'text',
      minLength: min,
      maxLength: max,
      ...(pattern && { pattern }),
      multiline,
      derived,
      normalise: trimmed,
    },
    IsString(saying('format')),
    Length(min, max, saying('length')),
    Matches(multiline ? lines : line, saying('format')),
    ...(pattern ? [Matches(pattern, saying('format'))] : []),
  );
}

/** An e-mail address. */
export function Email(): PropertyDecorator {
  return field(
    { kind: 'email', maxLength: 254, normalise: trimmed },
    IsString(saying('email')),
    Matches(line, saying('email')),
    IsEmail({}, saying('email')),
  );
}
