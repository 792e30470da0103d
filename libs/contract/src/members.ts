import {
  always,
  annotate,
  field,
  rule,
  saying,
  Text,
  TextList,
  trimmed,
  type ErrorKey,
  type FieldSpec,
  type JsonSchema,
} from '@statewise/fields';
import { IsIn, IsString, Length, Matches, Max, Min, ValidateBy } from 'class-validator';

/** Members that calls of many areas have in common, as decorators of their classes. */

/** The version of the application that the caller last saw; an older one than the present is refused with 409. */
export function Version(): PropertyDecorator {
  return field(
    {
      kind: 'integer',
      description: 'The version of the last answer; an older one is refused with 409.',
      schema: { type: ['integer', 'null'] },
      normalise: absent,
    },
    rule('numbers', Number.isInteger),
  );
}

/** The number of a step in a body, as a number: 0 to 7. */
export function StepNumber(description: string): PropertyDecorator {
  return field(
    { kind: 'integer', description, schema: { type: ['integer', 'null'], minimum: 0, maximum: 7 }, normalise: absent },
    rule('numbers', (value) => Number.isInteger(value) && Number(value) >= 0 && Number(value) <= 7),
  );
}

/** A sentence or two that a person writes, such as a reason; lines may break. */
export const Reason = (): PropertyDecorator => Text({ max: 500, multiline: true });

/** A secret code as it was typed; what it opens is for the application's own rules to say, so that a missing one and a wrong one are told apart by none. */
export function Code(): PropertyDecorator {
  return there(
    field({
      kind: 'text',
      description: 'The secret code of the application, in any case, with or without hyphens and spaces.',
      schema: { type: 'string' },
      normalise: (value) => value,
    }),
  );
}

/** A member that passes as it was sent, since rules elsewhere check it: those of a step, or the human check. */
export function AsSent({ description, ...schema }: JsonSchema = {}): PropertyDecorator {
  return field({
    kind: 'text',
    schema,
    ...(typeof description === 'string' && { description }),
    normalise: (value) => value,
  });
}

/** Text of 1 to `max` characters exactly as it was typed, spaces included. */
export function Unaltered(max: number, spec: Partial<FieldSpec> = {}): PropertyDecorator {
  return field(
    { kind: 'text', minLength: 1, maxLength: max, ...spec, normalise: (value) => value ?? '' },
    IsString(saying('format')),
    Length(1, max, saying('length')),
  );
}

/** A yes or no, or a text, that has to be there as it is: no other type nor null stands in for it, and a text may be empty. */
export function AsItIs(kind: 'boolean' | 'text', schema: JsonSchema = {}): PropertyDecorator {
  const type = kind === 'text' ? 'string' : kind;
  return there(
    field(
      { kind, schema: { type, ...schema }, normalise: (value) => value },
      demand('required', (value) => value !== undefined),
      demand('format', (value) => value === undefined || typeof value === type),
    ),
  );
}

/** A text or null, of which one has to be said. */
export function TextOrNull(
  { format, description }: { readonly format: string; readonly description: string },
  ...rules: readonly PropertyDecorator[]
): PropertyDecorator {
  return there(
    field(
      {
        kind: 'text',
        schema: { type: ['string', 'null'], format },
        description,
        normalise: (value) => (typeof value === 'string' ? value.trim() : value),
      },
      demand('required', (value) => value !== undefined && value !== ''),
      ...rules,
    ),
  );
}

/** A member that has to be there, as its own rules say. */
function there(member: PropertyDecorator): PropertyDecorator {
  return (prototype, name) => {
    annotate(prototype, String(name), { required: always });
    member(prototype, name);
  };
}

/** A JSON object that may be left out. */
export function OptionalObject(): PropertyDecorator {
  return field(
    { kind: 'object', normalise: absent },
    rule('format', (value) => typeof value === 'object' && !Array.isArray(value)),
  );
}

/** A rule that is asked of null, the empty text and what was left out too. */
export function demand(key: ErrorKey, validate: (value: unknown) => boolean): PropertyDecorator {
  return ValidateBy({ name: key, validator: { validate } }, { message: key });
}

/** What is searched for; what is no text finds everything, longer texts are cut to `max` characters. */
export function SearchText({ max = 100, description }: { readonly max?: number; readonly description?: string } = {}) {
  return field({
    kind: 'text',
    maxLength: max,
    ...(description !== undefined && { description }),
    normalise: (value) => (typeof value === 'string' ? value.trim().slice(0, max) : undefined),
  });
}

/** What a text in a query may be, and what it means. */
export interface QueryTextLimits {
  readonly max?: number;
  readonly pattern?: RegExp;
  readonly description?: string;
}

const maxNames = 50;
const uuidShape = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Whether a value can be the id of a row. */
export const isUuid = (value: unknown): value is string => typeof value === 'string' && uuidShape.test(value);

