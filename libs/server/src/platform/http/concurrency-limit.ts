import { Problem } from '../problem/problem.js';

/** How many do something at once, and how many more may wait for that. */
export interface ConcurrencyLimits {
  readonly atOnce: number;
  readonly waiting: number;
}

/** Seconds after which it is worth coming back. */
const againAfter = 2;

/** Lets so many do at once what takes much memory; a few more wait, in the order in which they came, and others are asked to come back. */
export class ConcurrencyLimit {
  private busy = 0;
  private readonly waiting: (() => void)[] = [];

  constructor(private readonly limits: ConcurrencyLimits) {}

  /** Runs `act` in its turn; undefined if `isWanted` says then that nobody waits for it. Throws `DEPENDENCY.DOWN` when too many wait. */
  async take<T>(act: () => Promise<T>, isWanted?: () => boolean): Promise<T | undefined> {
    await this.begin();
    try {
      return isWanted?.() === false ? undefined : await act();
    } finally {
      this.end();
    }
  }

  private async begin(): Promise<void> {
    if (this.busy < this.limits.atOnce) {
      this.busy += 1;
      return;
    }
    if (this.waiting.length >= this.limits.waiting) throw new Problem('DEPENDENCY.DOWN', { retryAfter: againAfter });
    // A call that ends hands its place on.
    await new Promise<void>((resolve) => this.waiting.push(resolve));
  }

  private end(): void {
    const next = this.waiting.shift();
    if (next) next();
    else this.busy -= 1;
  }
}
