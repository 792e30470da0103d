import { pino, type DestinationStream, type Logger } from 'pino';
import type { Config } from '../config/config.js';

/** Structured logs of this process. What is logged never contains a body, a code, a name or a mail address. */
export abstract class Log {
  abstract readonly info: Logger['info'];
  abstract readonly warn: Logger['warn'];
  abstract readonly error: Logger['error'];
  abstract readonly debug: Logger['debug'];
}

/** Lines are gathered and written in the background: a request never waits for its log line. */
export function createLog(
  config: Config,
  destination: DestinationStream = pino.destination({ sync: false, minLength: 4_096, periodicFlush: 500 }),
): Logger {
  return pino(
    {
      level: config.logLevel,
      base: { pid: process.pid },
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (level) => ({ level }) },
    },
    destination,
  );
}
