import type { Request, Response } from 'express';
import type { RequestWithActor } from '../auth/access.js';
import type { Metrics } from '../metrics/metrics.js';
import type { Log } from './log.js';
import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

const thisProcess = randomBytes(6).toString('hex');
const sane = /^[\w.-]{8,64}$/;
let counted = 0;

/** The id under which a request is found in the logs: the one a proxy gave it, else a new one. */
function requestIdOf(request: IncomingMessage): string {
  const given = request.headers['x-request-id'];
  if (typeof given === 'string' && sane.test(given)) return given;
  counted += 1;
  return `${thisProcess}-${counted.toString(36)}`;
}

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

/** Gives a request its id, and when it is over a line in the log and a place in the measurements. */
export function observeRequests(log: Log, metrics: Metrics) {
  return (request: Request & Partial<RequestWithActor>, response: Response): void => {
    const started = performance.now();
    const id = requestIdOf(request);
    response.setHeader('X-Request-Id', id);
    response.once('close', () => {
      const milliseconds = performance.now() - started;
      const route = routeOf(request, response);
      const status = response.writableFinished ? response.statusCode : 499;
      metrics.observeRequest(request.method, route, status, milliseconds / 1000);
      const ms = Math.round(milliseconds * 10) / 10;
      const actor = request.actor?.id;
      const line = { id, method: request.method, route, status, ms, ...(actor !== undefined && { actor }) };
      if (quiet.has(route)) log.debug(line, 'request');
      else log.info(line, 'request');
    });
  };
}
