import { Controller, type StreamableFile } from '@nestjs/common';
import { applicationDocuments } from '@statewise/contract';
import { Handles, type Input } from '../platform/http/handles.js';
import { documentView, inline } from './document-answers.js';
import { DocumentsService } from './documents.service.js';

/** May stand in a frame of our own pages; whatever a file holds, nothing of it runs, and it asks for nothing. */
const shownOnly = "default-src 'none';style-src 'unsafe-inline';frame-ancestors 'self'";

/** The documents of an application, for the bank's own people. */
@Controller()
export class ApplicationDocumentsController {
  constructor(private readonly documents: DocumentsService) {}

  @Handles(applicationDocuments.list)
  async list({ code, caller }: Input<typeof applicationDocuments.list>) {
    const documents = await this.documents.keptOf(code, caller);
    return {
      success: true,
      documents: documents.map((document) => ({ ...documentView(document), scanned_clean: document.scannedClean })),
    };
  }

  @Handles(applicationDocuments.look)
  async look({ code, document, caller, response }: Input<typeof applicationDocuments.look>): Promise<StreamableFile> {
    const opened = await this.documents.openFor(code, document, caller);
    response.setHeader('Content-Security-Policy', shownOnly);
    response.setHeader('X-Frame-Options', 'SAMEORIGIN');
    return inline(opened);
  }
}
