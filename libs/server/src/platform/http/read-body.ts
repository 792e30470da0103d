import type { IncomingMessage } from 'node:http';
import type { NextFunction, Request, Response } from 'express';
import type { BodyKind } from '@statewise/contract';
import type { RequestWithBody } from './accepts.js';
import type { RequestWithActor } from '../auth/access.js';
import { Problem } from '../problem/problem.js';
import type { Budgets } from '../rate-limit/budgets.js';
import { isAcceptable, isAllowedKey, isStorable } from './json-shape.js';

const jsonLimit = 1_048_576;
const formLimit = 65_536;
const formFields = 200;
/** A form's worth of JSON may take this long to arrive, also over a poor phone connection. */
const timeout = 20_000;
const utf8 = new TextDecoder('utf-8', { fatal: true });

/** How browsers name their reports: the older way, and that of the Reporting API. */
const reports = new Set(['application/csp-report', 'application/reports+json']);

type Reader = (text: string) => unknown;

type BodyRequest = Request & RequestWithBody & Partial<RequestWithActor>;

/**
 * Reads JSON and small forms into `request.body`, and counts what arrived against the budgets of its sender; uploads pass
 * untouched to the endpoint that streams them.
 */
export const readBody = (budgets: Budgets) => (request: BodyRequest, response: Response, next: NextFunction) => {
  const refuse = (problem: unknown): void => {
    closeUnlessRead(request, response);
    next(problem);
  };
  const {
    'content-length': length,
    'transfer-encoding': transfer,
    'content-type': type,
    'content-encoding': encoding,
  } = request.headers;
  if (transfer === undefined && (length === undefined || length === '0')) {
    request.body = {};
    return next();
  }
  if (encoding !== undefined && encoding !== 'identity') return refuse(new Problem('REQUEST.TYPE'));
  const kind = bodyKind(type);
  if (kind === undefined) return refuse(new Problem('REQUEST.TYPE'));
  request.bodyKind = kind;
  if (kind === 'upload') return next();
  const limit = kind === 'json' ? jsonLimit : formLimit;
  if (Number(length) > limit) return refuse(new Problem('REQUEST.TOO_LARGE'));
  const read: Reader = (text) => (kind === 'form' ? readForm(text) : readJson(text));
  const count = (bytes: number) => budgets.takeBytes(request, bytes);
  collect(request, { limit, read, count }, (error, body) => {
    if (error !== undefined) return refuse(error);
    request.body = body;
    next();
  });
};

/** What a request's content type says it carries. */
function bodyKind(type: string | undefined): BodyKind | undefined {
  if (type === 'application/json') return 'json';
  const [media = '', ...parameters] = (type ?? '')
    .toLowerCase()
    .split(';')
    .map((part) => part.trim());
  if (media === 'multipart/form-data') return 'upload';
  const charset = parameters
    .find((parameter) => parameter.startsWith('charset='))
    ?.slice(8)
    .replaceAll('"', '');
  if (charset !== undefined && charset !== 'utf-8' && charset !== 'utf8') return undefined;
  if (media === 'application/json') return 'json';
  if (reports.has(media)) return 'report';
  return media === 'application/x-www-form-urlencoded' ? 'form' : undefined;
}

interface Collecting {
  /** Most bytes. */
  readonly limit: number;
  readonly read: Reader;
  /** Hears how many bytes arrived; what it throws refuses the request. */
  readonly count: (bytes: number) => void;
}

function collect(
  request: IncomingMessage,
  { limit, read, count }: Collecting,
  done: (error: unknown, body?: unknown) => void,
): void {
  const chunks: Buffer[] = [];
  let size = 0;
  const finish = (error: unknown, body?: unknown): void => {
    clearTimeout(timer);
    if (error !== undefined) stopReading(request);
    done(error, body);
  };
  const timer = setTimeout(() => finish(new Problem('REQUEST.MALFORMED')), timeout);
  request.on('data', (chunk: Buffer) => {
    size += chunk.length;
    if (size > limit) finish(new Problem('REQUEST.TOO_LARGE'));
    else chunks.push(chunk);
  });
  request.on('error', () => finish(new Problem('REQUEST.MALFORMED')));
  request.on('end', () => {
    try {
      count(size);
    } catch (error) {
      return finish(error);
    }
    const body = parse(chunks.length === 1 ? chunks[0] : Buffer.concat(chunks, size), read);
    finish(body === undefined ? new Problem('REQUEST.MALFORMED') : undefined, body);
  });
}

/** Milliseconds in which a sender whose body was not wanted may read why. */
const lingering = 2_000;

/** Closes the connection of a request that is answered before all of it was read: the rest is not waited for. */
function closeUnlessRead(request: IncomingMessage, response: Response): void {
  if (request.complete) return;
  response.setHeader('Connection', 'close');
  response.once('finish', () => setTimeout(() => request.socket.destroy(), lingering).unref());
}

/** What is still on its way is dropped, so that the answer can be read. */
function stopReading(request: IncomingMessage): void {
  request.removeAllListeners('data').removeAllListeners('end').removeAllListeners('error');
  request.on('error', () => request.destroy()).resume();
}

function parse(bytes: Buffer | undefined, read: Reader): unknown {
  try {
    return read(utf8.decode(bytes));
  } catch {
    return undefined;
  }
}

function readJson(text: string): unknown {
  const body: unknown = JSON.parse(text);
  if (typeof body !== 'object' || body === null || !isAcceptable(body, text)) return undefined;
  return body;
}

function readForm(text: string): unknown {
  const fields: Record<string, string> = {};
  let count = 0;
  for (const [name, value] of new URLSearchParams(text)) {
    if (++count > formFields || !isAllowedKey(name) || !isStorable(value)) return undefined;
    fields[name] = value;
  }
  return fields;
}
