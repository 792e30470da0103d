import { isNativeError } from 'node:util/types';

/**
 * SQLSTATE classes and codes with which Postgres says that it cannot serve right now; 25006 is what a primary answers a
 * write with after it was demoted.
 */
const outageStates = /^(?:08|25006$|53|57P0[1-5]$|57014$|55P03$|40001$|40P01$|25P03$|58)/;

/** Errors of sockets to a server that is not there. */
const socketCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOENT',
]);

/** What pg and its pool say without a code. */
const outageMessages = [
  'Connection terminated',
  'Client has encountered a connection error',
  'Client was closed and is not queryable',
  'Query read timeout',
  'timeout expired',
  'timeout exceeded when trying to connect',
  'The server does not support',
  'The server does not take writes',
  'Cannot use a pool after calling end',
];

/** Whether an error means that the database is away, restarting or overloaded, so that trying again later helps. */
export function isDatabaseOutage(error: unknown): boolean {
  if (!isNativeError(error)) return false;
  if ('errors' in error && Array.isArray(error.errors)) return error.errors.some(isDatabaseOutage);
  if ('driverError' in error && error.driverError !== error && isDatabaseOutage(error.driverError)) return true;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  return fromPostgres(error, code) || outageMessages.some((message) => error.message.startsWith(message));
}

function fromPostgres(error: Error, code: string): boolean {
  if (socketCodes.has(code)) return 'syscall' in error && error.syscall !== 'open';
  return code.length === 5 && outageStates.test(code) && 'severity' in error;
}
