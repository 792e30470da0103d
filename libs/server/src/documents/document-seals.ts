import { createHash, createHmac, type KeyObject } from 'node:crypto';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { canonicalJson } from '../engine/log-chain.js';
import type { EndFault } from '../engine/log-check.js';
import { LogReview } from '../engine/log-review.js';
import { SecretKey } from '../platform/secret-key/secret-key.js';
import { Files } from '../platform/storage/files.js';
import type { Document } from './document.entity.js';
import { DocumentsRepository } from './documents.repository.js';

/** A document as its seal covers it: what was uploaded, and to which application. */
type SealedDocument = Pick<
  Document,
  'applicationId' | 'documentType' | 'name' | 'contentType' | 'size' | 'sha256' | 'fileName'
>;

/**
 * Seals the rows of documents with a key that is not in the database, and finds rows and files that are not what was uploaded.
 * Rows that are older than seals are checked by the hash of their file alone. That a row is gone, the log tells.
 */
@Injectable()
export class DocumentSeals implements OnModuleInit {
  private readonly keys: readonly [KeyObject, ...KeyObject[]];

  constructor(
    secret: SecretKey,
    private readonly documents: DocumentsRepository,
    private readonly files: Files,
    private readonly review: LogReview,
  ) {
    this.keys = secret.keysOf('rows of documents');
  }

  onModuleInit(): void {
    this.review.alsoChecks(({ id }) => this.wrongOf(id));
  }

  /** What stands on the row of a document. */
  of(document: SealedDocument): Buffer {
    return sealOf(this.keys[0], document);
  }

  private async wrongOf(applicationId: string): Promise<EndFault[]> {
    const held = await this.documents.ofApplication(applicationId);
    const wrong: EndFault[] = held.length < (await this.documents.loggedOf(applicationId)) ? ['documents'] : [];
    for (const document of held)
      if (!this.isAsWritten(document) || !(await this.isAsUploaded(document))) wrong.push(`document ${document.id}`);
    return wrong;
  }

  private isAsWritten({ seal, ...document }: Document): boolean {
    return seal === null || this.keys.some((key) => sealOf(key, document).equals(seal));
  }

  private async isAsUploaded({ fileName, sha256 }: Document): Promise<boolean> {
    const content = await this.files.get(fileName);
    if (content === undefined) return false;
    const hash = createHash('sha256');
    try {
      for await (const part of content) hash.update(part);
    } catch {
      // A file that was altered in the store does not decrypt.
      return false;
    }
    return hash.digest('hex') === sha256;
  }
}

function sealOf(key: KeyObject, document: SealedDocument): Buffer {
  const { applicationId, documentType, name, contentType, size, sha256, fileName } = document;
  const content = { applicationId, documentType, name, contentType, size, sha256, fileName };
  return createHmac('sha256', key).update(canonicalJson(content)).digest();
}
