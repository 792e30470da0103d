/** Values of one step by field name, normalised: trimmed text, money as numbers, booleans as booleans. */
export type Fields = Readonly<Record<string, unknown>>;

/** Whether a value is an object with members, as JSON has them; no list. */
export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The members of a value of which nothing is known yet; none of one that is no object. */
export const asFields = (value: unknown): Fields => (isFields(value) ? value : {});

/** What a rule may know besides the fields themselves; it comes in with the event, never from a clock or a table. */
export interface ValidationContext {
  /** The instant of the event, ISO 8601. */
  readonly at: string;
  /** Answers of the flow's steps by step number, as far as they are known. */
  readonly steps?: Readonly<Record<number, Fields>>;
  /** Anything else the flow hands to its rules (an offer, a route, the stores), by name. */
  readonly [name: string]: unknown;
}

/** How one field is normalised and described; the decorators in `rules/` fill it. */
export interface FieldSpec {
  readonly kind:
    | 'text'
    | 'date'
    | 'boolean'
    | 'integer'
    | 'money'
    | 'percentage'
    | 'choice'
    | 'phone'
    | 'email'
    | 'year'
    | 'instant'
    | 'object'
    | 'list';
  /** What a program should know of it, as sentences, beyond what its rules say. */
  readonly description?: string;
  /** The JSON Schema of its values where that differs from its kind's. */
  readonly schema?: Readonly<Record<string, unknown>>;
  /** Name of the dropdown that a choice takes its values from. */
  readonly dropdown?: string;
  /** The dropdown among whose labels a given form finds its own, where they depend on its other answers. */
  readonly dropdownIn?: (values: Fields) => string;
  /** The values that a choice is between, where they are the same for everybody at any time. */
  readonly values?: readonly (string | number | boolean)[];
  /** The texts that are taken for a yes or no, with what each means. */
  readonly texts?: ReadonlyMap<string, boolean>;
  /** Shortest and longest text in characters. */
  readonly minLength?: number;
  readonly maxLength?: number;
  /** What a text looks like. */
  readonly pattern?: RegExp;
  /** Whether a text may have several lines. */
  readonly multiline?: boolean;
  /** The class of an object's members; a partial object need not have those that are required. */
  readonly members?: { readonly of: new () => object; readonly partial: boolean };
  /** Lowest and highest number. */
  readonly min?: number;
  readonly max?: number;
  /** Whether a date of birth must lie 18 years back or more. */
  readonly adult?: boolean;
  /** Whether a text is made of digits, so that a phone shows the keys for them. */
  readonly isNumeric?: boolean;
  /** Whether a yes or no answers a question: neither holds before the applicant answers it. */
  readonly isQuestion?: boolean;
  /** Computed from other fields, so that no form asks for it. */
  readonly derived?: boolean;
  readonly normalise: (value: unknown) => unknown;
}

/** A condition on the other fields of the form and on what is known besides them. */
export interface When {
  (values: Fields, known: ValidationContext): boolean;
  /** In words: the rest of a sentence that begins with "required if". */
  readonly description?: string;
}

/** When a field must be filled, and when it is asked for at all; without a condition never and always. */
interface Demand {
  readonly required?: When;
  readonly applies?: When;
}

/** An answer that fits the examples of the other fields of its class. */
interface Exemplified {
  readonly example?: unknown;
}

/** What of a person's details a field asks for, in the words of HTML's `autocomplete`: the browser may fill it in. */
interface Autofilled {
  readonly autofill?: string;
}

/** Everything noted about one field. */
export interface RegisteredField extends FieldSpec, Demand, Exemplified, Autofilled {}

type Annotation = Partial<RegisteredField>;

const annotations = new WeakMap<object, Map<string, Annotation>>();
const flattened = new WeakMap<object, ReadonlyMap<string, RegisteredField>>();

/** Notes a field of a class; called by decorators with the class's prototype. */
export function registerField(prototype: object, name: string, spec: FieldSpec): void {
  annotate(prototype, name, spec);
}

/** Notes something about a field beside its spec and in either order: an example, when it is asked for, a description. */
export function annotate(prototype: object, name: string, annotation: Annotation): void {
  const own = annotations.get(prototype) ?? new Map<string, Annotation>();
  annotations.set(prototype, own.set(name, { ...own.get(name), ...annotation }));
}

/** The fields of a class by name, inherited ones first; complete once the class is defined. */
export function fieldsOf(type: new () => object): ReadonlyMap<string, RegisteredField> {
  const cached = flattened.get(type);
  if (cached) return cached;
  const all = new Map<string, RegisteredField>();
  for (const prototype of lineOf(type))
    for (const [name, annotation] of annotations.get(prototype) ?? [])
      if (isField(annotation)) all.set(name, annotation);
  flattened.set(type, all);
  return all;
}

const isField = (annotation: Annotation): annotation is RegisteredField => annotation.normalise !== undefined;

/** The prototypes of a class from its oldest ancestor down. */
function lineOf(type: new () => object): object[] {
  const line: object[] = [];
  for (
    let prototype: unknown = type.prototype;
    typeof prototype === 'object' && prototype !== null && prototype !== Object.prototype;
  ) {
    line.unshift(prototype);
    prototype = Object.getPrototypeOf(prototype);
  }
  return line;
}
