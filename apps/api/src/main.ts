import 'reflect-metadata';
import { readConfig } from './platform/config/config.js';
import { ConfigError } from './platform/config/env-reader.js';
import { serve } from './platform/http/serve.js';
import { createLog } from './platform/logging/log.js';

try {
  const config = readConfig(process.env);
  const log = createLog(config);
  const running = await serve(config, log);
  log.info({ url: running.url }, 'listening');
} catch (error) {
  const reason = error instanceof Error ? error.message : String(error);
  process.stderr.write(error instanceof ConfigError ? `The configuration is not usable:\n  ${error.complaints.join('\n  ')}\n` : `The server could not start: ${reason}\n`);
  process.exitCode = 1;
}
