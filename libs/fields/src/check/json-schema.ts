import { getMetadataStorage } from 'class-validator';
import { always } from '../rules/required.js';
import { exampleOf } from '../rules/example.js';
import { type FieldsClass, errorDescriptions, isErrorKey, type ErrorKey } from './check.js';
import { fieldsOf, type RegisteredField } from './field-registry.js';

/** A schema of JSON Schema 2020-12, as OpenAPI 3.1 takes it. */
export type JsonSchema = Readonly<Record<string, unknown>>;

/** The schema of an object: of each member, and which are always there. */
export interface ObjectSchema extends JsonSchema {
  readonly properties: Readonly<Record<string, JsonSchema>>;
  readonly required: readonly string[];
}

type Kind = RegisteredField['kind'];

/** How values of each kind may be sent, and what their schema says besides. */
const sent: Readonly<
  Record<Kind, JsonSchema & { readonly type: string | readonly string[]; readonly description?: string }>
> = {
  text: { type: 'string' },
  choice: { type: 'string' },
  email: { type: 'string', format: 'email' },
  phone: { type: 'string' },
  date: { type: 'string', description: 'A date as DD/MM/YYYY.' },
  year: { type: 'string', description: 'A year of four digits.' },
  instant: { type: 'string', format: 'date-time', description: 'An instant as ISO 8601.' },
  boolean: { type: ['boolean', 'string'], description: 'Yes or no; the listed texts are taken too.' },
  integer: { type: ['integer', 'string'], description: 'A whole number, as a number or as text.' },
  money: {
    type: ['number', 'string'],
    description: 'Euro with at most two decimals, as a number or as text, in which commas are thousands separators.',
  },
  percentage: {
    type: ['number', 'string'],
    description: 'Percent with at most two decimals, as a number or as text.',
  },
  object: { type: 'object' },
  list: { type: 'array', items: { type: 'string' } },
};

/** The type that a normalised value of each kind has; an emptied field is `''`. */
const kept: Readonly<Record<Kind, string | readonly string[]>> = {
  text: 'string',
  choice: 'string',
  email: 'string',
  phone: 'string',
  date: 'string',
  year: 'string',
  instant: 'string',
  boolean: ['boolean', 'string'],
  integer: ['integer', 'string'],
  money: ['number', 'string'],
  percentage: ['number', 'string'],
  object: 'object',
  list: 'array',
};

/** What may be sent for a class, from the registry and the rules that also validate it; `nested` says how a class within it is shown. */
export function jsonSchemaOf(
  type: FieldsClass,
  nested: (type: FieldsClass) => JsonSchema = jsonSchemaOf,
): ObjectSchema {
  const fields = [...fieldsOf(type)];
  const keys = errorKeysOf(type);
  return {
    type: 'object',
    properties: Object.fromEntries(
      fields.map(([name, field]) => [name, fieldSchema(field, keys.get(name) ?? new Map(), nested)]),
    ),
    required: fields.filter(([, { required }]) => required === always).map(([name]) => name),
    additionalProperties: false,
    ...(Object.keys(exampleOf(type)).length > 0 && { example: exampleOf(type) }),
  };
}

/** The fields of a class as parameters of a query: without the ways in which a body empties a field. */
export function parameterSchemas(
  type: FieldsClass,
): readonly { readonly name: string; readonly isRequired: boolean; readonly schema: JsonSchema }[] {
  const keys = errorKeysOf(type);
  const defaults = new Map<string, unknown>(Object.entries(new type()));
  return [...fieldsOf(type)].map(([name, field]) => {
    const schema = fieldSchema({ ...field, required: always }, keys.get(name) ?? new Map(), jsonSchemaOf);
    const isRequired = field.required === always;
    return { name, isRequired, schema: defaults.has(name) ? { ...schema, default: defaults.get(name) } : schema };
  });
}

/** The answers of a class as they are kept and answered: normalised, those that were not given left out, emptied ones `''`; older releases may have kept others. */
export function storedSchemaOf(type: FieldsClass): JsonSchema {
  const properties = [...fieldsOf(type)].map(([name, { kind }]) => [name, { type: kept[kind] }] as const);
  return { type: 'object', properties: Object.fromEntries(properties), additionalProperties: true };
}

