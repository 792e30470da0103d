import { Injectable } from '@nestjs/common';

/** Tells what lasts long (event streams, polling) that this process is about to end. */
@Injectable()
export class Stopping {
  private readonly controller = new AbortController();

  /** Aborted when the process was asked to end. */
  readonly signal: AbortSignal = this.controller.signal;

  begin(): void {
    this.controller.abort();
  }
}
