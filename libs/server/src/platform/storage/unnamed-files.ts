import { Injectable } from '@nestjs/common';
import { Jobs } from '../jobs/jobs.js';
import { Log } from '../logging/log.js';
import { FileKeys } from './encrypted-files.js';
import { RemovalFailures } from './removal-failures.js';
import { Files } from './files.js';

/** Which of some files a capability's rows name. */
export type FileNamer = (names: readonly string[]) => Promise<readonly string[]>;

/** No form takes so long: whatever is older was left by a process that ended in the middle, or by an unknown outcome. */
const leastAge = 60 * 60 * 1000;

/** Removes files that no row names, and what never became a whole file. */
@Injectable()
export class UnnamedFiles {
  private readonly namers: FileNamer[] = [];

  constructor(
    private readonly files: Files,
    private readonly keys: FileKeys,
    private readonly jobs: Jobs,
    private readonly log: Log,
  ) {
    this.jobs.schedule('unnamed-files', '17 * * * *', async () => void (await this.sweep()));
  }

  /** Says which of its files a capability still names; each one that stores files must call it, or they are swept. */
  learn(namer: FileNamer): void {
    this.namers.push(namer);
  }

  /**
   * Removes what was begun before a moment, by default an hour ago, and is not named; returns how many files that were. Looks
   * at what came since the last sweep alone.
   */
  async sweep(before = new Date(Date.now() - leastAge)): Promise<number> {
    let removed = 0;
    const failures = new RemovalFailures();
    for (;;) {
      const names = await this.keys.unsettled(before, failures.ids);
      if (names.length === 0) break;
      const named = await this.named(names);
      await this.keys.settle([...named]);
      for (const name of names.filter((one) => !named.has(one))) {
        const isGone = await failures.tolerate(name, async () => {
          await this.files.removePartsOf(name);
          await this.files.remove(name);
        });
        if (isGone) removed += 1;
      }
    }
    this.tell(removed);
    failures.tell();
    return removed;
  }

  /** The same of all that the store has, as it is after a restore: by listing it. */
  async sweepStore(): Promise<number> {
    const before = new Date(Date.now() - leastAge);
    let removed = 0;
    await this.files.removePartsBefore(before);
    for await (const names of this.files.namesBefore(before)) {
      const named = names.length === 0 ? new Set() : await this.named(names);
      for (const name of names.filter((one) => !named.has(one))) {
        await this.files.remove(name);
        removed += 1;
      }
    }
    return this.tell(removed);
  }

  private async named(names: readonly string[]): Promise<Set<string>> {
    return new Set((await Promise.all(this.namers.map((namer) => namer(names)))).flat());
  }

  private tell(removed: number): number {
    if (removed > 0) this.log.info({ files: removed }, 'files that nothing names were removed');
    return removed;
  }
}
