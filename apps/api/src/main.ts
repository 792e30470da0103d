import { join } from 'node:path';
import 'reflect-metadata';
import type { Logger } from 'pino';
import { readConfig } from '@statewise/server/platform/config/config.js';
import { ConfigError } from '@statewise/server/platform/config/env-reader.js';
import { createLog } from '@statewise/server/platform/logging/log.js';
import { describe } from '@statewise/server/platform/problem/problem.filter.js';
import { serve, type Running } from './serve.js';
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

/** Ends the process in good order when it is asked to; a second request ends it at once. */
function stopOnSignals(running: Running, log: Logger): void {
  let asked = false;
  const end = (code: number): void => {
    log.flush(() => process.exit(code));
  };
  const stop = (code: number): void => {
    if (asked) process.exit(1);
    asked = true;
    log.info('stopping: what is under way is answered first');
    running.stop().then(
      () => end(code),
      (error: unknown) => {
        log.error(describe(error), 'the shutdown did not go well');
        end(1);
      },
    );
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => stop(0));
  // A rejected promise without a handler breaks no request; an error outside of any may have left things half done.
  process.on('unhandledRejection', (error) => log.error(describe(error), 'a failure in the background'));
  process.on('uncaughtException', (error) => {
    log.fatal(describe(error), 'an error outside of any request');
    stop(1);
  });
}

/** Why the application did not start, in words for who started it. */
function startFailure(error: unknown): string {
  if (error instanceof ConfigError) return `The configuration is not usable:\n  ${error.complaints.join('\n  ')}`;
  if (!(error instanceof Error)) return `The server could not start: ${String(error)}`;
  if ('code' in error && error.code === 'EADDRINUSE' && 'port' in error)
    return `The server could not start: port ${error.port} is taken by another program. Set PORT to another number, or end that program.`;
  return `The server could not start: ${error.message || error.name}`;
}
