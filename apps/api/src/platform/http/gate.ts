import type { NextFunction, Request, Response } from 'express';
import type { RequestWithActor } from '../auth/access.js';
import type { Config } from '../config/config.js';
import { Problem } from '../problem/problem.js';
import type { RateLimits } from '../rate-limit/rate-limits.js';
import { clientAddress } from './client-address.js';
import { isCrossSite } from './same-origin.js';
import type { SecurityHeaders } from './security-headers.js';
import type { Stopping } from './stopping.js';

/** One address may send this many requests in a minute; a page with all its parts is about twenty. */
const perAddress = { limit: 3_000, seconds: 60 };

export interface GateParts {
  readonly config: Config;
  readonly limits: RateLimits;
  readonly headers: SecurityHeaders;
  readonly stopping: Stopping;
  readonly observe: (request: Request, response: Response) => void;
  readonly keepStream: (request: Request, response: Response) => void;
}

/** What every request passes first: it is observed and counted, and its answer protected. */
export function entrance({ config, limits, headers, stopping, observe, keepStream }: GateParts) {
  return (request: Request & Partial<RequestWithActor>, response: Response, next: NextFunction): void => {
    observe(request, response);
    keepStream(request, response);
    headers.protectData(response);
    if (stopping.signal.aborted) response.setHeader('Connection', 'close');
    request.address = clientAddress(request, config.trustProxy);
    if (isWatcher(request.url)) return next();
    try {
      limits.take(`address:${request.address}`, perAddress.limit, perAddress.seconds);
    } catch (error) {
      return next(error);
    }
    next();
  };
}

const isWatcher = (url: string): boolean => url.startsWith('/health/') || url === '/metrics';

/** What a call of the API passes after that, before anything of it is read. */
export function apiEntrance({ config, limits }: Pick<GateParts, 'config' | 'limits'>) {
  const ownHost = new URL(config.publicUrl).host;
  return (request: Request & Partial<RequestWithActor>, response: Response, next: NextFunction): void => {
    response.setHeader('Cache-Control', 'no-store');
    const blockedFor = isWatcher(request.url) ? 0 : limits.blockedFor(`unknown-code:${request.address}`);
    if (blockedFor > 0) return next(new Problem('REQUEST.TOO_MANY', { retryAfter: blockedFor }));
    if (isCrossSite(request, ownHost)) return next(new Problem('REQUEST.CROSS_SITE'));
    next();
  };
}
