import { Module } from '@nestjs/common';
import { ProposalsModule } from '@statewise/server/proposals/proposals.module.js';
import { PartnerStoresModule } from '../partner-stores/partner-stores.module.js';
import { PricingModule } from '../pricing/pricing.module.js';
import { EditingController } from './editing.controller.js';
import { Editing } from './editing.service.js';
import { ScheduledContent } from './scheduled-content.js';
import { TasksModule } from '@statewise/server/tasks/tasks.module.js';
import { Previews } from './previews.service.js';
import { Publishing } from './publishing.service.js';

/** What the bank's people edit: drafts, publishing and history. */
@Module({
  imports: [ProposalsModule, TasksModule, PricingModule, PartnerStoresModule],
  controllers: [EditingController],
  providers: [Editing, Previews, Publishing, ScheduledContent],
  exports: [Previews],
})
export class EditingModule {}
