import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ApplicationsModule } from '../applications/applications.module.js';
import { RetentionModule } from '../retention/retention.module.js';
import { AbandonedDocuments } from './abandoned-documents.js';
import { Document } from './document.entity.js';
import { ApplicationDocumentsController } from './application-documents.controller.js';
import { DocumentsRepository } from './documents.repository.js';
import { DocumentsService } from './documents.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([Document]), ApplicationsModule, RetentionModule],
  controllers: [ApplicationDocumentsController],
  providers: [AbandonedDocuments, DocumentsRepository, DocumentsService],
  exports: [DocumentsService],
})
export class DocumentsModule {}
