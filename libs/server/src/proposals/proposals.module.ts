import { Module } from '@nestjs/common';
import { ProposalsController } from './proposals.controller.js';
import { TasksModule } from '../tasks/tasks.module.js';
import { ProposalTasks } from './proposal-tasks.js';
import { ProposalDecisions } from './proposal-decisions.service.js';
import { Proposals } from './proposals.service.js';

/** The register of acts that need two people. */
@Module({
  imports: [TasksModule],
  controllers: [ProposalsController],
  providers: [Proposals, ProposalDecisions, ProposalTasks],
  exports: [Proposals, ProposalDecisions],
})
export class ProposalsModule {}
