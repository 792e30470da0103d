import type { IncomingMessage } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { Injectable } from '@nestjs/common';
import { documentTypes, loanApplicationFlow } from '@statewise/machines';
import { ApplicationAccess } from '../applications/application-access.js';
import type { Outcome } from '../engine/stored-application.js';
import { FlowEngine, type SendOptions } from '../engine/flow-engine.js';
import type { Caller } from '../platform/auth/access.js';
import { fieldErrors } from '../platform/http/request-fields.js';
import { Problem } from '../platform/problem/problem.js';
import type { RateLimit } from '../platform/rate-limit/rate-limit.js';
import { RateLimits } from '../platform/rate-limit/rate-limits.js';
import { Files } from '../platform/storage/files.js';
import type { Document } from './document.entity.js';
import { DocumentsRepository, type NewDocument } from './documents.repository.js';
import { InspectedStream, type Inspected } from './inspected-stream.js';
import { readUploadForm, type ArrivingFile, type UploadForm } from './upload-form.js';
import { VirusScanner } from './virus-scanner.js';

/** What an upload changed: the documents that are now stored, and the application after it. */
export interface Upload {
  readonly documents: readonly Document[];
  readonly documentType: string;
  readonly outcome: Outcome;
}

interface StoredFile extends Inspected {
  readonly name: string;
  readonly fileName: string;
}

/** More than anybody has papers for; whoever has a code may not fill the store. */
export const uploads: RateLimit = { name: 'upload', limit: 60, seconds: 3_600, per: 'application' };

/** Two uploads at once are no conflict: the later one is tried again. */
const attempts = 5;

/** Takes documents for an application; of an upload that fails in any way nothing remains. */
@Injectable()
export class DocumentsService {
  constructor(
    private readonly engine: FlowEngine,
    private readonly access: ApplicationAccess,
    private readonly documents: DocumentsRepository,
    private readonly files: Files,
    private readonly scanner: VirusScanner,
    private readonly limits: RateLimits,
  ) {}

  async upload(code: unknown, request: IncomingMessage, options: SendOptions & Caller): Promise<Upload> {
    const before = await this.access.read(code, { ...options, flow: loanApplicationFlow.id });
    // Whoever may not upload now is told before the files are sent.
    await this.engine.preview(
      before.application,
      { type: 'documents.uploaded', documentType: 'other', count: 1 },
      { role: 'system' },
    );
    await this.limits.consume(uploads, before.application.id);
    const names: string[] = [];
    try {
      const { fields, files } = await readUploadForm(request, (file) => this.store(file, names));
      const documentType = documentTypeOf(fields);
      if (files.length === 0) throw fieldErrors({ files: ['required'] });
      for (const { fileName } of files) await this.scan(fileName);
      return await this.keep(before, documentType, files, options);
    } catch (error) {
      await Promise.all(names.map((name) => this.files.remove(name)));
      throw error;
    }
  }

  ofApplication({ application }: Outcome): Promise<Document[]> {
    return this.documents.ofApplication(application.id);
  }

  find(id: string): Promise<Document | undefined> {
    return this.documents.find(id);
  }

  private async store({ name, content }: ArrivingFile, names: string[]): Promise<StoredFile> {
    const inspecting = new InspectedStream();
    const inspected = pipeline(content, inspecting);
    const put = this.files.put(inspecting).then((fileName) => {
      names.push(fileName);
      return fileName;
    });
    // A file that broke off is gone from the store before anybody hears of it.
    await Promise.allSettled([inspected, put]);
    await inspected;
    return { name, fileName: await put, ...inspecting.inspected() };
  }

  private async scan(fileName: string): Promise<void> {
    const content = this.scanner.isConfigured ? await this.files.get(fileName) : undefined;
    if (content) await this.scanner.demandClean(content);
  }

  private async keep(
    before: Outcome,
    documentType: string,
    stored: readonly StoredFile[],
    options: SendOptions & Caller,
  ): Promise<Upload> {
    const applicationId = before.application.id;
    const fresh: NewDocument[] = stored.map((file) => ({ ...file, applicationId, documentType }));
    const documents = await this.documents.add(fresh);
    try {
      const outcome = await this.tell(
        before.application.code,
        { type: 'documents.uploaded', documentType, count: stored.length },
        options,
      );
      return outcome.repeated
        ? await this.duplicate(documents, documentType, outcome)
        : { documents, documentType, outcome };
    } catch (error) {
      await this.documents.remove(documents);
      throw error;
    }
  }

  /** The chart believes documents from the system alone; a version that the caller names still counts. */
  private async tell(
    code: string,
    event: { type: string; documentType: string; count: number },
    { version, idempotencyKey }: SendOptions,
  ): Promise<Outcome> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await this.access.send(code, event, {
          actor: { role: 'system' },
          flow: loanApplicationFlow.id,
          ...(version !== undefined && { version }),
          ...(idempotencyKey !== undefined && { idempotencyKey }),
        });
      } catch (error) {
        const isRace = error instanceof Problem && error.code === 'APPLICATION.STALE' && version === undefined;
        if (!isRace || attempt === attempts) throw error;
      }
    }
  }

  /** A repeated upload brought the same files again: the first ones stay and are answered. */
  private async duplicate(again: readonly Document[], documentType: string, outcome: Outcome): Promise<Upload> {
    await this.documents.remove(again);
    await Promise.all(again.map(({ fileName }) => this.files.remove(fileName)));
    const digests = new Set(again.map(({ sha256 }) => sha256));
    const documents = (await this.documents.ofApplication(outcome.application.id)).filter(({ sha256 }) =>
      digests.has(sha256),
    );
    return { documents, documentType, outcome };
  }
}

function documentTypeOf(fields: UploadForm<unknown>['fields']): string {
  const type = fields['document_type'];
  if (type === undefined || type === '') throw fieldErrors({ document_type: ['required'] });
  if (!documentTypes.some((known) => known === type)) throw fieldErrors({ document_type: ['oneOf'] });
  return type;
}
