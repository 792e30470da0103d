import { Injectable } from '@nestjs/common';

/** Seals the next of what is still under a former key; answers how many that were, 0 when nothing is left. */
export type ReencryptionBatch = () => Promise<number>;

/** Brings what is encrypted under the present key, after another `SECRET_KEY` was chosen. */
@Injectable()
export class Reencryption {
  private readonly kinds = new Map<string, ReencryptionBatch>();

  /** Names something that is kept sealed. */
  register(name: string, batch: ReencryptionBatch): void {
    this.kinds.set(name, batch);
  }

  /** Answers how many of each kind were sealed anew. */
  async run(): Promise<ReadonlyMap<string, number>> {
    const done = new Map<string, number>();
    for (const [name, batch] of this.kinds) {
      let count = 0;
      for (let one = await batch(); one > 0; one = await batch()) count += one;
      done.set(name, count);
    }
    return done;
  }
}
