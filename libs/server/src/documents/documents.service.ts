import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import { Injectable, StreamableFile } from '@nestjs/common';
import { uploads, uploadShape } from '@statewise/contract';
import { documentKinds, type DocumentOfKind, type Flow } from '@statewise/flow';
import { ApplicationAccess } from '../applications/application-access.js';
import { demandKnownRelease, shownApplication } from '../engine/brought-up.js';
import { stale, type Outcome, type StoredApplication } from '../engine/stored-application.js';
import { FlowRegistry } from '../engine/flow-registry.js';
import { FlowEngine, type EngineSendOptions } from '../engine/flow-engine.js';
import { Audit } from '../platform/audit/audit.js';
import { isInsider, type Caller } from '../platform/auth/access.js';
import { demandFound, fieldErrors, Problem } from '../platform/problem/problem.js';
import { withContent } from '../platform/http/handles.js';
import { RateLimits } from '../platform/rate-limit/rate-limits.js';
import { Files } from '../platform/storage/files.js';
import type { UploadForm } from '../platform/uploads/upload-form.js';
import { Uploads, type FileNaming, type StoredFile } from '../platform/uploads/uploads.js';
import type { Document } from './document.entity.js';
import { DocumentSeals } from './document-seals.js';
import { DocumentsRepository, type Holding, type NewDocument } from './documents.repository.js';

/** A document as its flow's present version has it. */
export interface HeldDocument extends Document {
  /** The kind that it counts as, whatever it was called when it was uploaded. */
  readonly kind: string;
}

/** What an upload changed: the documents that are now stored, and the application after it. */
export interface Upload {
  readonly documents: readonly HeldDocument[];
  readonly documentType: string;
  readonly outcome: Outcome;
}

/** A document with its content. */
export interface OpenedDocument {
  readonly document: HeldDocument;
  readonly content: Readable;
}

/** The event with which a flow that asks for documents hears of them. */
const uploaded = 'documents.uploaded';

/** The event with which it hears that one was taken back. */
const removed = 'documents.removed';

/** Takes documents for an application; of an upload that fails in any way nothing remains. */
@Injectable()
export class DocumentsService {
  constructor(
    private readonly engine: FlowEngine,
    private readonly access: ApplicationAccess,
    private readonly registry: FlowRegistry,
    private readonly documents: DocumentsRepository,
    private readonly files: Files,
    private readonly stored: Uploads,
    private readonly limits: RateLimits,
    private readonly audit: Audit,
    private readonly seals: DocumentSeals,
  ) {}

  /** Takes documents for an application of a flow; of which kinds, its event of uploaded documents says. */
  async upload(
    flow: Flow,
    code: unknown,
    request: IncomingMessage,
    options: EngineSendOptions & Caller,
  ): Promise<Upload> {
    const before = await this.access.read(code, { ...options, flow: flow.id }, options.idempotencyKey);
    const kinds = documentKinds(flow);
    // A caller who may not upload now is told before the files are sent; what was taken before is answered again.
    if (before.application.earlier === null) {
      const first = { type: uploaded, documentType: kinds.at(-1), count: 1 };
      await this.engine.preview(before.application, first, { actor: options.actor, isWorded: true });
      demandSpace(await this.documents.holdingOf(before.application.id), 1);
    }
    await this.limits.consume(uploads, before.application.id);
    return this.stored.take(request, uploadShape, async ({ fields, files }, naming) => {
      const documentType = documentTypeOf(fields, kinds);
      if (files.length === 0) throw fieldErrors({ files: ['required'] });
      await this.stored.demandClean(files, uploadShape.files);
      return this.keep(code, before, { documentType, files, naming }, options);
    });
  }

  /** The documents of the application of a code that count. */
  async list(flow: Flow, code: unknown, caller: Caller): Promise<HeldDocument[]> {
    const held = await this.heldBy(await this.access.find(code, { ...caller, flow: flow.id }));
    return held.filter(({ isSetAside }) => !isSetAside);
  }

