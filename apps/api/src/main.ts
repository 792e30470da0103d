import 'reflect-metadata';
import { join } from 'node:path';
import { readConfig } from './platform/config/config.js';
import { ConfigError } from './platform/config/env-reader.js';
import { serve } from './platform/http/serve.js';
import { stopOnSignals } from './platform/http/stop-on-signals.js';
import { createLog } from './platform/logging/log.js';

try {
  const config = readConfig({ APPS_DIR: join(import.meta.dirname, '../..'), ...process.env });
  const log = createLog(config);
  const running = await serve(config, log);
  stopOnSignals(running, log);
  log.info({ url: running.url, worker: config.worker }, 'listening');
} catch (error) {
  const reason = error instanceof Error ? error.message : String(error);
  process.stderr.write(error instanceof ConfigError ? `The configuration is not usable:\n  ${error.complaints.join('\n  ')}\n` : `The server could not start: ${reason}\n`);
  process.exit(1);
}
