import { field, rule, saying, Text, trimmed, type ErrorKey, type FieldSpec } from '@statewise/fields';
import { IsIn, Matches, ValidateBy } from 'class-validator';

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
export const Reason = (max = 500): PropertyDecorator => Text({ max, multiline: true });

/** A secret code as it was typed; what it opens is for the application's own rules to say, so that no wrong one is told apart. */
export function Code(): PropertyDecorator {
  return field({
    kind: 'text',
    description: 'The secret code of the application, in any case, with or without hyphens and spaces.',
    schema: { type: 'string' },
    normalise: (value) => value,
  });
}

/** A yes or no, or a text, that has to be there as it is: no other type nor null stands in for it, and a text may be empty. */
export function AsItIs(kind: 'boolean' | 'text'): PropertyDecorator {
  const type = kind === 'text' ? 'string' : kind;
  return field(
    { kind, schema: { type }, normalise: (value) => value },
    demand('required', (value) => value !== undefined),
    demand('format', (value) => value === undefined || typeof value === type),
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
export interface Place {
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
  return at === undefined || Number.isNaN(Date.parse(at)) ? cursor : { at, id };
}

/** A uuid. */
export function Uuid(): PropertyDecorator {
  return field(
    { kind: 'text', pattern: /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i, normalise: trimmed },
    Matches(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i, saying('format')),
  );
}
