import { IsBoolean } from 'class-validator';
import type { FieldSpec } from '../check/field-registry.js';
import { field, saying } from './rule.js';

/** Yes or no; the texts `true` and `false` are accepted. */
export function Flag({ derived = false }: { readonly derived?: boolean } = {}): PropertyDecorator {
  return field({ ...flagSpec, ...(derived && { derived }) }, IsBoolean(saying('format')));
}

/** The answer to a question; the texts `yes` and `no` are accepted too. */
export function YesNo(): PropertyDecorator {
  const normalise = (value: unknown) => (value === 'yes' ? true : value === 'no' ? false : flagSpec.normalise(value));
  return field({ ...flagSpec, normalise, isQuestion: true }, IsBoolean(saying('format')));
}

export const flagSpec: FieldSpec = {
  kind: 'boolean',
  normalise: (value) => (value === 'true' ? true : value === 'false' ? false : (value ?? '')),
};