function fieldSchema(
  field: RegisteredField,
  keys: ReadonlyMap<ErrorKey, string>,
  nested: (type: FieldsClass) => JsonSchema,
): JsonSchema {
  if (field.members) return membersSchema(field, field.members, nested);
  const { kind, required, derived, example, schema } = field;
  const { type: kindType, description: ofKind, ...more } = sent[kind];
  const isNumber = kind === 'choice' && field.values?.every((value) => typeof value === 'number');
  const type = isNumber ? 'integer' : kindType;
  const isOptional = required !== always;
  const description = [
    derived === true && 'Computed from other fields; what is sent is overwritten.',
    schema === undefined && ofKind,
    field.description,
    field.multiline === true && 'May have several lines.',
    field.dropdown !== undefined && `A value of the dropdown \`${field.dropdown}\`.`,
    demandOf(field),
    keys.size > 0 && `Error keys: ${[...keys].map(([key, meaning]) => `\`${key}\` (${meaning})`).join(', ')}.`,
  ];
  return {
    ...(schema ?? {
      type: isOptional ? [type, 'null'].flat() : type,
      ...more,
      ...limitsOf(field, isOptional),
    }),
    ...(derived === true && { readOnly: true }),
    description: description.filter((part) => typeof part === 'string').join(' '),
    ...(example !== undefined && { example }),
  };
}

/** An object whose members have a class of their own. */
function membersSchema(
  field: RegisteredField,
  { of, partial }: NonNullable<RegisteredField['members']>,
  nested: (type: FieldsClass) => JsonSchema,
): JsonSchema {
  const { required: _, example: __, ...members } = jsonSchemaOf(of, nested);
  const schema = partial ? { ...members, description: 'What is not mentioned stays as it is.' } : nested(of);
  return field.required === always ? schema : { anyOf: [schema, { type: 'null' }] };
}

const optional = 'Optional; `null` or an empty text empties it';

function demandOf({ required, applies, derived }: RegisteredField): string | undefined {
  if (required === always || derived === true) return undefined;
  const when = required ?? applies;
  if (when === undefined) return `${optional}.`;
  if (when.description === undefined) throw new Error('A field is asked for under a condition that says nothing.');
  const asked = required ? 'Required' : `${optional}, and asked for only`;
  return `${asked} if ${when.description}.${applies ? ' Otherwise not asked for: a wrong value is emptied instead of refused.' : ''}`;
}

function limitsOf(
  { kind, values, texts, pattern, minLength, maxLength, min, max }: RegisteredField,
  isOptional: boolean,
): JsonSchema {
  const emptied = isOptional ? ['', null] : [];
  if (kind === 'boolean') {
    const taken = values && !isOptional ? values : [true, false];
    const spelled = [...(texts ?? [])].flatMap(([text, value]) => (taken.includes(value) ? [text] : []));
    return { enum: [...taken, ...spelled, ...emptied] };
  }
  if (values && kind === 'choice') return { enum: [...values, ...emptied] };
  return {
    ...(min !== undefined && { minimum: min }),
    ...(max !== undefined && { maximum: max }),
    ...(minLength !== undefined && !isOptional && { minLength }),
    ...(maxLength !== undefined && { maxLength }),
    // Not every reader of schemas knows classes of Unicode characters; `format` says in words what they mean.
    ...(pattern && !pattern.unicode && { pattern: isOptional ? `^$|${pattern.source}` : pattern.source }),
  };
}

/** The error keys of every field with what they mean there, read from the rules themselves. */
export function errorKeysOf(type: FieldsClass): ReadonlyMap<string, ReadonlyMap<ErrorKey, string>> {
  const all = new Map<string, Map<ErrorKey, string>>();
  for (const { propertyName, message, context } of getMetadataStorage().getTargetValidationMetadatas(
    type,
    '',
    false,
    false,
  )) {
    if (!isErrorKey(message)) continue;
    const keys = all.get(propertyName) ?? new Map<ErrorKey, string>();
    const meanings = [
      keys.get(message),
      descriptionIn(context) ?? (keys.has(message) ? undefined : errorDescriptions[message]),
    ];
    all.set(propertyName, keys.set(message, meanings.filter((meaning) => meaning !== undefined).join('; or ')));
  }
  return all;
}

function descriptionIn(context: unknown): string | undefined {
  const isSaid = typeof context === 'object' && context !== null && 'description' in context;
  return isSaid && typeof context.description === 'string' ? context.description : undefined;
}
