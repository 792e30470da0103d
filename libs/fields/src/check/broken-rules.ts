import { getMetadataStorage, type ValidationArguments } from 'class-validator';
import { isErrorKey, type ErrorKey } from './error-key.js';

/** One rule of a field, as class-validator has noted it. */
interface AskedRule {
  readonly property: string;
  readonly key: ErrorKey;
  readonly isApplicable: (object: object, value: unknown) => boolean;
  readonly holds: (value: unknown, args: ValidationArguments) => unknown;
  readonly constraints: unknown[];
}

const known = new WeakMap<object, readonly AskedRule[]>();

/** The rules of a class in the order in which they are asked, read from class-validator once. */
function rulesOf(type: new () => object): readonly AskedRule[] {
  const read = known.get(type);
  if (read) return read;
  const storage = getMetadataStorage();
  const rules = storage.getTargetValidationMetadatas(type, '', false, false).flatMap((rule) => {
    const { propertyName: property, message, validateIf, constraints = [], type: kind, each } = rule;
    if (kind !== 'customValidation' || each || !isErrorKey(message))
      throw new TypeError(`${type.name}.${property} has a rule that is asked in another way: ${kind}`);
    return storage.getTargetValidatorConstraints(rule.constraintCls).map(({ instance }): AskedRule => ({
      property,
      key: message,
      isApplicable: validateIf ?? (() => true),
      holds: (value, args) => instance.validate(value, args),
      constraints,
    }));
  });
  known.set(type, rules);
  return rules;
}

/**
 * The first rule of each field that does not hold, by field. The rules are class-validator's own; its executor looks
 * them up among those of all classes on every call, which cost more than asking them.
 */
export function brokenRules(type: new () => object, object: object): Map<string, [ErrorKey]> {
  const broken = new Map<string, [ErrorKey]>();
  const args: ValidationArguments = { value: undefined, constraints: [], targetName: type.name, object, property: '' };
  for (const { property, key, isApplicable, holds, constraints } of rulesOf(type)) {
    const value: unknown = Reflect.get(object, property);
    if (broken.has(property) || !isApplicable(object, value)) continue;
    args.value = value;
    args.constraints = constraints;
    args.property = property;
    if (!holds(value, args)) broken.set(property, [key]);
  }
  return broken;
}
