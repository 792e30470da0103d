import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ApplicationsModule } from '../applications/applications.module.js';
import { RetentionModule } from '../retention/retention.module.js';
import { AbandonedDocuments } from './abandoned-documents.js';
import { DocumentSeals } from './document-seals.js';
import { Document } from './document.entity.js';
import { DocumentsRepository } from './documents.repository.js';
import { DocumentsService } from './documents.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([Document]), ApplicationsModule, RetentionModule],
  providers: [AbandonedDocuments, DocumentSeals, DocumentsRepository, DocumentsService],
  exports: [DocumentsService],
})
export class DocumentsModule {}
