import { isNativeError } from 'node:util/types';

/** What Postgres says of a statement that failed. */
export interface SqlError {
  /** Its SQLSTATE. */
  readonly code: string;
  /** The constraint that was violated, where one was. */
  readonly constraint?: unknown;
}

/** The error of Postgres that was thrown, as it is or within TypeORM's; undefined for any other. */
export function sqlErrorOf(error: unknown): SqlError | undefined {
  if (!isNativeError(error)) return undefined;
  if ('severity' in error && 'code' in error && typeof error.code === 'string')
    return { code: error.code, ...('constraint' in error && { constraint: error.constraint }) };
  return 'driverError' in error && error.driverError !== error ? sqlErrorOf(error.driverError) : undefined;
}
