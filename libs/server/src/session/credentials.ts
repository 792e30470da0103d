import { Problem } from '../platform/problem/problem.js';

export interface Credentials {
  readonly email: string;
  readonly password: string;
  /** The answer of the human check, where it was asked for. */
  readonly captcha: unknown;
}

const members = ['email', 'password', 'captcha'];

/** Reads a sign-in; throws field errors for anything else. */
export function readCredentials(body: unknown): Credentials {
  const given: Record<string, unknown> = typeof body === 'object' && body !== null ? { ...body } : {};
  const errors: Record<string, string[]> = {};
  for (const name of Object.keys(given)) if (!members.includes(name)) errors[name] = ['unknown'];
  const email = readText(given['email'], 'email', 254, errors).trim();
  const password = readText(given['password'], 'password', 200, errors);
  if (Object.keys(errors).length > 0) throw new Problem('REQUEST.FIELDS', { errors });
  return { email, password, captcha: given['captcha'] };
}

function readText(value: unknown, name: string, longest: number, errors: Record<string, string[]>): string {
  if (value === undefined || value === null || value === '') errors[name] = ['required'];
  else if (typeof value !== 'string') errors[name] = ['format'];
  else if (value.length > longest) errors[name] = ['length'];
  else return value;
  return '';
}
