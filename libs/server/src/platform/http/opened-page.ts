import type { IncomingMessage } from 'node:http';
import type { RouteTable } from './route-table.js';

const ofPrograms = /^\/(?:api|health|media|\.well-known|_[a-z]+)(?:\/|$)|^\/metrics$/;

/** Whether an address may be a page's: no endpoint has it, and it is not below what programs call. */
export const isPageAddress = (path: string, routes: Pick<RouteTable, 'methodsOf'>): boolean =>
  !ofPrograms.test(path) && routes.methodsOf(path).length === 0;

/** Whether a browser opens what it asks for, so that a person reads the answer. */
export const isOpened = ({ method, headers }: Pick<IncomingMessage, 'method' | 'headers'>): boolean =>
  (method === 'GET' || method === 'HEAD') && /\btext\/html\b/.test(headers.accept ?? '');
