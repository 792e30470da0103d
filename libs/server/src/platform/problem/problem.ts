/** Every way a request can fail, with its HTTP status. Title and detail come from the messages `problem.<CODE>`. */
export const problemStatus = {
  'REQUEST.MALFORMED': 400,
  'REQUEST.CROSS_SITE': 403,
  'REQUEST.NOT_FOUND': 404,
  'REQUEST.METHOD': 405,
  'REQUEST.TOO_LARGE': 413,
  'REQUEST.TYPE': 415,
  'REQUEST.FIELDS': 422,
  'REQUEST.CAPTCHA': 422,
  'REQUEST.KEY_REUSED': 422,
  'REQUEST.TOO_MANY': 429,
  'SESSION.REQUIRED': 401,
  'SESSION.WRONG_PASSWORD': 401,
  'SESSION.SECOND_FACTOR': 401,
  'SESSION.WRONG_CODE': 401,
  'SESSION.TOKEN': 401,
  'SESSION.ROLE': 403,
  'SESSION.NOT_FRESH': 403,
  'ACCOUNT.INVITATION': 410,
  'ACCOUNT.LAST_ADMIN': 409,
  'ACCOUNT.NO_MAIL': 409,
  'OPERATION.REFUSED': 409,
  'APPLICATION.NOT_FOUND': 404,
  'APPLICATION.CONFIRM_DEVICE': 403,
  'APPLICATION.STALE': 409,
  'APPLICATION.REFUSED': 409,
  'APPLICATION.FULL': 422,
  'REVIEW.TAKEN': 409,
  'CONTENT.STALE': 409,
  'DOCUMENT.UNREADABLE': 422,
  'DOCUMENT.INFECTED': 422,
  'DOCUMENT.QUOTA': 413,
  'DEPENDENCY.DOWN': 503,
  INTERNAL: 500,
} as const;

export type ProblemCode = keyof typeof problemStatus;

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
