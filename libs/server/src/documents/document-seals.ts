import { createHash, createHmac, type KeyObject } from 'node:crypto';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { DocumentOfKind } from '@statewise/flow';
import { canonicalJson } from '../engine/log-chain.js';
import type { EndFault } from '../engine/log-check.js';
import { LogReview } from '../engine/log-review.js';
import { asProblem } from '../platform/problem/as-problem.js';
import { SecretKey } from '../platform/secret-key/secret-key.js';
import { Files } from '../platform/storage/files.js';
import type { Document } from './document.entity.js';
import { DocumentsRepository, type LoggedDocuments } from './documents.repository.js';

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
    const logged = await this.documents.loggedOf(applicationId);
    const moved = new Map(logged.findLast(({ documents }) => documents)?.documents?.map((one) => [one.id, one]));
    const wrong: EndFault[] = held.length < countOf(logged) ? ['documents'] : [];
    for (const document of held) {
      const isRight = this.isAsWritten(document) && isAsMoved(document, moved.get(document.id));
      if (!isRight || !(await this.isAsUploaded(document))) wrong.push(`document ${document.id}`);
    }
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
    } catch (error) {
      // A file that was altered in the store does not decrypt; of one that could not be read nothing is known.
      if (asProblem(error).code === 'DEPENDENCY.DOWN') throw error;
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

/** How many documents there are by the log: what came of each kind since what was left of it last. */
function countOf(logged: readonly LoggedDocuments[]): number {
  const counts = new Map<string, number>();
  for (const { kind, added, left, documents } of logged) {
    if (documents) counts.clear();
    for (const one of documents ?? []) {
      // Those that are set aside are no part of what is left of their kind.
      const counted = `${one.set_aside} ${one.kind}`;
      counts.set(counted, (counts.get(counted) ?? 0) + 1);
    }
    if (kind === null) continue;
    const counted = `false ${kind}`;
    counts.set(counted, left ?? (counts.get(counted) ?? 0) + (added ?? 0));
  }
  return [...counts.values()].reduce((sum, count) => sum + count, 0);
}

/** Whether a row says the kind that the log's last migration said, or else the one as which it was uploaded. */
const isAsMoved = ({ documentType, presentType, isSetAside }: Document, logged: DocumentOfKind | undefined): boolean =>
  (presentType ?? documentType) === (logged?.kind ?? documentType) && isSetAside === (logged?.set_aside ?? false);
