/** What a failure says of itself (RFC 9457). */
export interface ProblemBody {
  /** Tells problems apart, as `urn:statewise:problem:request:fields`. */
  readonly type?: string;
  readonly status?: number;
  /** A sentence for people. */
  readonly message?: string;
  /** Error keys by field. */
  readonly errors?: Readonly<Record<string, readonly string[]>>;
  readonly [member: string]: unknown;
}

/** A call that was not done, with what the server said. */
export class ApiProblem extends Error {
  constructor(
    readonly status: number,
    readonly problem: ProblemBody,
    /** Under which the server’s log has the call. */
    readonly requestId: string | undefined,
  ) {
    super(problem.message ?? `The API answered ${status}.`);
    this.name = 'ApiProblem';
  }
}

/** A call of the client: its data, or what went wrong. */
export type Called<T> = Promise<{ readonly data?: T; readonly error?: unknown; readonly response: Response }>;

/** The data of a call, undefined where it succeeds without any (204); throws an `ApiProblem` where it fails. */
export async function resultOf<T>(call: Called<T>): Promise<T> {
  const { data, error, response } = await call;
  if (response.ok) return data as T;
  const problem: ProblemBody = typeof error === 'object' && error !== null ? { ...error } : {};
  throw new ApiProblem(response.status, problem, response.headers.get('X-Request-Id') ?? undefined);
}
