import type { NextFunction, Request, RequestHandler, Response } from 'express';
import type { Actor } from '@statewise/flow';
import { readIdentity, type ActorSource, type RequestWithActor } from '../auth/access.js';
import type { Config } from '../config/config.js';
import type { Log } from '../logging/log.js';
import type { Metrics } from '../metrics/metrics.js';
import { Problem } from '../problem/problem.js';
import { setRateLimit } from '../problem/write-problem.js';
import type { Budgets } from '../rate-limit/budgets.js';
import { requestsOfAddress, unknownCodes } from '@statewise/contract';
import type { RateLimits } from '../rate-limit/rate-limits.js';
import { readBody } from './read-body.js';
import { type Origins, clientAddress, isForeignPart } from './origins.js';
import type { SecurityHeaders } from './security-headers.js';
import type { Tracer, TraceSpan } from '../tracing/tracer.js';
import type { Stopping } from './stopping.js';
import { randomBytes } from 'node:crypto';

const liveness = '/health/live';

/** What proxies ask, as often as they like: it is not counted, and costs the database nothing. Who says who they are asks like anybody else. */
const isProbe = ({ method, url, headers }: Request): boolean =>
  method === 'GET' && url === liveness && headers.authorization === undefined && headers.cookie === undefined;

/** What programs that measure this process ask for: guesses from their address do not blind them. */
const ofWatchers: readonly string[] = [liveness, '/health/ready', '/metrics'];

export interface RequestMiddlewareOptions {
  readonly config: Config;
  readonly log: Log;
  readonly metrics: Metrics;
  readonly tracer: Tracer | undefined;
  readonly limits: RateLimits;
  readonly headers: SecurityHeaders;
  readonly stopping: Stopping;
  /** Answers what the front ends have at an address. */
  readonly frontEnds: RequestHandler;
}

/** What every request passes first: it is observed and counted, and its answer protected; front ends answer theirs. */
export function requestMiddleware(options: RequestMiddlewareOptions): RequestHandler {
  const { config, log, limits, headers, stopping, frontEnds, tracer } = options;
  const keepStream = eventStreams(stopping);
  let isWarned = false;
  return (request: Request & Partial<RequestWithActor>, response: Response, next: NextFunction) => {
    const span = observeRequest(request, response, options);
    if (request.headers.accept?.includes('text/event-stream') === true) keepStream(response);
    headers.protectData(response);
    if (stopping.isAnnounced) response.setHeader('Connection', 'close');
    const { address, isDisbelieved } = clientAddress(request, config.trustProxy);
    request.address = address;
    if (isDisbelieved && !isWarned) {
      // Once in the life of a process; who called is not said.
      isWarned = true;
      log.warn(
        'TRUST_PROXY: a request says that a proxy passed it on, and TRUST_PROXY does not count that proxy. All who come through it share one address, and its rate limits.',
      );
    }
    if (!isProbe(request)) limits.take(requestsOfAddress, address);
    return span && tracer
      ? tracer.inside(span, () => frontEnds(request, response, next))
      : frontEnds(request, response, next);
  };
}

export interface ApiMiddlewareOptions {
  readonly origins: Origins;
  readonly limits: RateLimits;
  readonly budgets: Budgets;
  /** The ways to say who one is; the first that a request tries counts. */
  readonly sources: readonly ActorSource[];
}

const applicant: Actor = Object.freeze({ role: 'applicant' });

/**
 * What a call of the API passes after that: pages of other sites are refused, the caller is known to every endpoint, and
 * the body is read. An address that guesses codes is refused once it is known who sends: colleagues who are signed in work
 * on behind it.
 */
export function apiMiddleware({ origins, limits, budgets, sources }: ApiMiddlewareOptions): RequestHandler {
  return (request: Request & Partial<RequestWithActor>, response: Response, next: NextFunction) => {
    response.setHeader('Cache-Control', 'no-store');
    const { address = 'unknown' } = request;
    const standing = limits.headers(requestsOfAddress, address);
    if (standing) setRateLimit(response, standing);
    if (origins.isCrossSite(request) || isForeignPart(request)) throw new Problem('REQUEST.CROSS_SITE');
    request.actor = applicant;
    const proceed = (): void => {
      if (request.actor?.id === undefined && !ofWatchers.includes(request.url))
        limits.refuseBlocked(unknownCodes, address);
      readBody(request, response, budgets, next);
    };
    const asked = readIdentity(sources, request);
    if (asked === undefined) return proceed();
    asked
      .then((identity) => {
        Object.assign(request, identity);
        proceed();
      })
      .catch(next);
  };
}

const thisProcess = randomBytes(6).toString('hex');
const sane = /^[\w.-]{8,64}$/;
let counted = 0;

/** What watchers ask many times a minute is logged only on request. */
const quiet = new Set(['/health/live', '/health/ready', '/metrics']);

/** The template of the route that took a request; an address itself may contain a code, so it is never logged. */
function routeOf(request: Request, response: Response): string {
  const route: unknown = request.route;
  if (typeof route === 'object' && route !== null && 'path' in route && typeof route.path === 'string')
    return route.path;
  const named: unknown = response.locals['route'];
  return typeof named === 'string' ? named : 'unmatched';
}

/**
 * Gives a request its id, under which logs have it (the one a proxy gave it, else a new one), and when it is over a line
 * in the log, a place in the measurements and, where traces are recorded, a span, which is returned.
 */
function observeRequest(
  request: Request & Partial<RequestWithActor>,
  response: Response,
  { log, metrics, tracer }: { readonly log: Log; readonly metrics: Metrics; readonly tracer: Tracer | undefined },
): TraceSpan | undefined {
  const started = performance.now();
  const given = request.headers['x-request-id'];
  const id = typeof given === 'string' && sane.test(given) ? given : `${thisProcess}-${(++counted).toString(36)}`;
  response.setHeader('X-Request-Id', id);
  const span = tracer?.beginRequest(request);
  if (span) response.setHeader('Traceresponse', span.traceparent);
  response.once('close', () => {
    const milliseconds = performance.now() - started;
    const { method } = request;
    const route = routeOf(request, response);
    const status = response.writableFinished ? response.statusCode : 499;
    span?.end(
      { 'http.request.method': method, 'http.route': route, 'http.response.status_code': status, 'request.id': id },
      status >= 500,
      `${method} ${route}`,
    );
    metrics.requests.observe({ method, route, status }, milliseconds / 1000);
    const ms = Math.round(milliseconds * 10) / 10;
    const actor = request.actor?.id;
    const line = {
      id,
      method,
      route,
      status,
      ms,
      ...(actor !== undefined && { actor }),
      ...(span && { trace: span.traceId }),
    };
    log[quiet.has(route) ? 'debug' : 'info'](line, 'request');
  });
  return span;
}

/** Shorter than the minute after which the server, and most proxies, give up on a silent connection. */
const beat = 25_000;

/** Keeps event streams open while nothing happens, and ends them when the process stops, so that listeners move on. */
function eventStreams(stopping: Stopping): (response: Response) => void {
  const open = new Set<Response>();
  stopping.signal.addEventListener('abort', () => {
    for (const response of open) response.destroy();
  });
  return (response) => {
    open.add(response);
    const heart = setInterval(() => {
      if (String(response.getHeader('Content-Type')).startsWith('text/event-stream')) response.write(':\n\n');
    }, beat);
    response.once('close', () => {
      clearInterval(heart);
      open.delete(response);
    });
  };
}
