/** Thrown by every transport, whatever happened to the request. */
export class RequestFailure extends Error {
  constructor(kind, problem) {
    super(problem?.detail ?? kind);
    this.name = 'RequestFailure';
    this.kind = kind;
    this.problem = problem;
  }
  /** Whether the application cannot be opened as it was: its code is not known any more, or the sign-in ended. */
  get isGone() {
    return this.kind === 'unknown' || this.kind === 'expired';
  }
  get isWorthRetrying() {
    return this.kind === 'unreachable' || this.kind === 'busy';
  }
}
const kinds = {
  401: 'expired',
  403: 'expired',
  404: 'unknown',
  409: 'stale',
  429: 'busy',
};
/** The kind of failure that an HTTP status stands for. */
export function kindOf(status) {
  return kinds[status] ?? (status >= 500 ? 'busy' : 'refused');
}
//# sourceMappingURL=failure.js.map
