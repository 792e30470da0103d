import { Injectable } from '@nestjs/common';
import type { Response } from 'express';
import { Problem } from '../problem/problem.js';

/** Most event streams of one session or token, and of all callers of this process. */
export const maxStreams = { perCaller: 10, perProcess: 1_000 } as const;

/** Seconds after which it is worth trying again: a stream ends when its reader closes it. */
const retryAfter = 30;

/** Counts event streams while they are open: each costs memory and a look at its caller every second. */
@Injectable()
export class OpenStreams {
  private readonly ofCallers = new Map<string, number>();
  private all = 0;

  /** Counts the stream of a response until it closes; throws `REQUEST.STREAMS` where a caller, or all, have too many. */
  count(caller: string, response: Response): void {
    const own = this.ofCallers.get(caller) ?? 0;
    if (own >= maxStreams.perCaller || this.all >= maxStreams.perProcess)
      throw new Problem('REQUEST.STREAMS', { params: { most: maxStreams.perCaller }, retryAfter });
    if (response.closed) return;
    this.ofCallers.set(caller, own + 1);
    this.all += 1;
    response.once('close', () => this.release(caller));
  }

  private release(caller: string): void {
    const left = (this.ofCallers.get(caller) ?? 1) - 1;
    if (left === 0) this.ofCallers.delete(caller);
    else this.ofCallers.set(caller, left);
    this.all -= 1;
  }
}
