import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ModuleMetadata } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import express from 'express';
import type { Logger } from 'pino';
import type { Config } from '@statewise/server/platform/config/config.js';
import { NestLog } from '@statewise/server/platform/logging/nest-log.js';
import { describe, ProblemFilter } from '@statewise/server/platform/problem/problem.filter.js';
import { ApiAdapter } from '@statewise/server/platform/http/api-adapter.js';
import type { MountPages } from '@statewise/server/platform/http/page-host.js';
import { drain } from '@statewise/server/platform/http/drain.js';
import { WatcherPort } from '@statewise/server/platform/health/watcher-port.js';
import { RouteTable } from '@statewise/server/platform/http/route-table.js';
import { Stopping } from '@statewise/server/platform/http/stopping.js';
import { AppModule } from './app.module.js';
import { buildServer } from './build-server.js';
import { operations } from './operations.js';

/** A running application. */
export interface Running {
  readonly app: NestExpressApplication;
  /** Its address on this machine. */
  readonly url: string;
  /** Says that it is not ready, answers what still comes and what is under way, then ends jobs and connections. */
  stop(): Promise<void>;
}

export interface ServeOptions {
  /** Capabilities of a single installation or test. */
  readonly imports?: ModuleMetadata['imports'];
  /** The server-rendered site, when there is one. */
  readonly mountSite?: MountPages;
}

/** Builds the application and lets it listen. */
export async function serve(config: Config, log: Logger, { imports, mountSite }: ServeOptions = {}): Promise<Running> {
  const server = express();
  const routes = new RouteTable(operations);
  const app = await NestFactory.create<NestExpressApplication>(
    AppModule.with(config, log, imports),
    new ApiAdapter(server, config.trustProxy > 0),
    { bodyParser: false, logger: new NestLog(log), abortOnError: false },
  );
  try {
    app.get(ProblemFilter, { strict: false }).knowRoutes(routes);
    await buildServer(server, app, routes, mountSite);
    await app.listen(config.port, config.host);
    await app.get(WatcherPort, { strict: false }).open();
  } catch (error) {
    await app.close().catch((failure: unknown) => log.debug(describe(failure), 'what had started did not end well'));
    throw error;
  }
  const { port } = app.getHttpServer().address() as AddressInfo;
  return { app, url: `http://127.0.0.1:${port}`, stop: () => stop(app, config) };
}

async function stop(app: NestExpressApplication, config: Config): Promise<void> {
  const stopping = app.get(Stopping);
  stopping.announce();
  await sleep(config.shutdownNotice * 1000);
  stopping.begin();
  await drain(app.getHttpServer(), config.shutdownDeadline * 1000);
  app.get(WatcherPort, { strict: false }).close();
  await app.close();
}
