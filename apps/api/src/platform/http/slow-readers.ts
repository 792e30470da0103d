import type { Response } from 'express';

/** Milliseconds that a reader has for any answer that is complete, and how slowly a long one may be read: eight kilobytes a second. */
const patience = 120_000;
const bytesPerMillisecond = 8;

/** Milliseconds between looks. */
const lookEvery = 5_000;

/** Ends connections whose readers do not take an answer that is complete: it would be kept for as long as they like. */
export class SlowReaders {
  /** Answers that are under way, with the moment from which they wait for their reader alone. */
  private readonly answers = new Map<Response, number | undefined>();

  constructor() {
    setInterval(() => this.look(Date.now()), lookEvery).unref();
  }

  watch(response: Response): void {
    this.answers.set(response, undefined);
    response.once('close', () => this.answers.delete(response));
  }

  /** Ends those that wait for too long by then. */
  look(now: number): void {
    for (const [response, since] of this.answers) {
      if (!response.writableEnded) continue;
      if (since === undefined) this.answers.set(response, now);
      else if (now - since > patience + lengthOf(response) / bytesPerMillisecond) response.destroy();
    }
  }
}

const lengthOf = (response: Response): number => Number(response.getHeader('Content-Length') ?? 0);
