import { Controller, Get, Headers, HttpCode, Post, Query, Req, StreamableFile } from '@nestjs/common';
import {
  ApiBody,
  ApiConsumes,
  ApiHeader,
  ApiOperation,
  ApiProduces,
  ApiQuery,
  ApiResponse,
  ApiTags,
} from '@nestjs/swagger';
import type { Language } from '@statewise/i18n';
import { statusValue } from '@statewise/machines';
import type { Request } from 'express';
import { submissionOf } from '../platform/http/request-fields.js';
import { applicationView } from '../applications/application-view.js';
import { LoanApplicationService } from '../loan-application/loan-application.service.js';
import { CurrentCaller, Public, type Caller } from '../platform/auth/access.js';
import { AcceptsUpload } from '../platform/http/accepts.js';
import { ApiProblems } from '../platform/openapi/api-problems.js';
import { Problem } from '../platform/problem/problem.js';
import { RequestLanguage } from '../platform/problem/request-language.js';
import { Files } from '../platform/storage/files.js';
import { receivedTexts } from './document-answers.js';
import type { Document } from './document.entity.js';
import { DocumentsService } from './documents.service.js';

const example = {
  id: '1',
  name: 'payslip-october.pdf',
  document_type: 'payslip',
  content_type: 'application/pdf',
  size: 48213,
  sha256: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
  created_at: '2026-11-20T10:00:00.000Z',
};
const formSchema = {
  type: 'object',
  required: ['files', 'document_type'],
  properties: {
    files: { type: 'array', items: { type: 'string', format: 'binary' }, minItems: 1, maxItems: 10 },
    document_type: { type: 'string', enum: ['payslip', 'invoice', 'identity', 'other'], example: 'payslip' },
  },
};

/** Documents of a loan application: payslips, invoices, proofs of identity. */
@ApiTags('Consumer-loan application')
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
  @HttpCode(200)
  @ApiOperation({
    summary: 'Upload 1 to 10 documents of at most 10 MB each: PDF, PNG or JPEG, recognised by their content',
  })
  @ApiQuery({ name: 'code', example: '7K3M-9QWX-2TRB' })
  @ApiHeader({ name: 'Idempotency-Key', required: false })
  @ApiConsumes('multipart/form-data')
  @ApiBody({ schema: formSchema })
  @ApiResponse({
    status: 200,
    content: {
      'application/json': {
        example: {
          success: true,
          status_type: 'payslip',
          status_value: 4,
          message: receivedTexts.en,
          documents: [example],
        },
      },
    },
  })
  @ApiProblems(
    'APPLICATION.NOT_FOUND',
    'APPLICATION.REFUSED',
    'REQUEST.TOO_LARGE',
    'REQUEST.TYPE',
    'REQUEST.FIELDS',
    'DOCUMENT.UNREADABLE',
    'DOCUMENT.INFECTED',
    'DEPENDENCY.DOWN',
  )
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
  @ApiOperation({ summary: 'The documents of an application' })
  @ApiQuery({ name: 'code', example: '7K3M-9QWX-2TRB' })
  @ApiResponse({ status: 200, content: { 'application/json': { example: { success: true, documents: [example] } } } })
  async list(@Query('code') code: unknown, @CurrentCaller() caller: Caller) {
    return {
      success: true,
      documents: (await this.documents.ofApplication(await this.loans.read(code, caller))).map(documentView),
    };
  }

  @Get('downloadDocument')
  @Public()
  @ApiOperation({
    summary:
      'One document, always as an attachment: for who holds the application’s code, and for signed-in staff without it',
  })
  @ApiQuery({ name: 'id', example: '1' })
  @ApiQuery({ name: 'code', required: false, example: '7K3M-9QWX-2TRB' })
  @ApiResponse({ status: 200, description: 'The file as it was sent' })
  @ApiProduces('application/pdf', 'image/png', 'image/jpeg')
  @ApiProblems('REQUEST.NOT_FOUND', 'APPLICATION.NOT_FOUND')
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
