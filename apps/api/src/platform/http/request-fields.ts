import { Problem } from '../problem/problem.js';

/** A request's body as far as it can be trusted: some JSON object. */
export type Body = Readonly<Record<string, unknown>>;

/** The body as an object, of which only the named members are allowed. */
export function bodyOf(body: unknown, allowed?: readonly string[]): Body {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) throw new Problem('REQUEST.MALFORMED');
  const unknown = allowed ? Object.keys(body).filter((name) => !allowed.includes(name)) : [];
  if (unknown.length > 0) throw fieldErrors(Object.fromEntries(unknown.map((name) => [name, ['unknown']])));
  return body as Body;
}

/** The version that the caller last saw; absent is fine, nonsense is not. */
function versionOf({ version }: Body): number | undefined {
  if (version === undefined || version === null) return undefined;
  if (typeof version !== 'number' || !Number.isInteger(version)) throw fieldErrors({ version: ['numbers'] });
  return version;
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

/** The header under which a caller may repeat a call without doing it twice. */
function idempotencyKeyOf(header: string | undefined): string | undefined {
  if (header === undefined || header === '') return undefined;
  if (!/^[\x21-\x7e]{1,200}$/.test(header)) throw fieldErrors({ 'Idempotency-Key': ['format'] });
  return header;
}

/** What makes a state-changing call safe to send: the version it builds on and the key it may be repeated with. */
export function submissionOf(body: Body, header: string | undefined): { version?: number; idempotencyKey?: string } {
  const version = versionOf(body);
  const idempotencyKey = idempotencyKeyOf(header);
  return { ...(version !== undefined && { version }), ...(idempotencyKey !== undefined && { idempotencyKey }) };
}

export function fieldErrors(errors: Readonly<Record<string, readonly string[]>>): Problem {
  return new Problem('REQUEST.FIELDS', { errors });
}

/** A whole number in a query between limits; `otherwise` when it is not given. */
export function wholeNumberOf(
  name: string,
  given: unknown,
  { min, max, otherwise }: { readonly min: number; readonly max: number; readonly otherwise: number },
): number {
  if (given === undefined || given === '') return otherwise;
  if (typeof given !== 'string' || !/^-?\d{1,15}$/.test(given)) throw fieldErrors({ [name]: ['numbers'] });
  if (Number(given) < min) throw fieldErrors({ [name]: ['min'] });
  if (Number(given) > max) throw fieldErrors({ [name]: ['max'] });
  return Number(given);
}

/** How many a list answers at once: 1 to 100. */
export const pageLimitOf = (given: unknown, otherwise: number): number =>
  wholeNumberOf('limit', given, { min: 1, max: 100, otherwise });
