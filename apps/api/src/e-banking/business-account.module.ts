import { Module, type OnModuleInit } from '@nestjs/common';
import { accountDocuments } from '@statewise/contract/bank';
import { businessAccountFlow } from '@statewise/machines';
import { businessStaffWords, businessWords } from '@statewise/machines/e-banking/words';
import { FlowDocumentsModule } from '@statewise/server/documents/flow-documents.module.js';
import { ApplicationsModule } from '@statewise/server/applications/applications.module.js';
import { FlowRegistry } from '@statewise/server/engine/flow-registry.js';
import { DropdownsModule } from '../dropdowns/dropdowns.module.js';
import { BusinessAccountController } from './business-account.controller.js';
import { BusinessAccounts } from './business-account.service.js';
import { BusinessQuestionsController } from './business-questions.controller.js';
import { PrepareBusinessEvent } from './prepare-event.js';
import { BusinessSummaryController } from './summary/business-summary.controller.js';
import { BusinessSummary } from './summary/business-summary.service.js';
import { vatIndex, VatNumbers } from './vat-numbers.repository.js';
import { VatRegister } from './vat-register.js';

@Module({
  imports: [ApplicationsModule, FlowDocumentsModule.of(businessAccountFlow, accountDocuments), DropdownsModule],
  controllers: [BusinessAccountController, BusinessQuestionsController, BusinessSummaryController],
  providers: [BusinessAccounts, BusinessSummary, PrepareBusinessEvent, VatNumbers, VatRegister],
})
export class BusinessAccountModule implements OnModuleInit {
  constructor(
    private readonly registry: FlowRegistry,
    private readonly preparing: PrepareBusinessEvent,
  ) {}

  onModuleInit(): void {
    this.registry.register(businessAccountFlow, {
      words: [businessWords, businessStaffWords],
      prepare: (event, request) => this.preparing.prepare(event, request),
      unique: { [vatIndex]: { vat: ['vat'] } },
    });
  }
}