  /**
   * Removes a document for the holder of the code, as long as the bank has not looked at documents of its kind. Throws
   * `REQUEST.NOT_FOUND` for an id that the application does not have, `APPLICATION.STALE` where another of its kind came meanwhile.
   */
  async remove(flow: Flow, id: unknown, code: unknown, options: EngineSendOptions & Caller): Promise<Outcome> {
    const read = () => this.access.read(code, { ...options, flow: flow.id }, options.idempotencyKey);
    const again = () => this.access.send(code, { type: removed }, { ...options, flow: flow.id });
    const { application } = await read();
    // The document of a call that is repeated is gone: it is answered again from the log.
    if (application.earlier !== null) return again();
    const held = (await this.heldBy(application)).filter(({ isSetAside }) => !isSetAside);
    const named = held.find((one) => one.id === id);
    // It may have gone by the same call since the application was read.
    if (named === undefined && (await read()).application.earlier !== null) return again();
    const document = demandFound(named);
    const { kind: documentType } = document;
    const left = held.filter(({ kind }) => kind === documentType).length - 1;
    const outcome = await this.access.send(
      code,
      { type: removed, documentType, left },
      {
        ...options,
        isWorded: true,
        // By the log alone it is known that a document was taken back, and is not lost.
        isLogged: true,
        flow: flow.id,
        version: options.version ?? application.version,
        alongside: async (runner) => {
          // One that came or went beside it is another version, too.
          if ((await this.documents.take(document, runner)) !== left) throw stale(application);
        },
      },
    );
    await this.stored.discard([document]);
    return outcome;
  }

  /**
   * What is stored with an application that the caller has opened, whatever its flow: of one that awaits a migration, as that
   * will leave it.
   */
  async heldBy(stored: StoredApplication): Promise<HeldDocument[]> {
    const moved = this.movedOf(stored);
    return (await this.documents.ofApplication(stored.id)).map((document) => asHeld(document, moved.get(document.id)));
  }

  private movedOf(stored: StoredApplication): ReadonlyMap<string, DocumentOfKind> {
    const { flow } = this.registry.get(stored.flow);
    demandKnownRelease(flow, stored);
    return new Map(shownApplication(flow, stored).documents?.map((one) => [one.id, one]));
  }

  /** The content of a document; undefined when the store has lost it. */
  contentOf({ fileName }: Document): Promise<Readable | undefined> {
    return this.files.get(fileName);
  }

  /** One document and its content, for the holder of the application's code. */
  async open(flow: Flow, id: unknown, code: unknown, caller: Caller): Promise<OpenedDocument> {
    const holder = await this.access.find(code, { ...caller, flow: flow.id });
    return this.opened(holder, typeof id === 'string' ? id : '', caller);
  }

  /** The documents of an application of any flow, for the bank's own people. */
  async keptOf(named: string, caller: Caller): Promise<{ flow: string; documents: HeldDocument[] }> {
    const application = await this.access.find(named, caller);
    return { flow: application.flow, documents: await this.heldBy(application) };
  }

  /** One of them with its content; who looked at it is noted. */
  async openFor(named: string, id: string, caller: Caller): Promise<OpenedDocument> {
    return this.opened(await this.access.find(named, caller), id, caller);
  }

  /** A document of an application, once it is noted which of the bank's people or programs looks at it. */
  private async opened(
    application: StoredApplication,
    id: string,
    { actor, address }: Caller,
  ): Promise<OpenedDocument> {
    const document = /^\d{1,18}$/.test(id) ? await this.documents.find(id) : undefined;
    if (document?.applicationId !== application.id) throw new Problem('REQUEST.NOT_FOUND');
    const opening = { kind: 'document.opened', actor, address, application: application.public_id } as const;
    if (isInsider(actor)) await this.audit.note({ ...opening, details: { document: id } });
    const content = await this.files.get(document.fileName);
    if (!content) throw new Problem('REQUEST.NOT_FOUND');
    return { document: asHeld(document, this.movedOf(application).get(id)), content };
  }

