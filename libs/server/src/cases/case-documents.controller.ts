import { Controller, type StreamableFile } from '@nestjs/common';
import { applicationDocuments } from '@statewise/contract';
import type { Language } from '@statewise/i18n';
import { documentFile, DocumentsService, documentView } from '../documents/documents.service.js';
import { FlowRegistry, flowTranslator } from '../engine/flow-registry.js';
import { Handles, type Input } from '../platform/http/handles.js';
import { documentWords } from './answers-in-words.js';
import { ChoiceLists } from './choice-lists.service.js';

/** May stand in a frame of our own pages; whatever a file holds, nothing of it runs, and it asks for nothing. */
const shownOnly = "default-src 'none';style-src 'unsafe-inline';frame-ancestors 'self'";

/** The documents of an application, for the bank's own people. */
@Controller()
export class CaseDocumentsController {
  constructor(
    private readonly documents: DocumentsService,
    private readonly registry: FlowRegistry,
    private readonly choices: ChoiceLists,
  ) {}

  @Handles(applicationDocuments.list)
  async list({ code, caller, language }: Input<typeof applicationDocuments.list>) {
    const { flow, documents } = await this.documents.keptOf(code, caller);
    const labelOf = await this.wordsOf(flow, language);
    return {
      success: true,
      documents: documents.map((document) => ({
        ...documentView(document),
        label: labelOf(document.kind),
        scanned_clean: document.scannedClean,
        set_aside: document.isSetAside,
      })),
    };
  }

  @Handles(applicationDocuments.look)
  async look({ code, document, caller, response }: Input<typeof applicationDocuments.look>): Promise<StreamableFile> {
    const opened = await this.documents.openFor(code, document, caller);
    response.setHeader('Content-Security-Policy', shownOnly);
    response.setHeader('X-Frame-Options', 'SAMEORIGIN');
    return documentFile(opened, 'inline');
  }

  /** What the kinds of a flow's documents are called; of a flow that only another release has, as the kind itself. */
  private async wordsOf(flow: string, language: Language): Promise<(kind: string) => string> {
    const served = this.registry.find(flow);
    if (served === undefined) return (kind) => kind;
    const [lists, t] = await Promise.all([this.choices.inLanguage(language), flowTranslator(served, language)]);
    return documentWords(served.flow, lists, t);
  }
}
