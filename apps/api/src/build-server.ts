import type { INestApplication } from '@nestjs/common';
import type { Express } from 'express';
import { Sessions } from '@statewise/server/session/sessions.service.js';
import { Tokens } from '@statewise/server/tokens/tokens.service.js';
import { EndOfAccess } from '@statewise/server/platform/auth/end-of-access.js';
import { readActor } from '@statewise/server/platform/auth/read-actor.js';
import { Config } from '@statewise/server/platform/config/config.js';
import { FrontEnds } from '@statewise/server/platform/front-ends/front-ends.js';
import { Log } from '@statewise/server/platform/logging/log.js';
import { observeRequests } from '@statewise/server/platform/logging/observe-requests.js';
import { Watchers } from '@statewise/server/platform/metrics/watchers.js';
import { Metrics } from '@statewise/server/platform/metrics/metrics.js';
import { Budgets } from '@statewise/server/platform/rate-limit/budgets.js';
import { RateLimits } from '@statewise/server/platform/rate-limit/rate-limits.js';
import { eventStreams } from '@statewise/server/platform/http/event-streams.js';
import { apiMiddleware, requestMiddleware, blockFailedAttempts } from '@statewise/server/platform/http/middleware.js';
import { composeMiddleware } from '@statewise/server/platform/http/compose-middleware.js';
import { readBody } from '@statewise/server/platform/http/read-body.js';
import type { MountPages } from '@statewise/server/platform/http/page-host.js';
import type { RouteTable } from '@statewise/server/platform/http/route-table.js';
import { securityHeaders } from '@statewise/server/platform/http/security-headers.js';
import { Stopping } from '@statewise/server/platform/http/stopping.js';

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
    composeMiddleware(
      requestMiddleware({
        config,
        log: app.get(Log),
        limits,
        headers,
        stopping,
        observe,
        keepStream: eventStreams(stopping),
      }),
      app.get(FrontEnds, { strict: false }).handler(headers),
    ),
  );
  await mountSite?.({ server, app, headers, routes });
  const sources = [app.get(Watchers), app.get(Tokens, { strict: false }), app.get(Sessions, { strict: false })];
  app.get(EndOfAccess).learn(sources);
  server.use(
    composeMiddleware(
      apiMiddleware({ config, limits }),
      readActor(sources),
      blockFailedAttempts({ limits }),
      readBody(app.get(Budgets)),
    ),
  );
}
