import { Controller } from '@nestjs/common';
import { loanDocumentRemoval } from '@statewise/contract/bank';
import { loanApplicationFlow } from '@statewise/machines';
import { applicationView } from '@statewise/server/applications/application-view.js';
import { documentView } from '@statewise/server/documents/document-answers.js';
import { DocumentsService } from '@statewise/server/documents/documents.service.js';
import { Handles, type Input } from '@statewise/server/platform/http/handles.js';
import { loanCall } from './loan-application.service.js';

/** What only loan applications have of documents: one can be taken back. */
@Controller()
export class LoanDocumentsController {
  constructor(private readonly documents: DocumentsService) {}

  @Handles(loanDocumentRemoval.remove)
  async remove({ body, caller }: Input<typeof loanDocumentRemoval.remove>) {
    const { code, id } = body;
    const outcome = await this.documents.remove(loanApplicationFlow, id, code, loanCall(body, caller));
    const documents = await this.documents.list(loanApplicationFlow, code, caller);
    return {
      success: true,
      documents: documents.map(documentView),
      application: applicationView(outcome, caller.actor),
    };
  }
}
