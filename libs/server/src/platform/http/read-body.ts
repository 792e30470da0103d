import type { IncomingMessage } from 'node:http';
import type { NextFunction, Request, Response } from 'express';
import type { BodyKind } from '@statewise/contract';
import type { RequestWithActor } from '../auth/access.js';
import { Problem } from '../problem/problem.js';
import type { Budgets } from '../rate-limit/budgets.js';

/** A request after its body was read. */
export interface RequestWithBody {
  /** Absent when the request carried nothing. */
  bodyKind?: BodyKind;
}

const jsonLimit = 1_048_576;
const formLimit = 65_536;
const formFields = 200;
/** A form's worth of JSON may take this long to arrive, also over a poor phone connection. */
const timeout = 20_000;
const utf8 = new TextDecoder('utf-8', { fatal: true });

/** How browsers name their reports: the older way, and that of the Reporting API. */
const reports = new Set(['application/csp-report', 'application/reports+json']);

type BodyRequest = Request & RequestWithBody & Partial<RequestWithActor>;

/**
 * Reads JSON and small forms into `request.body`, and counts what arrived against the budgets of its sender; uploads pass
 * untouched to the endpoint that streams them.
 */
export function readBody(request: BodyRequest, response: Response, budgets: Budgets, next: NextFunction): void {
  const refuse = (problem: unknown): void => dropRest(request, response, () => next(problem));
  const { headers } = request;
  const length = headers['content-length'];
  if (headers['transfer-encoding'] === undefined && (length === undefined || length === '0')) {
    request.body = {};
    return next();
  }
  const encoding = headers['content-encoding'];
  if (encoding !== undefined && encoding !== 'identity') return refuse(new Problem('REQUEST.TYPE'));
  const kind = bodyKind(headers['content-type']);
  if (kind === undefined) return refuse(new Problem('REQUEST.TYPE'));
  request.bodyKind = kind;
  if (kind === 'upload') return next();
  const limit = kind === 'json' ? jsonLimit : formLimit;
  if (Number(length) > limit) return refuse(new Problem('REQUEST.TOO_LARGE'));
  collect(request, limit, (error, bytes) => {
    if (error !== undefined) return refuse(error);
    try {
      budgets.takeBytes(request, bytes.length);
    } catch (problem) {
      return refuse(problem);
    }
    request.body = contentOf(bytes, kind);
    if (request.body === undefined) return refuse(new Problem('REQUEST.MALFORMED'));
    next();
  });
}

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

/** Gathers what a request carries, at most so many bytes of it. */
function collect(
  request: IncomingMessage,
  limit: number,
  done: (error: Problem | undefined, bytes: Buffer) => void,
): void {
  const chunks: Buffer[] = [];
  let size = 0;
  const fail = (problem: Problem): void => {
    clearTimeout(timer);
    stopReading(request);
    done(problem, Buffer.alloc(0));
  };
  const timer = setTimeout(() => fail(new Problem('REQUEST.MALFORMED')), timeout);
  request.on('data', (chunk: Buffer) => {
    size += chunk.length;
    if (size > limit) fail(new Problem('REQUEST.TOO_LARGE'));
    else chunks.push(chunk);
  });
  request.on('error', () => fail(new Problem('REQUEST.MALFORMED')));
  request.on('end', () => {
    clearTimeout(timer);
    done(undefined, chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks, size));
  });
}

/** Milliseconds without a byte after which the rest of a body that is not wanted counts as not coming. */
const lingering = 2_000;

/**
 * Reads and drops the rest of a request, then answers: a connection that is closed before takes the answer along. One whose
 * rest does not come, or takes longer than a body may, is answered without it and cut off.
 */
function dropRest(request: IncomingMessage, response: Response, answer: () => void): void {
  if (request.readableEnded) return answer();
  const finish = (): void => {
    clearTimeout(idle);
    clearTimeout(end);
    request.off('data', stay).off('end', finish).off('close', finish);
    if (!request.complete) response.setHeader('Connection', 'close');
    answer();
  };
  const stay = (): void => void idle.refresh();
  const idle = setTimeout(finish, lingering);
  const end = setTimeout(finish, timeout);
  stopReading(request);
  request.on('data', stay).on('end', finish).on('close', finish);
}

/** What is still on its way is dropped, so that the answer can be read. */
function stopReading(request: IncomingMessage): void {
  request.removeAllListeners('data').removeAllListeners('end').removeAllListeners('error');
  request.on('error', () => request.destroy()).resume();
}

/** The content of a body; undefined where it is not what it says, or of a shape that not every reader behind can take. */
function contentOf(bytes: Buffer, kind: BodyKind): unknown {
  try {
    const text = utf8.decode(bytes);
    if (kind === 'form') return readForm(text);
    const body: unknown = JSON.parse(text);
    if (typeof body !== 'object' || body === null) return undefined;
    return isAcceptable(body, suspicious.test(text), 0, { left: mostValues }) ? body : undefined;
  } catch {
    return undefined;
  }
}

/** Deeper than any form, shallow enough for every recursive reader behind it. */
const deepest = 32;

/** Most values in one body; the largest page of content has a tenth of them. */
const mostValues = 10_000;

/** Only a text with one of these can hold a forbidden key, a NUL or half a surrogate pair; most bodies have none. */
const suspicious = /__proto__|constructor|prototype|\\u/;

/** Keys that reach an object's prototype where a careless reader copies them. */
const forbiddenKeys = new Set(['__proto__', 'constructor', 'prototype']);

/** Whether every reader behind can take a parsed value, of which `room.left` parts may still come. */
function isAcceptable(value: unknown, isSuspicious: boolean, depth: number, room: { left: number }): boolean {
  if (--room.left < 0) return false;
  if (typeof value === 'string') return !isSuspicious || isStorable(value);
  if (typeof value === 'number') return Number.isFinite(value);
  if (typeof value !== 'object' || value === null) return true;
  if (depth >= deepest) return false;
  const members = value as Readonly<Record<string, unknown>>;
  for (const key in members) {
    if (isSuspicious && !isAllowedKey(key)) return false;
    if (!isAcceptable(members[key], isSuspicious, depth + 1, room)) return false;
  }
  return true;
}

/** Postgres stores neither a NUL nor half a surrogate pair. */
export const isStorable = (text: string): boolean => !text.includes('\0') && !/\p{Surrogate}/u.test(text);

export const isAllowedKey = (key: string): boolean => !forbiddenKeys.has(key) && isStorable(key);

function readForm(text: string): unknown {
  const fields: Record<string, string | string[]> = {};
  let count = 0;
  for (const [name, value] of new URLSearchParams(text)) {
    if (++count > formFields || !isAllowedKey(name) || !isStorable(value)) return undefined;
    // Of two values neither is meant more than the other: a list is of no type that a field has.
    fields[name] = Object.hasOwn(fields, name) ? [fields[name] ?? [], value].flat() : value;
  }
  return fields;
}
