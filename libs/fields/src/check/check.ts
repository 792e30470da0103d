import { getMetadataStorage, type ValidationArguments, type ValidatorConstraintInterface } from 'class-validator';
import { fieldsOf, isFields, type RegisteredField, type Fields, type ValidationContext } from './field-registry.js';

export type { Fields } from './field-registry.js';

/** Error keys by field name, e.g. `{ email: ['email'] }`. */
export type FieldErrors = Readonly<Record<string, readonly string[]>>;

/** The outcome of a check: the normalised fields, and the errors when there are any. */
export interface Checked {
  readonly fields: Fields;
  readonly errors: FieldErrors | undefined;
}

export type FieldsClass<T extends object = object> = new () => T;

/** A class some of whose fields follow from others; it sets them after normalisation and before the rules are asked. */
export interface Deriving {
  derive(known: ValidationContext): void;
}

type Values = Record<string, unknown>;
type Errors = Map<string, ErrorKey[]>;

/** A body of nothing but unknown names is answered with this many of them. */
const mostUnknownNames = 20;

const attached = Symbol('attached');

/** What an instance under validation has attached to it; the rules call it with the object that they are asked of. */
export function validationContextOf(instance: { readonly [attached]?: ValidationContext }): ValidationContext {
  const known = instance[attached];
  if (known === undefined) throw new Error('These fields were not checked through checkFields.');
  return known;
}

/** One rule of a field, as class-validator has noted it. */
interface AskedRule {
  readonly property: string;
  readonly key: ErrorKey;
  readonly constraints: unknown[];
  readonly rule: ValidatorConstraintInterface;
  /** When it is asked; always where it says nothing. */
  readonly validateIf: ((object: object, value: unknown) => boolean) | undefined;
}

/** What is read of a class once: its fields, and its rules in the order in which they are asked. */
interface CheckedClass {
  readonly fields: ReadonlyMap<string, RegisteredField>;
  readonly rules: readonly AskedRule[];
}

const classes = new WeakMap<FieldsClass, CheckedClass>();

function readClass(type: FieldsClass): CheckedClass {
  const storage = getMetadataStorage();
  const rules = storage.getTargetValidationMetadatas(type, '', false, false).flatMap((noted) => {
    const { propertyName: property, message, validateIf, constraints = [], type: kind, each } = noted;
    if (kind !== 'customValidation' || each || !isErrorKey(message))
      throw new TypeError(`${type.name}.${property} has a rule that is asked in another way: ${kind}`);
    return storage
      .getTargetValidatorConstraints(noted.constraintCls)
      .map(({ instance: rule }): AskedRule => ({ property, key: message, constraints, rule, validateIf }));
  });
  const read = { fields: fieldsOf(type), rules };
  classes.set(type, read);
  return read;
}

/** Normalises and validates `input` by the class of its step; never throws for any input. */
export function checkFields(type: FieldsClass, input: unknown, known: ValidationContext): Checked {
  if (!isFields(input)) return { fields: {}, errors: { data: ['format'] } };
  const { fields: registered } = classes.get(type) ?? readClass(type);
  const errors: Errors = new Map();
  const instance = new type() as Values;
  for (const name of Object.keys(input)) {
    const field = registered.get(name);
    if (field !== undefined) instance[name] = field.normalise(input[name]);
    else if (errors.size < mostUnknownNames) errors.set(name, ['unknown']);
  }
  if ('derive' in instance && isDeriving(instance)) instance.derive(known);
  const fields: Values = { ...instance };
  for (const [name, keys] of brokenRules(type, instance, known)) errors.set(name, keys);
  if (errors.size > 0) forgiveWhatIsNotAsked(registered, fields, known, errors);
  return { fields, errors: errors.size > 0 ? Object.fromEntries(errors) : undefined };
}

/**
 * The first rule of each field that does not hold, by field. The rules are class-validator's own; its executor looks them
 * up among those of all classes on every call, which cost more than asking them.
 */
export function brokenRules(type: FieldsClass, object: object, known: ValidationContext): Errors {
  Object.assign(object, { [attached]: known });
  const { rules } = classes.get(type) ?? readClass(type);
  const broken: Errors = new Map();
  const args: ValidationArguments = { value: undefined, constraints: [], targetName: type.name, object, property: '' };
  for (const { property, key, constraints, rule, validateIf } of rules) {
    const value: unknown = Reflect.get(object, property);
    if (broken.has(property) || validateIf?.(object, value) === false) continue;
    args.value = value;
    args.constraints = constraints;
    args.property = property;
    if (!rule.validate(value, args)) broken.set(property, [key]);
  }
  return broken;
}

/** Empties fields that the form does not ask for and drops their errors: the applicant could not correct them. */
function forgiveWhatIsNotAsked(
  registered: ReadonlyMap<string, RegisteredField>,
  fields: Values,
  known: ValidationContext,
  errors: Errors,
): void {
  for (const name of errors.keys()) {
    const applies = registered.get(name)?.applies;
    if (applies === undefined || applies(fields, known)) continue;
    fields[name] = '';
    errors.delete(name);
  }
}

function isDeriving(instance: { readonly derive?: unknown }): instance is Deriving {
  return typeof instance.derive === 'function';
}

/** Every key that a rule may answer, with what it means to a program; user texts are looked up by the key. */
export const errorDescriptions = {
  required: 'nothing that can be seen is filled in, or a consent is not given',
  date: 'not a day of the calendar as DD/MM/YYYY, or one on the wrong side of today',
  year: 'not a year of four digits that has begun',
  format: 'not of the right type or shape',
  unique: 'the same value stands elsewhere already',
  numbers: 'not a number, or one with too many decimals',
  phone:
    'not a phone number: 6 to 20 digits, spaces and hyphens after an optional plus, with as many digits as numbers of its country have; at most 9 without a country',
  shares: 'the shares do not add up',
  code: 'not the code of an application',
  vies: 'the VAT number is not in the European register',
  vat: 'not a VAT number, or one that another application uses',
  vanmarcke: 'not a client number of the partner: a letter and five digits',
  email: 'not an e-mail address',
  length: 'too short or too long',
  min: 'less than the least that is taken',
  max: 'more than the most that is taken',
  oneOf: 'not one of the values to choose from',
  adult: 'younger than 18 years',
  completed: 'the application was not sent as it now stands',
  common: 'a password that many people use, or that is made of one',
  context: 'a password with a name of the bank, the product or the person in it',
  unknown: 'a field that is not asked for here; nothing of the request was done',
} as const satisfies Record<string, string>;

/** The key of a field error, e.g. `required`. */
export type ErrorKey = keyof typeof errorDescriptions;

/** Every key that a rule may answer. */
export const errorKeys = Object.keys(errorDescriptions) as readonly ErrorKey[];

/** Whether the message of a rule is one of the keys. */
export const isErrorKey = (message: unknown): message is ErrorKey =>
  typeof message === 'string' && Object.hasOwn(errorDescriptions, message);
