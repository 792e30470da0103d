import { Controller, type StreamableFile } from '@nestjs/common';
import { businessSummary } from '@statewise/contract/bank';
import { businessAccountFlow } from '@statewise/machines';
import { ApplicationSummaries } from '@statewise/server/cases/summary/summaries.service.js';
import { Handles, type Input } from '@statewise/server/platform/http/handles.js';
import { pdfAnswer } from '@statewise/server/platform/pdf/pdf.js';

/** The summary of an application for a business account as a document. */
@Controller()
export class BusinessSummaryController {
  constructor(private readonly summaries: ApplicationSummaries) {}

  @Handles(businessSummary.downloadSummary)
  async downloadSummary({
    code,
    language,
    caller,
  }: Input<typeof businessSummary.downloadSummary>): Promise<StreamableFile> {
    return pdfAnswer(await this.summaries.pdf(code, language, caller, businessAccountFlow.id));
  }
}
