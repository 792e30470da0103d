import { Controller, type StreamableFile, type Type } from '@nestjs/common';
import type { DocumentOperations } from '@statewise/contract';
import { statusValue, type Flow } from '@statewise/flow';
import type { Language } from '@statewise/i18n';
import { applicationView } from '../applications/application-view.js';
import { Handles, type Input } from '../platform/http/handles.js';
import { documentFile, DocumentsService, documentView } from './documents.service.js';
import en from './texts/en.json' with { type: 'json' };
import fr from './texts/fr.json' with { type: 'json' };
import nl from './texts/nl.json' with { type: 'json' };

/** What the applicant reads, e.g. when documents have arrived. */
const documentTexts: Readonly<Record<Language, typeof en>> = { en, nl, fr };

/** The controller of the documents of a flow, whose addresses are those of its operations. */
export function flowDocumentsController(flow: Flow, operations: DocumentOperations): Type {
  @Controller()
  class FlowDocumentsController {
    constructor(private readonly documents: DocumentsService) {}

    @Handles(operations.upload)
    async upload({ code, version, request, caller, language, key }: Input<typeof operations.upload>) {
      const options = { ...caller, version, idempotencyKey: key };
      const { documents, documentType, outcome } = await this.documents.upload(flow, code, request, options);
      return {
        success: true,
        ...statusOf(flow, documentType),
        message: documentTexts[language].received,
        documents: documents.map(documentView),
        application: applicationView(outcome, caller.actor),
      };
    }

    @Handles(operations.list)
    async list({ code, caller }: Input<typeof operations.list>) {
      const documents = await this.documents.list(flow, code, caller);
      return { success: true, documents: documents.map(documentView) };
    }

    @Handles(operations.download)
    async download({ id, code, caller }: Input<typeof operations.download>): Promise<StreamableFile> {
      return documentFile(await this.documents.open(flow, id, code, caller), 'attachment');
    }
  }
  return FlowDocumentsController;
}

/** The status that waits for documents of a kind, of a flow that tracks any. */
function statusOf({ documents }: Flow, kind: string): { status_type?: string | null; status_value?: number } {
  if (!documents?.tracked) return {};
  const isTracked = documents.tracked.some((status) => status === kind);
  return { status_type: isTracked ? kind : null, status_value: isTracked ? statusValue.pending : statusValue.absent };
}
