import type { ProblemCode } from '@statewise/contract';

export { problemStatus, type ProblemCode } from '@statewise/contract';

export interface ProblemDetails {
  /** Error keys by field. */
  readonly errors?: Readonly<Record<string, readonly string[]>>;
  /** Values for the placeholders of the message. */
  readonly params?: Readonly<Record<string, string | number>>;
  /** Seconds for `Retry-After`. */
  readonly retryAfter?: number;
  /** `RateLimit-Policy` and `RateLimit` of the limit that was reached. */
  readonly rateLimit?: readonly [policy: string, standing: string];
  /** Further members of the answer, e.g. `state`, `version`, `allowed_events`. */
  readonly members?: Readonly<Record<string, unknown>>;
}

/** Thrown by any capability; the exception filter turns it into an RFC 9457 problem in the reader's language. */
export class Problem extends Error {
  constructor(
    readonly code: ProblemCode,
    readonly details: ProblemDetails = {},
  ) {
    super(code);
    this.name = 'Problem';
  }
}

/** A request whose fields are wrong: 422 `REQUEST.FIELDS` with error keys by field. */
export function fieldErrors(errors: Readonly<Record<string, readonly string[]>>): Problem {
  return new Problem('REQUEST.FIELDS', { errors });
}

/** What a call asked for; throws `REQUEST.NOT_FOUND` where there is no such thing. */
export function demandFound<T>(found: T | undefined): T {
  if (found === undefined) throw new Problem('REQUEST.NOT_FOUND');
  return found;
}
