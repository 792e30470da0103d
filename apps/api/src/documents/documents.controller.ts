import { Controller, Get, Headers, Post, Query, Req, StreamableFile } from '@nestjs/common';
import type { Language } from '@statewise/i18n';
import { statusValue } from '@statewise/machines';
import type { Request } from 'express';
import { submissionOf } from '../platform/http/request-fields.js';
import { applicationView } from '../applications/application-view.js';
import { LoanApplicationService } from '../loan-application/loan-application.service.js';
import { CurrentCaller, Public, type Caller } from '../platform/auth/access.js';
import { AcceptsUpload } from '../platform/http/accepts.js';
import { Problem } from '../platform/problem/problem.js';
import { RequestLanguage } from '../platform/problem/language.js';
import { Files } from '../platform/storage/files.js';
import { receivedTexts } from './document-answers.js';
import type { Document } from './document.entity.js';
import { DocumentsService } from './documents.service.js';
import { Endpoint, InArea } from '../platform/openapi/endpoint.js';
import { area } from '../loan-application/loan.schemas.js';
import { endpoints } from './documents.endpoints.js';

/** Documents of a loan application: payslips, invoices, proofs of identity. */
@InArea(area)
@Controller('consumer-loans-application/api')
export class DocumentsController {
  constructor(
    private readonly documents: DocumentsService,
    private readonly loans: LoanApplicationService,
    private readonly files: Files,
  ) {}

  @Post('uploadDocuments')
  @Public()
  @AcceptsUpload()
  @Endpoint(endpoints.upload)
  async upload(
    @Query('code') code: unknown,
    @Req() request: Request,
    @CurrentCaller() caller: Caller,
    @RequestLanguage() language: Language,
    @Headers('idempotency-key') key?: string,
  ) {
    const { documents, documentType, outcome } = await this.documents.upload(code, request, {
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

  @Get('getDocuments')
  @Public()
  @Endpoint(endpoints.list)
  async list(@Query('code') code: unknown, @CurrentCaller() caller: Caller) {
    return {
      success: true,
      documents: (await this.documents.ofApplication(await this.loans.read(code, caller))).map(documentView),
    };
  }

  @Get('downloadDocument')
  @Public()
  @Endpoint(endpoints.download)
  async download(
    @Query('id') id: unknown,
    @Query('code') code: unknown,
    @CurrentCaller() caller: Caller,
  ): Promise<StreamableFile> {
    const isStaff = caller.actor.role === 'staff' || caller.actor.role === 'admin';
    const holder = isStaff && code === undefined ? undefined : await this.loans.read(code, caller);
    const document = typeof id === 'string' && /^\d{1,18}$/.test(id) ? await this.documents.find(id) : undefined;
    if (!document || (holder && document.applicationId !== holder.application.id))
      throw new Problem('REQUEST.NOT_FOUND');
    const content = await this.files.get(document.fileName);
    if (!content) throw new Problem('REQUEST.NOT_FOUND');
    const disposition = `attachment; filename*=UTF-8''${encodeURIComponent(document.name).replaceAll(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`)}`;
    return new StreamableFile(content, { type: document.contentType, disposition, length: document.size });
  }
}

function documentView({ id, name, documentType, contentType, size, sha256, createdAt }: Document) {
  return {
    id,
    name,
    document_type: documentType,
    content_type: contentType,
    size,
    sha256,
    created_at: createdAt.toISOString(),
  };
}
