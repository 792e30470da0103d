import 'reflect-metadata';
import { flows } from '@statewise/machines';
import { AppModule } from './app.module.js';
import { sessionCookie } from './platform/auth/access.js';
import { readConfig } from './platform/config/config.js';
import { createLog } from './platform/logging/log.js';
import { controllersIn } from './platform/openapi/controllers-in.js';
import { describeApi } from './platform/openapi/describe-api.js';

/** Prints the OpenAPI description. Nothing is started, so there is no database behind the address. */
const config = readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent', DATABASE_URL: 'postgres://nobody@127.0.0.1/none' });
const controllers = await controllersIn(AppModule.with(config, createLog(config)));
process.stdout.write(`${JSON.stringify(describeApi(controllers, sessionCookie, flows), null, 2)}\n`);
