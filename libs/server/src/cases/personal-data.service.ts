import { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { ApplicationAccess } from '../applications/application-access.js';
import { readAnswer } from '../applications/application-view.js';
import { transitionView } from '../applications/transition-view.js';
import { DocumentsService, documentView } from '../documents/documents.service.js';
import { ApplicationRepository } from '../engine/application.repository.js';
import { FlowEngine } from '../engine/flow-engine.js';
import type { StoredApplication } from '../engine/stored-application.js';
import { Audit } from '../platform/audit/audit.js';
import type { Caller } from '../platform/auth/access.js';
import { Letters } from './letters.service.js';
import { Notes } from './notes.service.js';
import { zipOf, type ZipEntry } from '../platform/zip/zip.js';

/** Everything that is kept about the person behind an application, to be handed to that person. */
@Injectable()
export class PersonalData {
  constructor(
    private readonly access: ApplicationAccess,
    private readonly engine: FlowEngine,
    private readonly applications: ApplicationRepository,
    private readonly documents: DocumentsService,
    private readonly letters: Letters,
    private readonly notes: Notes,
    private readonly audit: Audit,
  ) {}

  /** As data: answers, those that were set aside and drafts, the log, letters, colleagues' notes, and which documents there are. */
  async data(code: string, caller: Caller) {
    return this.dataOf(await this.open(code, caller), caller);
  }

  /** The same with the documents themselves, as an archive. */
  async archive(code: string, caller: Caller): Promise<{ readonly name: string; readonly content: Readable }> {
    const stored = await this.open(code, caller);
    return { name: `${stored.public_id}.zip`, content: Readable.from(zipOf(this.entries(stored, caller))) };
  }

  private async open(code: string, caller: Caller): Promise<StoredApplication> {
    const stored = await this.access.find(code, caller);
    await this.audit.note({ kind: 'application.exported', ...caller, application: stored.public_id });
    return stored;
  }

  private async dataOf(stored: StoredApplication, caller: Caller) {
    const outcome = this.engine.outcomeOf({ ...stored, namedBy: 'id' });
    const [log, letters, notes, documents] = await Promise.all([
      this.applications.transitions(stored.id),
      this.letters.ofApplication(stored),
      this.notes.ofApplication(stored.id),
      this.documents.heldBy(stored),
    ]);
    return {
      ...readAnswer(outcome, caller.actor, new Date().toISOString()),
      transitions: log.map((entry) => ({ ...transitionView(entry, caller.actor), payload: entry.event })),
      letters,
      notes,
      documents: documents.map((document) => ({ ...documentView(document), set_aside: document.isSetAside })),
    };
  }

  /** The files of such an archive, of an application that the caller has opened. */
  async *entries(stored: StoredApplication, caller: Caller): AsyncGenerator<ZipEntry> {
    const data = await this.dataOf(stored, caller);
    yield { name: 'application.json', content: [Buffer.from(JSON.stringify(data, null, 2))] };
    for (const document of await this.documents.heldBy(stored)) {
      const content = await this.documents.contentOf(document);
      const name = document.name.replaceAll(/[/\\]/g, '_');
      if (content) yield { name: `documents/${document.id} ${name}`, content };
    }
  }
}
