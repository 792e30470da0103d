import type { LoggerService } from '@nestjs/common';
import type { Log } from './log.js';

/** Nest's own messages in our log; what it says while it starts is of no use to an operator. */
export class NestLog implements LoggerService {
  constructor(private readonly logger: Log) {}

  log(message: unknown, ...rest: unknown[]): void {
    this.logger.debug({ context: rest.at(-1) }, String(message));
  }

  error(message: unknown, ...rest: unknown[]): void {
    this.logger.error({ context: rest.at(-1) }, String(message));
  }

  warn(message: unknown, ...rest: unknown[]): void {
    this.logger.warn({ context: rest.at(-1) }, String(message));
  }
}
