import { Injectable } from '@nestjs/common';

/** Tells that this process is about to end: it is announced first, while requests still come, and then begins. */
@Injectable()
export class Stopping {
  private readonly controller = new AbortController();

  /** Aborted when the process takes no more requests: what lasts long (event streams, polling) ends. */
  readonly signal: AbortSignal = this.controller.signal;

  /** Whether the process was asked to end: it is not ready, and each answer closes its connection. */
  isAnnounced = false;

  announce(): void {
    this.isAnnounced = true;
  }

  begin(): void {
    this.controller.abort();
  }
}
