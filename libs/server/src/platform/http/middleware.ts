import type { NextFunction, Request, Response } from 'express';
import type { RequestWithActor } from '../auth/access.js';
import type { Config } from '../config/config.js';
import { Problem } from '../problem/problem.js';
import { setRateLimit } from '../problem/write-problem.js';
import { requestsOfAddress, unknownCodes } from '../rate-limit/rate-limit.js';
import type { RateLimits } from '../rate-limit/rate-limits.js';
import type { Log } from '../logging/log.js';
import { clientAddress, isDisbelieved } from './client-address.js';
import { isCrossSite, isForeignPart } from './same-origin.js';
import type { SecurityHeaders } from './security-headers.js';
import type { Stopping } from './stopping.js';

export interface MiddlewareOptions {
  readonly config: Config;
  readonly log: Log;
  readonly limits: RateLimits;
  readonly headers: SecurityHeaders;
  readonly stopping: Stopping;
  readonly observe: (request: Request, response: Response) => void;
  readonly keepStream: (request: Request, response: Response) => void;
}

/** What every request passes first: it is observed and counted, and its answer protected. */
export function requestMiddleware({ config, log, limits, headers, stopping, observe, keepStream }: MiddlewareOptions) {
  const warn = warnOnce(log);
  return (request: Request & Partial<RequestWithActor>, response: Response, next: NextFunction): void => {
    observe(request, response);
    keepStream(request, response);
    headers.protectData(response);
    if (stopping.signal.aborted) response.setHeader('Connection', 'close');
    request.address = clientAddress(request, config.trustProxy);
    if (isDisbelieved(request, config.trustProxy)) warn();
    if (isWatcher(request.url)) return next();
    try {
      limits.take(requestsOfAddress, request.address);
    } catch (error) {
      return next(error);
    }
    next();
  };
}

/** Says once in the life of a process that a proxy is not believed; who called is not said. */
function warnOnce(log: Log): () => void {
  let isSaid = false;
  return () => {
    if (isSaid) return;
    isSaid = true;
    log.warn(
      'TRUST_PROXY: a request says that a proxy passed it on, and TRUST_PROXY does not count that proxy. All who come through it share one address, and its rate limits.',
    );
  };
}

const isWatcher = (url: string): boolean => url.startsWith('/health/') || url === '/metrics';

/** What a call of the API passes after that, before anything of it is read. */
export function apiMiddleware({ config, limits }: Pick<MiddlewareOptions, 'config' | 'limits'>) {
  const ownHost = new URL(config.publicUrl).host;
  return (request: Request & Partial<RequestWithActor>, response: Response, next: NextFunction): void => {
    response.setHeader('Cache-Control', 'no-store');
    const { address = 'unknown' } = request;
    const standing = limits.headers(requestsOfAddress, address);
    if (standing) setRateLimit(response, standing);
    if (isCrossSite(request, ownHost) || isForeignPart(request)) return next(new Problem('REQUEST.CROSS_SITE'));
    next();
  };
}

/** Refuses an address that guesses codes, once it is known who sends: colleagues who are signed in work on behind it. */
export function blockFailedAttempts({ limits }: Pick<MiddlewareOptions, 'limits'>) {
  return (request: Request & Partial<RequestWithActor>, _response: Response, next: NextFunction): void => {
    const { address = 'unknown', actor, url } = request;
    try {
      if (actor?.id === undefined && !isWatcher(url)) limits.refuseBlocked(unknownCodes, address);
    } catch (error) {
      return next(error);
    }
    next();
  };
}
