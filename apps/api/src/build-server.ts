import type { INestApplication } from '@nestjs/common';
import type { Express } from 'express';
import { Sessions } from './session/sessions.service.js';
import { Tokens } from './tokens/tokens.service.js';
import { EndOfAccess } from './platform/auth/end-of-access.js';
import { readActor } from './platform/auth/read-actor.js';
import { Config } from './platform/config/config.js';
import { FrontEnds } from './platform/front-ends/front-ends.js';
import { Log } from './platform/logging/log.js';
import { observeRequests } from './platform/logging/observe-requests.js';
import { Metrics } from './platform/metrics/metrics.js';
import { RateLimits } from './platform/rate-limit/rate-limits.js';
import { eventStreams } from './platform/http/event-streams.js';
import { apiEntrance, entrance, refuseGuessers } from './platform/http/gate.js';
import { inTurn } from './platform/http/in-turn.js';
import { readBody } from './platform/http/read-body.js';
import type { MountPages } from './platform/http/page-host.js';
import type { RouteTable } from './platform/http/route-table.js';
import { securityHeaders } from './platform/http/security-headers.js';
import { Stopping } from './platform/http/stopping.js';

/** Puts everything before Nest's router in order: entrance, pages, and what calls of the API need. */
export async function buildServer(
  server: Express,
  app: INestApplication,
  routes: RouteTable,
  mountSite: MountPages | undefined,
): Promise<void> {
  const config = app.get(Config);
  const limits = app.get(RateLimits);
  const headers = securityHeaders(config.secure);
  server.disable('x-powered-by').disable('etag').set('trust proxy', config.trustProxy);
  const stopping = app.get(Stopping);
  const observe = observeRequests(app.get(Log), app.get(Metrics));
  server.use(
    inTurn(
      entrance({ config, limits, headers, stopping, observe, keepStream: eventStreams(stopping) }),
      app.get(FrontEnds, { strict: false }).handler(headers),
    ),
  );
  await mountSite?.({ server, app, headers, routes });
  const sources = [app.get(Tokens, { strict: false }), app.get(Sessions, { strict: false })];
  app.get(EndOfAccess).learn(sources);
  server.use(inTurn(apiEntrance({ config, limits }), readActor(sources), refuseGuessers({ limits }), readBody));
}
