import { Injectable } from '@nestjs/common';
import { unknownCodes, unknownCodesOfAll, unknownCodesWhileGuessed } from '@statewise/contract';
import { RateLimits } from './rate-limits.js';

/** Looks of one address that are under way, and those that wait. */
interface Queue {
  running: number;
  readonly waiting: (() => void)[];
}

/** Counts look-ups of unknown codes by address, and lets no address run more at once than it may still get wrong. */
@Injectable()
export class FailedAttempts {
  private readonly queues = new Map<string, Queue>();

  constructor(private readonly limits: RateLimits) {}

  /**
   * Looks for what a code opens. No more looks of an address run at the same time than it may still get wrong; the others
   * wait their turn. Throws 429 when too many found nothing.
   */
  async look<T>(address: string, find: () => Promise<T | undefined>): Promise<T | undefined> {
    if (this.limits.isOff) return find();
    this.refuseBlocked(address);
    await this.turn(address);
    try {
      this.refuseBlocked(address);
      const found = await find();
      if (found === undefined) await this.count(address);
      return found;
    } finally {
      this.leave(address);
    }
  }

  private refuseBlocked(address: string): void {
    this.limits.refuseBlocked(unknownCodes, address);
    this.limits.refuseBlocked(unknownCodesWhileGuessed, address);
  }

  private async count(address: string): Promise<void> {
    // Over the limit of all, codes are guessed from many addresses: each has a lower limit until that is over.
    const isGuessed = this.limits.spend(unknownCodesOfAll, 'everybody', 1) > 0;
    await this.limits.consume(unknownCodes, address);
    if (isGuessed) await this.limits.consume(unknownCodesWhileGuessed, address);
  }

  private turn(address: string): Promise<void> | void {
    const queue = this.queues.get(address) ?? { running: 0, waiting: [] };
    this.queues.set(address, queue);
    if (queue.running < this.limits.left(unknownCodes, address)) {
      queue.running += 1;
      return;
    }
    return new Promise((resolve) => {
      queue.waiting.push(resolve);
    });
  }

  /** Ends a look and lets as many go on as may still be wrong; when none may, all that wait, for they are refused. */
  private leave(address: string): void {
    const queue = this.queues.get(address);
    if (queue === undefined) return;
    queue.running -= 1;
    const left = this.limits.left(unknownCodes, address);
    while (queue.waiting.length > 0 && (left === 0 || queue.running < left)) {
      queue.running += 1;
      queue.waiting.shift()?.();
    }
    if (queue.running === 0) this.queues.delete(address);
  }
}
