import { Max, Min } from 'class-validator';
import { field, rule, saying, trimmed } from './rule.js';

/** Lowest and highest value that a number may have. */
export interface NumberLimits {
  readonly min?: number;
  readonly max?: number;
  /** The only numbers there are. */
  readonly values?: readonly number[];
  /** What a program should know of it, as sentences. */
  readonly says?: string;
  /** A dropdown that offers the numbers. */
  readonly dropdown?: string;
  /** Computed from other fields, so that no form asks for it. */
  readonly derived?: boolean;
}

/** Above this, euros with cents are not exact as numbers any more, and nobody borrows or earns them. */
const mostMoney = 999_999_999.99;

const typedInteger = /^-?\d{1,15}$/;
const plainMoney = /^-?\d{1,12}(?:\.\d{0,2})?$/;
const typedMoney = /^-?[\d,]{1,20}(?:\.\d{0,2})?$/;

/** A whole number, typed or as a number. */
export function Integer({ min = 0, max = 2_147_483_647, ...rest }: NumberLimits = {}): PropertyDecorator {
  return field(
    {
      kind: 'integer',
      min,
      max,
      pattern: typedInteger,
      ...rest,
      normalise: (value) => read(typedInteger, trimmed(value)),
    },
    rule('numbers', Number.isSafeInteger),
    Min(min, saying('min')),
    Max(max, saying('max')),
  );
}

/** Euro with at most two decimals; commas are thousands separators and are stripped. */
export function Money({ min = 0, max = mostMoney }: NumberLimits = {}): PropertyDecorator {
  return field(
    { kind: 'money', min, max, pattern: typedMoney, normalise: (value) => read(plainMoney, trimmed(value), ',') },
    rule('numbers', isMoney),
    Min(min, saying('min')),
    Max(max, saying('max')),
  );
}

/** The number in a text of this shape; what has another shape stays as typed. */
function read(shape: RegExp, value: unknown, thousands = ''): unknown {
  if (typeof value !== 'string' || value.length > 40) return value;
  const digits = thousands === '' ? value : value.replaceAll(thousands, '');
  return shape.test(digits) ? Number(digits) : value;
}

function isMoney(value: unknown): boolean {
  return typeof value === 'number' && Number.isFinite(value) && Number(value.toFixed(2)) === value;
}
