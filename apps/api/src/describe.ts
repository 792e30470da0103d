import 'reflect-metadata';
import { flows } from '@statewise/machines';
import { sessionCookie } from '@statewise/server/platform/auth/access.js';
import { readConfig } from '@statewise/server/platform/config/config.js';
import { createLog } from '@statewise/server/platform/logging/log.js';
import { controllersIn } from '@statewise/server/platform/openapi/controllers-in.js';
import { describeApi } from '@statewise/server/platform/openapi/describe-api.js';
import { AppModule } from './app.module.js';

/** Prints the OpenAPI description. Nothing is started, so there is no database behind the address. */
const config = readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent', DATABASE_URL: 'postgres://nobody@127.0.0.1/none' });
const controllers = await controllersIn(AppModule.with(config, createLog(config)));
process.stdout.write(`${JSON.stringify(describeApi(controllers, sessionCookie, flows), null, 2)}\n`);
