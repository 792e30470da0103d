import { Injectable } from '@nestjs/common';
import { Config } from '@statewise/server/platform/config/config.js';
import { Jobs } from '@statewise/server/platform/jobs/jobs.js';
import { Files } from '@statewise/server/platform/storage/files.js';
import { UnnamedFiles } from '@statewise/server/platform/storage/unnamed-files.js';
import { ContactRepository } from './contact.repository.js';

/** Erases messages after the configured time, and the files that were attached to them. */
@Injectable()
export class ContactRetention {
  constructor(
    private readonly jobs: Jobs,
    private readonly messages: ContactRepository,
    private readonly files: Files,
    private readonly unnamed: UnnamedFiles,
    private readonly config: Config,
  ) {
    this.unnamed.learn((names) => this.messages.named(names));
    this.jobs.schedule('contact-retention', '37 3 * * *', () => this.erase());
  }

  /** A file that cannot be removed now is tried again next time. */
  async erase(): Promise<void> {
    await this.messages.eraseOlderThan(this.config.retention.unsentDays);
    for (;;) {
      const abandoned = await this.messages.abandoned();
      if (abandoned.length === 0) return;
      for (const { id, fileName } of abandoned) {
        await this.files.remove(fileName);
        await this.messages.forget(id);
      }
    }
  }
}
