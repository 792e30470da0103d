import type { Fields } from '../check/check.js';
import type { When } from '../check/field-registry.js';

const listed = new Intl.ListFormat('en', { type: 'disjunction' });

/** What a condition says of itself. */
export interface WithDescription {
  readonly description: string;
}

/** Whether another field of the form has one of these values. */
export function isAnyOf(
  name: string,
  ...values: readonly (string | number | boolean)[]
): ((fields: Fields) => boolean) & WithDescription {
  const description = `\`${name}\` is ${listed.format(values.map((value) => `\`${value}\``))}`;
  return Object.assign((fields: Fields) => values.some((value) => value === fields[name]), { description });
}

/** A condition that says in words when it holds: the rest of a sentence that begins with "required if". */
export function condition(description: string, when: (...given: Parameters<When>) => boolean): When {
  return Object.assign(when.bind(undefined), { description });
}

/** Holds whatever the other fields say. */
export const always: When = () => true;
