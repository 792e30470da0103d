import 'reflect-metadata';
import { flows } from '@statewise/machines';
import { sessionCookie } from '@statewise/server/platform/auth/access.js';
import { describeApi } from '@statewise/server/platform/openapi/describe-api.js';
import { changes } from './changes.js';
import { operations } from './operations.js';

/** Prints the OpenAPI description of the declared operations; nothing is started for it. */
process.stdout.write(`${JSON.stringify(describeApi(operations, sessionCookie, flows, changes), null, 2)}\n`);
