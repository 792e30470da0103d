import type { SessionProblem } from '@statewise/machines';

/**
 * Why a request came to nothing: `unreachable` and `busy` are worth another try, `stale` means that another save was
 * first, `refused` that the fields or the chart say no, `unknown` that there is no such application, `expired` that
 * the sign-in ended.
 */
export type FailureKind = 'unreachable' | 'busy' | 'stale' | 'refused' | 'unknown' | 'expired';

/** Thrown by every transport, whatever happened to the request. */
export class RequestFailure extends Error {
  override readonly name = 'RequestFailure';
  readonly kind: FailureKind;
  readonly problem: SessionProblem | undefined;

  constructor(kind: FailureKind, problem?: SessionProblem) {
    super(problem?.detail ?? kind);
    this.kind = kind;
    this.problem = problem;
  }

  /** Whether the application cannot be opened as it was: its code is not known any more, or the sign-in ended. */
  get isGone(): boolean {
    return this.kind === 'unknown' || this.kind === 'expired';
  }

  /** Whether the server asks who holds the code to confirm the device first. */
  get isOfDevice(): boolean {
    return this.problem?.type === 'urn:statewise:problem:application:confirm-device';
  }

  get isWorthRetrying(): boolean {
    return this.kind === 'unreachable' || this.kind === 'busy';
  }
}

const kinds: Readonly<Record<number, FailureKind>> = {
  401: 'expired',
  403: 'expired',
  404: 'unknown',
  409: 'stale',
  429: 'busy',
};

/** The kind of failure that an HTTP status stands for. */
export function kindOf(status: number): FailureKind {
  return kinds[status] ?? (status >= 500 ? 'busy' : 'refused');
}
