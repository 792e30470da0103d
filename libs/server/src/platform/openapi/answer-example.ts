import { schemaFor, type JsonSchema } from '@statewise/contract';
import { asFields, isFields } from '@statewise/fields';
import type { Flow } from '@statewise/flow';
import { memberExamples } from './member-examples.js';

/**
 * An example of what a schema describes: its own where it has one, else made of its members. A member has the value that
 * `memberExamples` knows for its name; those that may be missing are left out, lists have one item. `given` says what differs.
 */
export function answerExample(described: object, flows: readonly Flow[], given?: unknown, name = ''): unknown {
  const schema = schemaFor(described, flows) as JsonSchema;
  if (Array.isArray(given)) return given.map((one) => answerExample(asFields(schema['items']), flows, one));
  if (given !== undefined && !isFields(given)) return given;
  const { type, properties, example, required } = schema;
  const isLeftNull = Array.isArray(type) && given === undefined;
  if (isFields(properties) && example === undefined && !isLeftNull) {
    const names = new Set([...(Array.isArray(required) ? required.map(String) : []), ...Object.keys(given ?? {})]);
    const member = (of: string): unknown => answerExample(asFields(properties[of]), flows, given?.[of], of);
    return Object.fromEntries([...names].map((of) => [of, member(of)]));
  }
  return given ?? example ?? valueOf(schema, flows, name);
}

function valueOf(schema: JsonSchema, flows: readonly Flow[], name: string): unknown {
  const { type, items, anyOf, format, const: only, enum: values, minimum = 1 } = schema;
  const known = memberExamples[name];
  if (only !== undefined) return only;
  if (Array.isArray(values)) return [known, null, values[0]].find((value) => values.includes(value));
  if (Array.isArray(anyOf))
    return anyOf.some((one) => asFields(one)['type'] === 'null') ? null : answerExample(asFields(anyOf[0]), flows);
  if (type === 'array') return [answerExample(asFields(items), flows, undefined, name)];
  if (type === 'string') return byFormat[String(format)] ?? (typeof known === 'string' ? known : name);
  if ([type].flat().includes(typeof known === 'number' ? 'integer' : typeof known)) return known;
  if (type === 'boolean') return false;
  if (type === 'object') return {};
  return Array.isArray(type) ? null : minimum;
}

const byFormat: Readonly<Record<string, string>> = {
  uuid: '4f0c2a52-6f5a-4f0e-9a0b-0f6f7a3f8d11',
  'date-time': '2026-11-20T10:00:00.000Z',
  date: '2026-11-20',
};
