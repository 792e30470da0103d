import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Jobs } from '../jobs/jobs.js';
import { Log } from '../logging/log.js';
import { Files } from './files.js';

/** Which of some files a capability's rows name. */
export type FileNamer = (names: readonly string[]) => Promise<readonly string[]>;

/** No form takes so long: whatever is older was left by a process that ended in the middle, or by an unknown outcome. */
const leastAge = 60 * 60 * 1000;

/** Removes files that no row names, and what never became a whole file. */
@Injectable()
export class UnnamedFiles implements OnModuleInit {
  private readonly namers: FileNamer[] = [];

  constructor(
    private readonly files: Files,
    private readonly jobs: Jobs,
    private readonly log: Log,
  ) {}

  onModuleInit(): void {
    this.jobs.schedule('unnamed-files', '17 * * * *', async () => void (await this.sweep()));
  }

  /** Says which of its files a capability still names; each one that stores files must call it, or they are swept. */
  learn(namer: FileNamer): void {
    this.namers.push(namer);
  }

  /** Removes what was stored before a moment, by default an hour ago, and is not named; answers how many files that were. */
  async sweep(before = new Date(Date.now() - leastAge)): Promise<number> {
    let removed = 0;
    await this.files.removePartsBefore(before);
    for await (const names of this.files.namesBefore(before)) {
      if (names.length === 0) continue;
      const named = new Set((await Promise.all(this.namers.map((namer) => namer(names)))).flat());
      for (const name of names.filter((one) => !named.has(one))) {
        await this.files.remove(name);
        removed += 1;
      }
    }
    if (removed > 0) this.log.info({ files: removed }, 'files that nothing names were removed');
    return removed;
  }
}
