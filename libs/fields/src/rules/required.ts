import { Equals, IsBoolean, IsNotEmpty } from 'class-validator';
import { validationContextOf, type Fields } from '../check/check.js';
import { annotate, type FieldSpec, type When } from '../check/field-registry.js';
import { field, isFilled, rule, saying } from './rule.js';

const listed = new Intl.ListFormat('en', { type: 'disjunction' });

/** Whether another field of the form has one of these values. */
export function isAnyOf(
  name: string,
  ...values: readonly (string | number | boolean)[]
): ((fields: Fields) => boolean) & { readonly description: string } {
  const description = `\`${name}\` is ${listed.format(values.map((value) => `\`${value}\``))}`;
  return Object.assign((fields: Fields) => values.some((value) => value === fields[name]), { description });
}

/** A condition that says in words when it holds: the rest of a sentence that begins with "required if". */
export function condition(description: string, when: (...given: Parameters<When>) => boolean): When {
  return Object.assign(when.bind(undefined), { description });
}

/** Holds whatever the other fields say. */
export const always: When = () => true;

/** Yes or no; the texts `true` and `false` are accepted. */
export function Flag({ derived = false }: { readonly derived?: boolean } = {}): PropertyDecorator {
  return field({ ...flagSpec, ...(derived && { derived }) }, IsBoolean(saying('format')));
}

/** The answer to a question; the texts `yes` and `no` are accepted too. */
export function YesNo(): PropertyDecorator {
  return field(
    { ...booleanSpec({ true: true, false: false, yes: true, no: false }), isQuestion: true },
    IsBoolean(saying('format')),
  );
}

/** A yes or no that may also be sent as one of the `texts`. */
function booleanSpec(texts: Readonly<Record<string, boolean>>): FieldSpec {
  const meanings = new Map(Object.entries(texts));
  const normalise = (value: unknown) => (typeof value === 'string' ? meanings.get(value) : value) ?? value ?? '';
  return { kind: 'boolean', texts: meanings, normalise };
}

const flagSpec = booleanSpec({ true: true, false: false });

/** The field must be filled. */
export function Required(): PropertyDecorator {
  return requiredWhen(always);
}

/** The field is asked for, and must be filled, only when the condition holds. */
export function RequiredIf(when: When): PropertyDecorator {
  return requiredWhen(when, when);
}

/** The field is always asked for, and must be filled when the condition holds. */
export function RequiredWhen(when: When): PropertyDecorator {
  return requiredWhen(when);
}

/** The field is asked for only when the condition holds, and may be left empty then too. */
export function AskedIf(applies: When): PropertyDecorator {
  return (prototype, name) => annotate(prototype, String(name), { applies });
}

/** At least one of the named fields must be filled; stands on each of them. */
export function AtLeastOneOf(...names: readonly string[]): PropertyDecorator {
  return (prototype, own) => {
    const others = names.filter((name) => name !== own).map((name) => `\`${name}\``);
    const none = condition(`${others.join(' and ')} ${others.length === 1 ? 'is' : 'are'} not filled`, (values) =>
      names.every((name) => !isFilled(values[name])),
    );
    requiredWhen(none)(prototype, own);
  };
}

/** At least one of the named fields must be filled, as long as they are asked for at all. */
function AtLeastOneIf(applies: When, names: readonly string[]): PropertyDecorator {
  const none = condition(`${applies.description ?? ''} and none of them is filled`, (values, known) => {
    return applies(values, known) && names.every((name) => !isFilled(values[name]));
  });
  return (prototype, own) => requiredWhen(none, applies)(prototype, own);
}

/** One of the named fields must be filled (`required`) and only one (`oneOf`); stands on each of them. With a condition they are asked for only when that holds. */
export function ExactlyOneOf(names: readonly string[], applies?: When): PropertyDecorator {
  const one = rule(
    'oneOf',
    (_, values) => names.filter((name) => isFilled(values[name])).length === 1,
    `more than one of ${names.map((name) => `\`${name}\``).join(', ')} is filled`,
  );
  const some = applies === undefined ? AtLeastOneOf(...names) : AtLeastOneIf(applies, names);
  return (prototype, name) => {
    some(prototype, name);
    one(prototype, name);
  };
}

/** A consent: true, or `required`; with a condition it is asked for only when that holds. */
export function MustBeTrue(when?: When): PropertyDecorator {
  const consent = field(
    { ...flagSpec, values: [true] },
    IsBoolean(saying('format')),
    Equals(true, { message: 'required', ...(when && { validateIf: asRule(when) }) }),
  );
  return (prototype, name) => {
    annotate(prototype, String(name), { required: when ?? always, ...(when && { applies: when }) });
    consent(prototype, name);
  };
}

function requiredWhen(when: When, applies?: When): PropertyDecorator {
  const notEmpty = IsNotEmpty({ message: 'required', ...(when !== always && { validateIf: asRule(when) }) });
  return (prototype, name) => {
    annotate(prototype, String(name), { required: when, ...(applies && { applies }) });
    notEmpty(prototype, name);
  };
}

const asRule = (when: When) => (values: Fields) => when(values, validationContextOf(values));
