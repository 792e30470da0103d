import { Body, Controller, Get, Post, Query, Req, type StreamableFile } from '@nestjs/common';
import type { Language } from '@statewise/i18n';
import { statusValue } from '@statewise/flow';
import { RepeatKey, type IdempotencyKey } from '../platform/http/idempotency-key.js';
import { loanApplicationFlow } from '@statewise/machines';
import type { Request } from 'express';
import { callOf, submissionOf, type CallShape } from '../platform/http/request-fields.js';
import { applicationView } from '../applications/application-view.js';
import { CurrentCaller, Public, type Caller } from '../platform/auth/access.js';
import { AcceptsUpload } from '../platform/http/accepts.js';
import { RequestLanguage } from '../platform/problem/language.js';
import { attachment, documentView, receivedTexts } from './document-answers.js';
import { DocumentsService } from './documents.service.js';
import { Endpoint, InArea } from '../platform/openapi/endpoint.js';
import { loanArea as area } from '@statewise/contract/bank';
import { endpoints } from './documents.endpoints.js';

const removal: CallShape = { flow: loanApplicationFlow.id, steps: ['current_step', 'furthest_step'], own: ['id'] };

/** Documents of a loan application: payslips, invoices, proofs of identity. */
@InArea(area)
@Controller('consumer-loans-application/api')
export class DocumentsController {
  constructor(private readonly documents: DocumentsService) {}

  @Post('uploadDocuments')
  @Public()
  @AcceptsUpload()
  @Endpoint(endpoints.upload)
  async upload(
    @Query('code') code: unknown,
    @Req() request: Request,
    @CurrentCaller() caller: Caller,
    @RequestLanguage() language: Language,
    @RepeatKey() key?: IdempotencyKey,
  ) {
    const { documents, documentType, outcome } = await this.documents.upload(loanApplicationFlow, code, request, {
      ...caller,
      ...submissionOf({}, key),
    });
    const isTracked = documentType === 'payslip' || documentType === 'invoice';
    return {
      success: true,
      status_type: isTracked ? documentType : null,
      status_value: isTracked ? statusValue.pending : statusValue.absent,
      message: receivedTexts[language],
      documents: documents.map(documentView),
      application: applicationView(outcome, caller.actor),
    };
  }

  @Post('removeDocument')
  @Public()
  @Endpoint(endpoints.remove)
  async remove(@Body() body: unknown, @CurrentCaller() caller: Caller) {
    const { code, members, sending } = callOf(body, caller, undefined, removal);
    const outcome = await this.documents.remove(loanApplicationFlow, members['id'], code, sending);
    const documents = await this.documents.list(loanApplicationFlow, code, caller);
    return {
      success: true,
      documents: documents.map(documentView),
      application: applicationView(outcome, caller.actor),
    };
  }

  @Get('getDocuments')
  @Public()
  @Endpoint(endpoints.list)
  async list(@Query('code') code: unknown, @CurrentCaller() caller: Caller) {
    const documents = await this.documents.list(loanApplicationFlow, code, caller);
    return { success: true, documents: documents.map(documentView) };
  }

  @Get('downloadDocument')
  @Public()
  @Endpoint(endpoints.download)
  async download(
    @Query('id') id: unknown,
    @Query('code') code: unknown,
    @CurrentCaller() caller: Caller,
  ): Promise<StreamableFile> {
    return attachment(await this.documents.open(loanApplicationFlow, id, code, caller));
  }
}
