import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Erasure } from '../retention/erasure.service.js';
import { Jobs } from '../platform/jobs/jobs.js';
import { RemovalFailures } from '../platform/storage/removal-failures.js';
import { Files } from '../platform/storage/files.js';
import { UnnamedFiles } from '../platform/storage/unnamed-files.js';
import { DocumentsRepository } from './documents.repository.js';

const batch = 100;

/** Removes the files of erased applications from the store; a file that cannot be removed now is tried again next time. */
@Injectable()
export class AbandonedDocuments implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly erasure: Erasure,
    private readonly documents: DocumentsRepository,
    private readonly files: Files,
    private readonly unnamed: UnnamedFiles,
  ) {}

  onModuleInit(): void {
    this.unnamed.learn((names) => this.documents.named(names));
    this.erasure.afterErasing(() => this.remove());
    this.jobs.schedule('abandoned-documents', '*/10 * * * *', async () => void (await this.remove()));
  }

  /** Removes everything that is abandoned now; answers how many files that were. */
  async remove(): Promise<number> {
    let removed = 0;
    const failures = new RemovalFailures();
    for (;;) {
      const abandoned = await this.documents.abandoned(batch, failures.ids);
      if (abandoned.length === 0) break;
      const gone = [];
      for (const one of abandoned)
        if (await failures.tolerate(one.id, () => this.files.remove(one.fileName))) gone.push(one);
      await this.documents.remove(gone);
      removed += gone.length;
    }
    failures.tell();
    return removed;
  }
}
