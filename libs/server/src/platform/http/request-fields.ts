export { fieldErrors } from './field-errors.js';
import { fieldErrors } from './field-errors.js';
import type { IdempotencyKey } from './idempotency-key.js';
import { Problem } from '../problem/problem.js';

/** A request's body as far as it can be trusted: some JSON object. */
export type Body = Readonly<Record<string, unknown>>;

/** The body as an object, of which only the named members are allowed. */
export function bodyOf(body: unknown, allowed?: readonly string[]): Body {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) throw new Problem('REQUEST.MALFORMED');
  const unknown: string[] = [];
  for (const name in body) if (allowed?.includes(name) === false) unknown.push(name);
  if (unknown.length > 0) throw fieldErrors(Object.fromEntries(unknown.map((name) => [name, ['unknown']])));
  return body as Body;
}

/** A required text of at most `longest` characters. */
export function textOf(body: Body, name: string, longest = 100): string {
  const value = body[name];
  if (value === undefined || value === null) throw fieldErrors({ [name]: ['required'] });
  if (typeof value !== 'string') throw fieldErrors({ [name]: ['format'] });
  const text = value.trim();
  if (text === '') throw fieldErrors({ [name]: ['required'] });
  if (text.length > longest) throw fieldErrors({ [name]: ['length'] });
  return text;
}

/** What makes a state-changing call safe to send: the version that the caller last saw, and the key it may be repeated with. */
export interface Submission {
  readonly version?: number;
  readonly idempotencyKey?: IdempotencyKey;
}

/** A call's version, which may be absent but not nonsense, and the key under which it may be repeated. */
export function submissionOf({ version }: Body, key: IdempotencyKey | undefined): Submission {
  const isVersioned = version !== undefined && version !== null;
  if (isVersioned && !Number.isInteger(version)) throw fieldErrors({ version: ['numbers'] });
  return { ...(isVersioned && { version: Number(version) }), ...(key && { idempotencyKey: key }) };
}

/** How many a list answers at once: 1 to 100. */
export function pageLimitOf(given: unknown, otherwise: number): number {
  if (given === undefined || given === '') return otherwise;
  if (typeof given !== 'string' || !/^-?\d{1,15}$/.test(given)) throw fieldErrors({ limit: ['numbers'] });
  if (Number(given) < 1) throw fieldErrors({ limit: ['min'] });
  if (Number(given) > 100) throw fieldErrors({ limit: ['max'] });
  return Number(given);
}