/** A list of at most so many texts of a shape, which something is narrowed to; none at all narrows nothing. */
function Narrowing(pattern: RegExp, what: string, max = maxNames): PropertyDecorator {
  const isShortList = (value: unknown): boolean =>
    Array.isArray(value) &&
    value.length <= max &&
    value.every((item) => typeof item === 'string' && pattern.test(item));
  return (prototype, name) => {
    TextList()(prototype, name);
    rule('format', isShortList, `not a list of at most ${max} ${what}`)(prototype, name);
  };
}

/** Names of operations, flows, states or events that something is narrowed to. */
export const NameList = (): PropertyDecorator => Narrowing(/^[\w.-]{1,100}$/, 'names');

/** Ids of applications, at most `max` of them. */
export const IdList = (max: number): PropertyDecorator => Narrowing(uuidShape, 'ids', max);

/** Addresses and networks of the internet that something is narrowed to. */
export const NetworkList = (): PropertyDecorator => Narrowing(/^[\da-f.:/]{2,43}$/i, 'addresses or networks');

/** A text in a query or in a search by a body; one of another kind, length or shape has the error key `format`. */
export function QueryText({ max = 500, pattern, description }: QueryTextLimits = {}): PropertyDecorator {
  return field(
    {
      kind: 'text',
      maxLength: max,
      ...(pattern && { pattern }),
      ...(description !== undefined && { description }),
      normalise: (value) => absent(trimmed(typeof value === 'number' ? String(value) : value)),
    },
    rule('format', (value) => typeof value === 'string' && value.length <= max && pattern?.test(value) !== false),
  );
}

/** A whole number of a query, also as text; 0 to 2,147,483,647 unless said. */
export function WholeNumber({
  min = 0,
  max = 2_147_483_647,
  description,
}: {
  readonly min?: number;
  readonly max?: number;
  readonly description: string;
}): PropertyDecorator {
  return field(
    {
      kind: 'integer',
      description,
      schema: { type: 'integer', minimum: min, maximum: max },
      normalise: (value) => (typeof value === 'string' && /^-?\d{1,15}$/.test(value) ? Number(value) : absent(value)),
    },
    rule('numbers', Number.isInteger),
    Min(min, saying('min')),
    Max(max, saying('max')),
  );
}

/** Null and the empty text leave a member out. */
export function absent(value: unknown): unknown {
  return value === null || value === '' ? undefined : value;
}

/** One of a closed list; the empty text asks for all. */
export function OneOfTexts(values: readonly string[], spec: Partial<FieldSpec> = {}): PropertyDecorator {
  return field(
    { kind: 'choice', values, ...spec, normalise: (value) => absent(trimmed(value)) },
    IsIn([...values], saying('oneOf')),
  );
}

/** Where a page of rows goes on: behind the row of this instant and id. */
export interface RowPosition {
  /** As Postgres writes it, to the microsecond. */
  readonly at: string;
  readonly id: string;
}

const place = /^(\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d{1,6})?Z)_([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/i;

/** The `next_cursor` of the page before, read as the place that it names. */
export function Cursor(): PropertyDecorator {
  return field(
    { kind: 'text', description: 'The `next_cursor` of the page before.', normalise: placeOf },
    rule('format', (value) => typeof value === 'object'),
  );
}

function placeOf(cursor: unknown): unknown {
  if (absent(cursor) === undefined) return undefined;
  const [, at, id] = (typeof cursor === 'string' ? place.exec(cursor) : undefined) ?? [];
  // An object that was sent is no place that was read.
  return at === undefined || Number.isNaN(Date.parse(at)) ? false : { at, id };
}

/** A uuid. */
export function Uuid(): PropertyDecorator {
  return field({ kind: 'text', pattern: uuidShape, normalise: trimmed }, Matches(uuidShape, saying('format')));
}

/** Whether a text `YYYY-MM-DD` names a day that there is, from the year 1000 on. */
export function isDay(value: unknown): boolean {
  if (typeof value !== 'string' || !/^\d{4}-\d\d-\d\d$/.test(value) || value < '1000') return false;
  const time = Date.parse(`${value}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(value);
}

// Postgres takes offsets of less than 16 hours.
const instantShape = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,6})?)?(Z|[+-](0\d|1[0-5]):\d{2})$/;

/** Whether a value is an instant as ISO 8601 with its offset, such as `2027-06-30T12:00:00Z`, of a day that there is. */
export function isInstant(value: unknown): value is string {
  if (typeof value !== 'string' || !instantShape.test(value)) return false;
  return isDay(value.slice(0, 10)) && !Number.isNaN(Date.parse(value));
}

/** An instant of a query as ISO 8601 with its zone, from the year 1000 on. */
export const Instant = (description: string): PropertyDecorator =>
  field(
    { kind: 'instant', description, normalise: (value) => absent(trimmed(value)) },
    rule('format', (value) => isInstant(value) && /^[12]/.test(value)),
  );
