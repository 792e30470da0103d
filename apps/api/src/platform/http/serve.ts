import type { AddressInfo } from 'node:net';
import type { ModuleMetadata } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import express from 'express';
import type { Logger } from 'pino';
import { AppModule } from '../../app.module.js';
import { readActor } from '../../session/read-actor.js';
import { Sessions } from '../../session/sessions.js';
import type { Config } from '../config/config.js';
import { NestLog } from '../logging/nest-log.js';
import { ApiAdapter } from './api-adapter.js';
import { readBody } from './read-body.js';

/** A running application. */
export interface Running {
  readonly app: NestExpressApplication;
  readonly url: string;
  stop(): Promise<void>;
}

/** Builds the application and lets it listen. */
export async function serve(config: Config, log: Logger, more: ModuleMetadata['imports'] = []): Promise<Running> {
  const server = express();
  server.disable('x-powered-by');
  server.disable('etag');
  server.set('trust proxy', config.trustProxy);
  const app = await NestFactory.create<NestExpressApplication>(AppModule.with(config, log, more), new ApiAdapter(server), { bodyParser: false, logger: new NestLog(log), abortOnError: false });
  server.use(readActor(app.get(Sessions, { strict: false })));
  server.use(readBody);
  await app.listen(config.port, config.host);
  const { port } = app.getHttpServer().address() as AddressInfo;
  return { app, url: `http://127.0.0.1:${port}`, stop: () => app.close() };
}
