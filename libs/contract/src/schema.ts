import type { Flow } from '@statewise/flow';
import { jsonSchemaOf, storedSchemaOf, type Fields, type FieldsClass, type JsonSchema } from '@statewise/fields';

export type { JsonSchema } from '@statewise/fields';

declare const wire: unique symbol;

/**
 * A schema of JSON Schema 2020-12 and the type that it describes: `Given` is what the server hands out (an instant may be
 * a `Date`), `Received` what a caller reads from the JSON.
 */
export interface Schema<Given = unknown, Received = Given> extends JsonSchema {
  readonly [wire]?: readonly [Given, Received];
}

/** What a server answers for a schema. */
export type OutputOf<S> = S extends { readonly [wire]?: readonly [infer Given, unknown] } ? Given : unknown;
/** What a caller receives for a schema. */
export type ReceivedOf<S> = S extends { readonly [wire]?: readonly [unknown, infer Received] } ? Received : unknown;

type Properties = Readonly<Record<string, JsonSchema>>;
type NoProperties = Readonly<Record<never, JsonSchema>>;
type Flat<T> = { readonly [K in keyof T]: T[K] };

/** The type of an object with members that are always there and others that may be. */
type Members<R, O> = Schema<
  Flat<{ readonly [K in keyof R]: OutputOf<R[K]> } & { readonly [K in keyof O]?: OutputOf<O[K]> | undefined }>,
  Flat<{ readonly [K in keyof R]: ReceivedOf<R[K]> } & { readonly [K in keyof O]?: ReceivedOf<O[K]> }>
>;

/** Schemas by the names under which the document keeps them, so that each stands there once. */
const names = new WeakMap<object, string>();
const byClass = new WeakMap<FieldsClass, JsonSchema>();
const storedByClass = new WeakMap<FieldsClass, JsonSchema>();

/** Gives a schema a name: the document keeps it once and refers to it. */
export function named<S extends JsonSchema>(name: string, schema: S): S {
  names.set(schema, name);
  return schema;
}

/** The name of a schema; undefined where it has none and stands where it is used. */
export function schemaName(schema: object): string | undefined {
  return names.get(schema);
}

type OfFlows = (flows: readonly Flow[]) => JsonSchema;
const ofRegistered = new WeakMap<object, OfFlows>();

/** A schema that follows from the flows which an installation has; `describe` is asked when the document is written. */
export function ofFlows<Given = unknown, Received = Given>(describe: OfFlows): Schema<Given, Received> {
  const schema = {};
  let made: { readonly flows: readonly Flow[]; readonly schema: JsonSchema } | undefined;
  ofRegistered.set(schema, (flows) => {
    if (made?.flows !== flows) made = { flows, schema: describe(flows) };
    return made.schema;
  });
  return schema;
}

/** A schema as it is for these flows. */
export const schemaFor = (schema: object, flows: readonly Flow[]): object =>
  ofRegistered.get(schema)?.(flows) ?? schema;

/** What may be sent for a class of fields, under the class's name. */
export function fieldsSchema(type: FieldsClass): Schema<Fields> {
  const schema = byClass.get(type) ?? named(type.name, jsonSchemaOf(type, fieldsSchema));
  byClass.set(type, schema);
  return schema;
}

/** The answers of a class of fields as they are kept, under the class's name. */
export function storedSchema(type: FieldsClass): Schema<Fields> {
  const schema = storedByClass.get(type) ?? named(`${type.name}Answers`, storedSchemaOf(type));
  storedByClass.set(type, schema);
  return schema;
}

/** An object whose `required` members are always there and whose `optional` ones may be. */
export function object<R extends Properties, O extends Properties = NoProperties>(
  required: R,
  optional?: O,
  more: JsonSchema = {},
): Members<R, O> {
  const names = Object.keys(required);
  return {
    type: 'object',
    ...more,
    properties: { ...required, ...optional },
    ...(names.length > 0 && { required: names }),
  };
}

/** An object that the document keeps once, under its name. */
export const namedObject = <R extends Properties, O extends Properties = NoProperties>(
  name: string,
  ...of: Parameters<typeof object<R, O>>
): Members<R, O> => named(name, object(...of));

/** A request's object as it is described: members that are not named are refused. */
export function body(required: Properties, optional: Properties = {}): JsonSchema {
  return { ...object(required, optional), additionalProperties: false };
}

const isSuccess: Schema<boolean, true> = { type: 'boolean', const: true };

/** An answer that says `success: true` beside its members. */
export function success<R extends Properties = NoProperties, O extends Properties = NoProperties>(
  required?: R,
  optional?: O,
): Members<R & { readonly success: typeof isSuccess }, O> {
  return object({ success: isSuccess, ...required }, optional) as Members<
    R & { readonly success: typeof isSuccess },
    O
  >;
}

/** A list of values of one kind. */
export function list<S extends JsonSchema>(
  items: S,
  more: JsonSchema = {},
): Schema<readonly OutputOf<S>[], readonly ReceivedOf<S>[]> {
  return { type: 'array', items, ...more };
}

/** Members of any name with values of one kind. */
export function mapOf<S extends JsonSchema>(
  values: S,
  description: string,
): Schema<Readonly<Record<string, OutputOf<S>>>, Readonly<Record<string, ReceivedOf<S>>>> {
  return { type: 'object', additionalProperties: values, description };
}

/** An object of members that are not described one by one. */
export function anyObject(description?: string): Schema<object, Readonly<Record<string, unknown>>> {
  return { type: 'object', ...(description !== undefined && { description }) };
}

/** A text, or one of the texts of `enum`. */
export function text<const M extends JsonSchema = NoProperties>(
  description?: string,
  more?: M,
): Schema<M extends { readonly enum: readonly (infer V)[] } ? V : string> {
  return { type: 'string', ...(description !== undefined && { description }), ...more };
}

export function integer(description?: string, more: JsonSchema = {}): Schema<number> {
  return { type: 'integer', ...(description !== undefined && { description }), ...more };
}

export function number(description?: string, more: JsonSchema = {}): Schema<number> {
  return { type: 'number', ...(description !== undefined && { description }), ...more };
}

export function flag(description?: string): Schema<boolean> {
  return { type: 'boolean', ...(description !== undefined && { description }) };
}

/** A value that may be null instead. */
export function nullable<S extends JsonSchema>(schema: S): Schema<OutputOf<S> | null, ReceivedOf<S> | null> {
  const { type, enum: values } = schema;
  if (typeof type !== 'string') return { anyOf: [schema, { type: 'null' }] };
  return { ...schema, type: [type, 'null'], ...(Array.isArray(values) && { enum: [...values, null] }) };
}

/** One of several shapes. */
export function anyOf<S extends readonly JsonSchema[]>(
  ...schemas: S
): Schema<OutputOf<S[number]>, ReceivedOf<S[number]>> {
  const [only] = schemas;
  return only && schemas.length === 1 ? only : { anyOf: schemas };
}

/** An instant as ISO 8601 in UTC. */
export const instant = (description: string): Schema<Date | string, string> =>
  text(description, { format: 'date-time' });

/** A uuid. */
export const uuid = (description?: string): Schema<string> => text(description, { format: 'uuid' });

/** With what the next page of a list is asked for. */
export const nextCursor = nullable(text('The `cursor` of the next page; null on the last'));
