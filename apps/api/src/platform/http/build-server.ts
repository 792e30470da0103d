import type { INestApplication } from '@nestjs/common';
import type { Express } from 'express';
import { readActor } from '../../session/read-actor.js';
import { Sessions } from '../../session/sessions.js';
import { Config } from '../config/config.js';
import { FrontEnds } from '../front-ends/front-ends.js';
import { Log } from '../logging/log.js';
import { observeRequests } from '../logging/observe-requests.js';
import { Metrics } from '../metrics/metrics.js';
import { RateLimits } from '../rate-limit/rate-limits.js';
import { eventStreams } from './event-streams.js';
import { apiEntrance, entrance } from './gate.js';
import { readBody } from './read-body.js';
import type { RouteTable } from './route-table.js';
import { securityHeaders, type SecurityHeaders } from './security-headers.js';
import { Stopping } from './stopping.js';

/** What a server-rendered site gets to mount itself: it comes before bodies are read, since it reads forms itself. */
export interface SiteHost {
  readonly server: Express;
  readonly app: INestApplication;
  readonly headers: SecurityHeaders;
  /** The endpoints, known once the server listens. */
  readonly routes: RouteTable;
}

export type MountSite = (host: SiteHost) => void | Promise<void>;

/** Puts everything before Nest's router in order: entrance, pages, and what calls of the API need. */
export async function buildServer(
  server: Express,
  app: INestApplication,
  routes: RouteTable,
  mountSite: MountSite | undefined,
): Promise<void> {
  const config = app.get(Config);
  const limits = app.get(RateLimits);
  const headers = securityHeaders(config.secure);
  server.disable('x-powered-by').disable('etag').set('trust proxy', config.trustProxy);
  const stopping = app.get(Stopping);
  const observe = observeRequests(app.get(Log), app.get(Metrics));
  server.use(entrance({ config, limits, headers, stopping, observe, keepStream: eventStreams(stopping) }));
  server.use(app.get(FrontEnds, { strict: false }).handler(headers));
  await mountSite?.({ server, app, headers, routes });
  server.use(apiEntrance({ config, limits }));
  server.use(readActor(app.get(Sessions, { strict: false })));
  server.use(readBody);
  server.use(routes.shortcut);
}
