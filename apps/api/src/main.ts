import 'reflect-metadata';
import { join } from 'node:path';
import { readConfig } from '@statewise/server/platform/config/config.js';
import { startFailure } from '@statewise/server/platform/config/start-failure.js';
import { createLog } from '@statewise/server/platform/logging/log.js';
import { serve } from './serve.js';
import { stopOnSignals } from './stop-on-signals.js';
import { mountSite } from './site/site-pages/mount-site.js';

try {
  const config = readConfig({ APPS_DIR: join(import.meta.dirname, '../..'), ...process.env });
  const log = createLog(config);
  for (const sentence of config.unsafe) log.warn(`unsafe: ${sentence}`);
  for (const sentence of config.questionable) log.warn(sentence);
  const running = await serve(config, log, { mountSite });
  stopOnSignals(running, log);
  log.info({ url: running.url, worker: config.worker }, 'listening');
} catch (error) {
  process.stderr.write(`${startFailure(error)}\n`);
  process.exit(1);
}
