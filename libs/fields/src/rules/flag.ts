import { IsBoolean } from 'class-validator';
import type { FieldSpec } from '../check/field-registry.js';
import { field, saying } from './rule.js';

/** Yes or no; the texts `true` and `false` are accepted. */
export function Flag(): PropertyDecorator {
  return field(flagSpec, IsBoolean(saying('format')));
}

export const flagSpec: FieldSpec = {
  kind: 'boolean',
  normalise: (value) => (value === 'true' ? true : value === 'false' ? false : (value ?? '')),
};
