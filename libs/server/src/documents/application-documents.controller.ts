import { Controller, Get, Param, Res, type StreamableFile } from '@nestjs/common';
import type { Response } from 'express';
import { applicationsArea as area } from '@statewise/contract';
import { CurrentCaller, Roles, type Caller } from '../platform/auth/access.js';
import { Endpoint, InArea } from '../platform/openapi/endpoint.js';
import { documentView, inline } from './document-answers.js';
import { applicationEndpoints } from './documents.endpoints.js';
import { DocumentsService } from './documents.service.js';

/** May stand in a frame of our own pages; whatever a file holds, nothing of it runs, and it asks for nothing. */
const shownOnly = "default-src 'none';style-src 'unsafe-inline';frame-ancestors 'self'";

/** The documents of an application, for the bank's own people. */
@InArea(area)
@Controller('api/v1/applications')
export class ApplicationDocumentsController {
  constructor(private readonly documents: DocumentsService) {}

  @Get(':code/documents')
  @Roles('staff', 'admin')
  @Endpoint(applicationEndpoints.list)
  async list(@Param('code') code: string, @CurrentCaller() caller: Caller) {
    const documents = await this.documents.keptOf(code, caller);
    return {
      success: true,
      documents: documents.map((document) => ({ ...documentView(document), scanned_clean: document.scannedClean })),
    };
  }

  @Get(':code/documents/:document')
  @Roles('staff', 'admin')
  @Endpoint(applicationEndpoints.look)
  async look(
    @Param('code') code: string,
    @Param('document') document: string,
    @CurrentCaller() caller: Caller,
    @Res({ passthrough: true }) response: Response,
  ): Promise<StreamableFile> {
    const opened = await this.documents.openFor(code, document, caller);
    response.setHeader('Content-Security-Policy', shownOnly);
    response.setHeader('X-Frame-Options', 'SAMEORIGIN');
    return inline(opened);
  }
}