  /** Writes the documents with the transition that they cause, so that there is never one without the other. */
  private async keep(
    code: unknown,
    before: Outcome,
    { documentType, files, naming }: ArrivedDocuments,
    options: EngineSendOptions & Caller,
  ): Promise<Upload> {
    const applicationId = before.application.id;
    const fresh: NewDocument[] = files.map((file) => {
      const document = { ...file, applicationId, documentType };
      return { ...document, seal: this.seals.of(document), scannedClean: this.stored.isScanning ? true : null };
    });
    const { idempotencyKey: key } = options;
    const content = [documentType, files.map(({ sha256 }) => sha256)];
    let documents: readonly HeldDocument[] = [];
    const sending: EngineSendOptions & Caller = {
      ...options,
      isWorded: true,
      // By the log alone it is known that a row is gone.
      isLogged: true,
      ...(key && { idempotencyKey: withContent(key, content) }),
      alongside: async (runner) => {
        const { added, holding } = await this.documents.add(fresh, runner);
        demandSpace(holding);
        documents = added.map((one) => asHeld(one));
      },
    };
    const event = { type: uploaded, documentType, count: files.length };
    const { flow, application } = before;
    // What was read before the files came is as good as the present for an event that waits for no other, unless the call was answered before.
    const isPresent = application.earlier === null && flow.events[uploaded]?.commutative === true;
    const outcome = await naming(() =>
      isPresent
        ? this.access.sendTo(application, event, sending)
        : this.access.send(code, event, { ...sending, flow: flow.id }),
    );
    if (outcome.repeated) documents = await naming(() => this.repeated(outcome.application, documentType, files));
    return { documents, documentType, outcome };
  }

  /** A repeated upload brought the same files again: the first ones stay and are answered; one that the store has lost is replaced. */
  private async repeated(
    application: StoredApplication,
    documentType: string,
    files: readonly StoredFile[],
  ): Promise<readonly HeldDocument[]> {
    const held = (await this.heldBy(application)).filter(({ kind }) => kind === documentType);
    const answered: HeldDocument[] = [];
    for (const { sha256, fileName } of files) {
      const first = held.find((one) => one.sha256 === sha256 && !answered.includes(one));
      if (first === undefined) continue;
      answered.push(first);
      if (await this.files.has(first.fileName)) await this.stored.discard([{ fileName }]);
      else await this.documents.replaceFile(first.id, { fileName, seal: this.seals.of({ ...first, fileName }) });
    }
    return answered;
  }
}

/** A document as answers show it. */
export function documentView({ id, name, kind, contentType, size, sha256, createdAt }: HeldDocument) {
  return {
    id,
    name,
    document_type: kind,
    content_type: contentType,
    size,
    sha256,
    created_at: createdAt.toISOString(),
  };
}

/** Documents that have arrived and that no row names yet. */
interface ArrivedDocuments {
  readonly documentType: string;
  readonly files: readonly StoredFile[];
  readonly naming: FileNaming;
}

/** Most that one application may hold: more than any applicant has papers, as the store is shared by all. */
const quota = { files: 40, megabytes: 100 };

/** Throws when an application holds more than it may, with `more` files that are to come. */
function demandSpace({ files, size }: Holding, more = 0): void {
  if (files + more > quota.files || size > quota.megabytes * 1024 * 1024)
    throw new Problem('DOCUMENT.QUOTA', { params: quota });
}

const asHeld = (document: Document, moved?: DocumentOfKind): HeldDocument => ({
  ...document,
  kind: moved?.kind ?? document.presentType ?? document.documentType,
  isSetAside: moved?.set_aside ?? document.isSetAside,
});

function documentTypeOf(fields: UploadForm<unknown>['fields'], kinds: readonly string[]): string {
  const type = fields['document_type'];
  if (type === undefined || type === '') throw fieldErrors({ document_type: ['required'] });
  if (!kinds.includes(type)) throw fieldErrors({ document_type: ['oneOf'] });
  return type;
}

/**
 * A document under the name that its sender gave it: as a download, or to be looked at in the page, as its type is one that
 * was recognised by its content.
 */
export function documentFile({ document, content }: OpenedDocument, how: 'attachment' | 'inline'): StreamableFile {
  const name = encodeURIComponent(document.name).replaceAll(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
  const disposition = `${how}; filename*=UTF-8''${name}`;
  return new StreamableFile(content, { type: document.contentType, disposition, length: document.size });
}
