import { Max, Min } from 'class-validator';
import { maxMoney } from './max-money.js';
import { field, rule, saying, trimmed } from './rule.js';

/** Lowest and highest value that a number may have. */
export interface NumberLimits {
  readonly min?: number;
  readonly max?: number;
  /** The only numbers there are. */
  readonly values?: readonly number[];
  /** What a program should know of it, as sentences. */
  readonly description?: string;
  /** A dropdown that offers the numbers. */
  readonly dropdown?: string;
  /** Computed from other fields, so that no form asks for it. */
  readonly derived?: boolean;
}

const typedInteger = /^-?\d{1,15}$/;
/** Commas stand before every third digit, where a person groups thousands: `0,125` is no 125 and `12,5` no 125 either. */
const typedMoney = /^-?(?:\d{1,12}|[1-9]\d{0,2}(?:,\d{3}){1,3})(?:\.\d{0,2})?$/;

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
export function Money({ min = 0, max = maxMoney }: NumberLimits = {}): PropertyDecorator {
  return field(
    { kind: 'money', min, max, pattern: typedMoney, normalise: (value) => read(typedMoney, trimmed(value)) },
    rule('numbers', isMoney),
    Min(min, saying('min')),
    Max(max, saying('max')),
  );
}

/** A share in percent, above 0 and up to 100, with at most two decimals. */
export function Share(): PropertyDecorator {
  return field(
    {
      kind: 'percentage',
      min: 0,
      max: 100,
      pattern: typedMoney,
      normalise: (value) => read(typedMoney, trimmed(value)),
    },
    rule('numbers', isMoney),
    rule('min', (value) => Number(value) > 0, 'not more than 0'),
    Max(100, saying('max')),
  );
}

/** Digits that are no amount, such as an identity card's; hyphens, dots and spaces only separate them and are stripped. */
export function Digits(): PropertyDecorator {
  return field(
    {
      kind: 'text',
      maxLength: 100,
      pattern: /^[\d .-]+$/,
      isNumeric: true,
      normalise: (value) => trimmed(typeof value === 'string' ? value.replaceAll(/[\s.\p{Pd}\p{Cf}]/gu, '') : value),
    },
    rule('numbers', (value) => typeof value === 'string' && /^\d+$/.test(value)),
    rule('length', (value) => String(value).length <= 100),
  );
}

/** The number in a text of this shape; what has another shape stays as typed. */
function read(shape: RegExp, value: unknown): unknown {
  if (typeof value !== 'string' || value.length > 40) return value;
  return shape.test(value) ? Number(value.replaceAll(',', '')) : value;
}

function isMoney(value: unknown): boolean {
  return typeof value === 'number' && Number.isFinite(value) && Number(value.toFixed(2)) === value;
}
