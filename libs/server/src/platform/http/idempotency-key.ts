import { hash } from 'node:crypto';
import type { Request } from 'express';
import type { RequestWithActor } from '../auth/access.js';
import { Problem } from '../problem/problem.js';

/** A key under which a call may be repeated, as the database stores it: digests, which do not tell what was asked. */
export interface IdempotencyKey {
  /** Digest of the caller's key, of who calls, and of the endpoint. */
  readonly key: string;
  /** Digest of the whole request. */
  readonly fingerprint: string;
}

/** How long an answer is given again, for statements. */
export const keyLifetime = "interval '1 day'";

/**
 * The key of a request; undefined without the header. Callers who are not signed in count as one: their keys are told
 * apart by what they ask, which only they know. Throws a field error for a header that is no key.
 */
export function keyOf({
  method,
  path,
  query,
  body,
  headers,
  actor,
}: Request & RequestWithActor): IdempotencyKey | undefined {
  const header = headers['idempotency-key'];
  if (header === undefined || header === '') return undefined;
  if (typeof header !== 'string' || !/^[\x21-\x7e]{1,200}$/.test(header))
    throw new Problem('REQUEST.FIELDS', { errors: { 'Idempotency-Key': ['format'] } });
  return new RequestKey([method, path, actor.id ?? '', header], [query, body ?? null]);
}

/** Digests what it is asked for, once: many a call remembers nothing, such as returning to an application. */
class RequestKey implements IdempotencyKey {
  private keyDigest: string | undefined;
  private requestDigest: string | undefined;

  constructor(
    private readonly call: readonly unknown[],
    private readonly request: readonly unknown[],
  ) {}

  get key(): string {
    return (this.keyDigest ??= digestOf(this.call));
  }

  get fingerprint(): string {
    return (this.requestDigest ??= digestOf(this.request));
  }
}

/** The same key for a request whose body is more than its fields, such as files by their digests. */
export function withContent({ key, fingerprint }: IdempotencyKey, content: unknown): IdempotencyKey {
  return { key, fingerprint: digestOf([fingerprint, content]) };
}

/** 128 bits of a digest over values in which the order of an object's members means nothing. */
function digestOf(value: unknown): string {
  return hash('sha256', JSON.stringify(sorted(value)), 'base64url').slice(0, 22);
}

function sorted(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(sorted);
  const members = value as Readonly<Record<string, unknown>>;
  const copy: Record<string, unknown> = {};
  for (const name of Object.keys(members).sort()) copy[name] = sorted(members[name]);
  return copy;
}
