import { Problem } from '../problem/problem.js';

/** A request whose fields are wrong: 422 `REQUEST.FIELDS` with error keys by field. */
export function fieldErrors(errors: Readonly<Record<string, readonly string[]>>): Problem {
  return new Problem('REQUEST.FIELDS', { errors });
}
