/** Values of one step by field name, normalised: trimmed text, money as numbers, booleans as booleans. */
export type Fields = Readonly<Record<string, unknown>>;

/** What a rule may know besides the fields themselves; it comes in with the event, never from a clock or a table. */
export interface ValidationContext {
  /** The instant of the event, ISO 8601. */
  readonly at: string;
  /** Answers of the flow's steps by step number, as far as they are known. */
  readonly steps?: Readonly<Record<number, Fields>>;
  /** Anything else the flow hands to its rules (an offer, a route, the stores), by name. */
  readonly [name: string]: unknown;
}

const attached = Symbol('attached');

interface Informed {
  [attached]?: ValidationContext;
}

/** Attaches what is known to an instance that is about to be validated. */
export function attachValidationContext(instance: Informed, known: ValidationContext): void {
  instance[attached] = known;
}

/** Reads what was attached; the rules call it with the object under validation. */
export function validationContextOf(instance: Informed): ValidationContext {
  const known = instance[attached];
  if (known === undefined) throw new Error('These fields were not checked through checkFields.');
  return known;
}
