/** How one field is normalised and described; the decorators in `fields.ts` fill it. */
export interface FieldSpec {
  readonly kind: 'text' | 'date' | 'boolean' | 'integer' | 'money' | 'choice' | 'phone' | 'email' | 'year';
  /** Name of the dropdown that a choice takes its values from. */
  readonly dropdown?: string;
  readonly normalise: (value: unknown) => unknown;
}

const registry = new WeakMap<object, Map<string, FieldSpec>>();

/** Notes a field of a class; called by decorators with the class's prototype. */
export function registerField(prototype: object, name: string, spec: FieldSpec): void {
  const own = registry.get(prototype) ?? new Map<string, FieldSpec>();
  registry.set(prototype, own.set(name, spec));
}

/** The fields of a class by name, inherited ones included. */
export function fieldsOf(type: new () => object): ReadonlyMap<string, FieldSpec> {
  const cached = flattened.get(type);
  if (cached) return cached;
  const all = new Map<string, FieldSpec>();
  for (let prototype = type.prototype as object; prototype !== Object.prototype; prototype = Object.getPrototypeOf(prototype) as object) {
    for (const [name, spec] of registry.get(prototype) ?? []) if (!all.has(name)) all.set(name, spec);
  }
  flattened.set(type, all);
  return all;
}

const flattened = new WeakMap<object, ReadonlyMap<string, FieldSpec>>();
