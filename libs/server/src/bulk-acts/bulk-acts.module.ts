import { Module } from '@nestjs/common';
import { ApplicationsModule } from '../applications/applications.module.js';
import { ProposalsModule } from '../proposals/proposals.module.js';
import { BulkActRunner } from './bulk-act-runner.js';
import { BulkActsController } from './bulk-acts.controller.js';

/** Acts on many applications at once; the notes are those of cases, which are global. */
@Module({
  imports: [ApplicationsModule, ProposalsModule],
  controllers: [BulkActsController],
  providers: [BulkActRunner],
})
export class BulkActsModule {}
