// What the description of an installation says. `npm run api-client` writes this file anew for the package that it makes.

/** The operations by address and method. */
export type paths = Record<never, never>;

/** What a receiver is told. */
export type ReceivedMessage = unknown;

/** The operations that take an `Idempotency-Key`, as `POST /api/v1/applications`. */
export const repeatable: readonly string[] = [];
