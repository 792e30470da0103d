import type { Problem } from '@statewise/machines';
/**
 * Why a request came to nothing: `unreachable` and `busy` are worth another try, `stale` means that somebody else was
 * first, `refused` that the fields or the chart say no, `unknown` that there is no such application, `expired` that
 * the sign-in ended.
 */
export type FailureKind = 'unreachable' | 'busy' | 'stale' | 'refused' | 'unknown' | 'expired';
/** Thrown by every transport, whatever happened to the request. */
export declare class RequestFailure extends Error {
  readonly name = 'RequestFailure';
  readonly kind: FailureKind;
  readonly problem: Problem | undefined;
  constructor(kind: FailureKind, problem?: Problem);
  /** Whether the application cannot be opened as it was: its code is not known any more, or the sign-in ended. */
  get isGone(): boolean;
  get isWorthRetrying(): boolean;
}
/** The kind of failure that an HTTP status stands for. */
export declare function kindOf(status: number): FailureKind;
//# sourceMappingURL=failure.d.ts.map
