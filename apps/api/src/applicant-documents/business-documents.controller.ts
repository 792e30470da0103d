import { Controller, Get, Post, Query, Req, type StreamableFile } from '@nestjs/common';
import type { Language } from '@statewise/i18n';
import { RepeatKey, type IdempotencyKey } from '@statewise/server/platform/http/idempotency-key.js';
import { businessAccountFlow } from '@statewise/machines';
import type { Request } from 'express';
import { applicationView } from '@statewise/server/applications/application-view.js';
import { CurrentCaller, Public, type Caller } from '@statewise/server/platform/auth/access.js';
import { AcceptsUpload } from '@statewise/server/platform/http/accepts.js';
import { submissionOf } from '@statewise/server/platform/http/request-fields.js';
import { Endpoint, InArea } from '@statewise/server/platform/openapi/endpoint.js';
import { RequestLanguage } from '@statewise/server/platform/problem/language.js';
import { attachment, documentView, receivedTexts } from '@statewise/server/documents/document-answers.js';
import { DocumentsService } from '@statewise/server/documents/documents.service.js';
import { area } from '../e-banking/business.schemas.js';
import { businessEndpoints } from './applicant-documents.endpoints.js';

/** Documents of an application for a business account: extracts, articles, identity cards. */
@InArea(area)
@Controller('e-banking/api')
export class BusinessDocumentsController {
  constructor(private readonly documents: DocumentsService) {}

  @Post('uploadDocuments')
  @Public()
  @AcceptsUpload()
  @Endpoint(businessEndpoints.upload)
  async upload(
    @Query('code') code: unknown,
    @Req() request: Request,
    @CurrentCaller() caller: Caller,
    @RequestLanguage() language: Language,
    @RepeatKey() key?: IdempotencyKey,
  ) {
    const options = { ...caller, ...submissionOf({}, key) };
    const { documents, outcome } = await this.documents.upload(businessAccountFlow, code, request, options);
    return {
      success: true,
      message: receivedTexts[language],
      documents: documents.map(documentView),
      application: applicationView(outcome, caller.actor),
    };
  }

  @Get('getDocuments')
  @Public()
  @Endpoint(businessEndpoints.list)
  async list(@Query('code') code: unknown, @CurrentCaller() caller: Caller) {
    const documents = await this.documents.list(businessAccountFlow, code, caller);
    return { success: true, documents: documents.map(documentView) };
  }

  @Get('downloadDocument')
  @Public()
  @Endpoint(businessEndpoints.download)
  async download(
    @Query('id') id: unknown,
    @Query('code') code: unknown,
    @CurrentCaller() caller: Caller,
  ): Promise<StreamableFile> {
    return attachment(await this.documents.open(businessAccountFlow, id, code, caller));
  }
}
