import { Injectable } from '@nestjs/common';
import { Config } from '@statewise/server/platform/config/config.js';
import { Sql } from '@statewise/server/platform/database/sql.js';
import { Jobs } from '@statewise/server/platform/jobs/jobs.js';
import { RemovalFailures } from '@statewise/server/platform/storage/removal-failures.js';
import { Files } from '@statewise/server/platform/storage/files.js';
import { UnnamedFiles } from '@statewise/server/platform/storage/unnamed-files.js';
import { abandonedFiles, eraseOld, namedFiles, removeAttachment } from './contact.statements.js';

/** Erases messages after the configured time, and the files that were attached to them. */
@Injectable()
export class ContactRetention {
  constructor(
    private readonly jobs: Jobs,
    private readonly sql: Sql,
    private readonly files: Files,
    private readonly unnamed: UnnamedFiles,
    private readonly config: Config,
  ) {
    this.unnamed.learn(async (names) => (await this.sql.run(namedFiles, [names])).map(({ fileName }) => fileName));
    this.jobs.schedule('contact-retention', '37 3 * * *', () => this.erase());
  }

  /** A file that cannot be removed now is tried again next time. */
  async erase(): Promise<void> {
    await this.sql.run(eraseOld, [this.config.retention.unsentDays]);
    const failures = new RemovalFailures();
    for (;;) {
      const abandoned = await this.sql.run(abandonedFiles, [failures.ids]);
      if (abandoned.length === 0) return failures.tell();
      for (const { id, fileName } of abandoned)
        await failures.tolerate(id, async () => {
          await this.files.remove(fileName);
          await this.sql.run(removeAttachment, [id]);
        });
    }
  }
}
