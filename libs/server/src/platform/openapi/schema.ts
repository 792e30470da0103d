import type { FieldsClass, JsonSchema } from '@statewise/fields';
import { jsonSchemaOf, keptSchemaOf } from '@statewise/fields';

export type { JsonSchema } from '@statewise/fields';

/** Schemas by the names under which the document keeps them, so that each stands there once. */
const names = new WeakMap<object, string>();
const byClass = new WeakMap<FieldsClass, JsonSchema>();
const keptByClass = new WeakMap<FieldsClass, JsonSchema>();

/** Gives a schema a name: the document keeps it once and refers to it. */
export function named(name: string, schema: JsonSchema): JsonSchema {
  names.set(schema, name);
  return schema;
}

export function nameOf(schema: object): string | undefined {
  return names.get(schema);
}

/** What may be sent for a class of fields, under the class's name. */
export function fieldsSchema(type: FieldsClass): JsonSchema {
  const schema = byClass.get(type) ?? named(type.name, jsonSchemaOf(type, fieldsSchema));
  byClass.set(type, schema);
  return schema;
}

/** The answers of a class of fields as they are kept, under the class's name. */
export function keptSchema(type: FieldsClass): JsonSchema {
  const schema = keptByClass.get(type) ?? named(`${type.name}Answers`, keptSchemaOf(type));
  keptByClass.set(type, schema);
  return schema;
}

type Properties = Readonly<Record<string, JsonSchema>>;

/** An object whose `required` members are always there and whose `optional` ones may be. */
export function object(required: Properties, optional: Properties = {}, more: JsonSchema = {}): JsonSchema {
  const names = Object.keys(required);
  return {
    type: 'object',
    ...more,
    properties: { ...required, ...optional },
    ...(names.length > 0 && { required: names }),
  };
}

/** A request's object: members that are not named are refused. */
export function body(required: Properties, optional: Properties = {}, more: JsonSchema = {}): JsonSchema {
  return { ...object(required, optional, more), additionalProperties: false };
}

/** An answer of the specification's callers: `success: true` beside the named members. */
export function success(required: Properties = {}, optional: Properties = {}, more: JsonSchema = {}): JsonSchema {
  return object({ success: { type: 'boolean', const: true }, ...required }, optional, more);
}

export function list(items: JsonSchema, more: JsonSchema = {}): JsonSchema {
  return { type: 'array', items, ...more };
}

/** Members of any name with values of one kind. */
export function mapOf(values: JsonSchema, description: string): JsonSchema {
  return { type: 'object', additionalProperties: values, description };
}

export function text(description?: string, more: JsonSchema = {}): JsonSchema {
  return { type: 'string', ...(description !== undefined && { description }), ...more };
}

export function integer(description?: string, more: JsonSchema = {}): JsonSchema {
  return { type: 'integer', ...(description !== undefined && { description }), ...more };
}

export function number(description?: string, more: JsonSchema = {}): JsonSchema {
  return { type: 'number', ...(description !== undefined && { description }), ...more };
}

export function flag(description?: string): JsonSchema {
  return { type: 'boolean', ...(description !== undefined && { description }) };
}

export function nullable(schema: JsonSchema): JsonSchema {
  const { type, enum: values } = schema;
  if (typeof type !== 'string') return { anyOf: [schema, { type: 'null' }] };
  return { ...schema, type: [type, 'null'], ...(Array.isArray(values) && { enum: [...values, null] }) };
}

/** An instant as ISO 8601 in UTC. */
export const instant = (description: string): JsonSchema => text(description, { format: 'date-time' });
