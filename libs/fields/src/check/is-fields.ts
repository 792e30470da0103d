import type { Fields } from './field-registry.js';

/** Whether a value is an object with members, as JSON has them; no list. */
export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
