import type { INestApplication } from '@nestjs/common';
import type { Express } from 'express';
import { Sessions } from '@statewise/server/session/sessions.service.js';
import { Tokens } from '@statewise/server/tokens/tokens.service.js';
import { EndOfAccess } from '@statewise/server/platform/auth/end-of-access.js';
import { Config } from '@statewise/server/platform/config/config.js';
import { FrontEnds } from '@statewise/server/platform/front-ends/front-ends.js';
import { mountAbsentPages } from '@statewise/server/platform/front-ends/mount-absent-pages.js';
import { Log } from '@statewise/server/platform/logging/log.js';
import { Watchers } from '@statewise/server/platform/metrics/watchers.js';
import { Tracing } from '@statewise/server/platform/tracing/tracing.module.js';
import { Metrics } from '@statewise/server/platform/metrics/metrics.js';
import { Budgets } from '@statewise/server/platform/rate-limit/budgets.js';
import { RateLimits } from '@statewise/server/platform/rate-limit/rate-limits.js';
import { apiMiddleware, requestMiddleware } from '@statewise/server/platform/http/middleware.js';
import { Origins } from '@statewise/server/platform/http/origins.js';
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
  const origins = app.get(Origins);
  const frontEnds = app.get(FrontEnds, { strict: false });
  server.use(
    requestMiddleware({
      config,
      log: app.get(Log),
      metrics: app.get(Metrics),
      tracer: app.get(Tracing).tracer,
      limits,
      headers,
      stopping: app.get(Stopping),
      frontEnds: origins.separate(frontEnds, frontEnds.handler(headers)),
    }),
  );
  const mountPages = mountSite ?? mountAbsentPages;
  await mountPages({ server, app, headers, routes });
  const sources = [app.get(Watchers), app.get(Tokens, { strict: false }), app.get(Sessions, { strict: false })];
  app.get(EndOfAccess).learn(sources);
  server.use(apiMiddleware({ origins, limits, budgets: app.get(Budgets), sources }));
}
