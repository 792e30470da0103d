import { isNativeError } from 'node:util/types';
import { HttpException } from '@nestjs/common';
import { isMissingInSchema } from '../database/newer-schema.js';
import { isDatabaseOutage } from '../database/outage.js';
import { sqlErrorOf } from '../database/sql-error.js';
import { Problem, type ProblemCode } from './problem.js';

const codeByStatus: Readonly<Record<number, ProblemCode>> = {
  400: 'REQUEST.MALFORMED',
  401: 'SESSION.REQUIRED',
  403: 'SESSION.ROLE',
  404: 'REQUEST.NOT_FOUND',
  405: 'REQUEST.METHOD',
  413: 'REQUEST.TOO_LARGE',
  415: 'REQUEST.TYPE',
  422: 'REQUEST.FIELDS',
  429: 'REQUEST.TOO_MANY',
  503: 'DEPENDENCY.DOWN',
};

/** Makes a problem of anything that was thrown. */
export function asProblem(error: unknown): Problem {
  if (error instanceof Problem) return error;
  if (isDatabaseOutage(error) || isStorageOutage(error) || isRefusalOfStore(error))
    return new Problem('DEPENDENCY.DOWN', { retryAfter: 2 });
  // A replica of the release that has migrated can answer; a balancer leads there in a moment.
  if (isMissingInSchema(error)) return new Problem('DEPENDENCY.DOWN', { retryAfter: 5 });
  if (isUndecodable(error) || isRefusedValue(error)) return new Problem('REQUEST.MALFORMED');
  if (isErasedMeanwhile(error)) return new Problem('APPLICATION.NOT_FOUND');
  const code = codeByStatus[statusOf(error)] ?? 'INTERNAL';
  return new Problem(code, code === 'DEPENDENCY.DOWN' ? { retryAfter: 2 } : {});
}

/** Whether Postgres refused a value whatever the statement: a NUL in a text, a number out of range, a text that is no uuid. */
const isRefusedValue = (error: unknown): boolean => sqlErrorOf(error)?.code.startsWith('22') === true;

const isUndecodable = (error: unknown): boolean => isNativeError(error) && error.name === 'URIError';

/** What the file system says when it can take no more for now: a full disk or quota, no more handles, a disk that fails. */
const storageCodes = new Set(['ENOSPC', 'EDQUOT', 'EROFS', 'EIO', 'EMFILE', 'ENFILE']);

const isStorageOutage = (error: unknown): boolean =>
  isNativeError(error) && 'code' in error && typeof error.code === 'string' && storageCodes.has(error.code);

/** Whether a store of objects refused this server, as for a bucket that is gone or a key that is no longer right: nothing that a caller sent. */
const isRefusalOfStore = (error: unknown): boolean => isNativeError(error) && '$fault' in error && '$metadata' in error;

/** Whether a row could not be written because the application that it names was erased meanwhile. */
function isErasedMeanwhile(error: unknown): boolean {
  const { code, constraint } = sqlErrorOf(error) ?? {};
  return code === '23503' && String(constraint).endsWith('_application_id_fkey');
}

function statusOf(error: unknown): number {
  if (error instanceof HttpException) return error.getStatus();
  if (typeof error !== 'object' || error === null || !('status' in error) || typeof error.status !== 'number')
    return 500;
  return error.status;
}
