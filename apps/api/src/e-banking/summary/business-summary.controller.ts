import { Controller, type StreamableFile } from '@nestjs/common';
import { businessSummary } from '@statewise/contract/bank';
import { Handles, type Input } from '@statewise/server/platform/http/handles.js';
import { pdfAnswer } from '@statewise/server/platform/pdf/pdf.js';
import { BusinessSummary } from './business-summary.service.js';

/** The summary of an application for a business account as a document. */
@Controller()
export class BusinessSummaryController {
  constructor(private readonly summaries: BusinessSummary) {}

  @Handles(businessSummary.downloadSummary)
  async downloadSummary({
    code,
    language,
    caller,
  }: Input<typeof businessSummary.downloadSummary>): Promise<StreamableFile> {
    return pdfAnswer(await this.summaries.pdf(code, language, caller));
  }
}
