import { setTimeout as sleep } from 'node:timers/promises';
import type { BeforeApplicationShutdown, OnApplicationBootstrap } from '@nestjs/common';
import type { Config } from '../platform/config/config.js';

/** Follows the log in a worker until the process stops: look after look while more is left, else one after each pause. */
export abstract class LogFollower implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly stopping = new AbortController();
  private following: Promise<void> | undefined;

  /** `pause` is in milliseconds. */
  constructor(
    private readonly config: Config,
    private readonly pause: number,
  ) {}

  /** Takes in a part of what is new; returns whether more may be left. */
  abstract look(): Promise<boolean>;

  /** Logs what a look threw. */
  protected abstract noteFailure(error: unknown): void;

  onApplicationBootstrap(): void {
    if (this.config.worker) this.following = this.follow();
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.stopping.abort();
    await this.following;
  }

  private async follow(): Promise<void> {
    const { signal } = this.stopping;
    while (!signal.aborted) {
      const isMore = await this.look().catch((error: unknown) => {
        this.noteFailure(error);
        return false;
      });
      if (!isMore) await sleep(this.pause, undefined, { signal, ref: false }).catch(() => undefined);
    }
  }
}
