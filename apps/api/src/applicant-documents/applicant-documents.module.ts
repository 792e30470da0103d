import { Module } from '@nestjs/common';
import { DocumentsModule } from '@statewise/server/documents/documents.module.js';
import { BusinessDocumentsController } from './business-documents.controller.js';
import { DocumentsController } from './documents.controller.js';

/** The documents that applicants send for a loan or a business account, and may read again. */
@Module({ imports: [DocumentsModule], controllers: [DocumentsController, BusinessDocumentsController] })
export class ApplicantDocumentsModule {}
