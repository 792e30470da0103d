import { Module, type OnModuleInit } from '@nestjs/common';
import { loanDocuments } from '@statewise/contract/bank';
import { loanApplicationFlow } from '@statewise/machines';
import { loanStaffWords, loanWords } from '@statewise/machines/loan-application/words';
import { FlowDocumentsModule } from '@statewise/server/documents/flow-documents.module.js';
import { FlowRegistry } from '@statewise/server/engine/flow-registry.js';
import { ApplicationsModule } from '@statewise/server/applications/applications.module.js';
import { TasksModule } from '@statewise/server/tasks/tasks.module.js';
import { DropdownsModule } from '../dropdowns/dropdowns.module.js';
import { IntermediariesModule } from '../intermediaries/intermediaries.module.js';
import { LoanPlanModule } from '../loan-plan/loan-plan.module.js';
import { PricingModule } from '../pricing/pricing.module.js';
import { PartnerStoresModule } from '../partner-stores/partner-stores.module.js';
import { OriginPolicy } from './origin-policy.service.js';
import { LoanApplicationController } from './loan-application.controller.js';
import { LoanDetailsController } from './loan-details.controller.js';
import { LoanMails } from './loan-mails.js';
import { LoanPlanMail } from './loan-plan-mail.js';
import { LoanTermsService } from './loan-terms.service.js';
import { PrepareEvent } from './prepare-event.js';
import { OpenReview, ReviewsController } from './reviews/reviews.controller.js';
import { RiskFiguresController } from './risk-figures.controller.js';
import { RiskHandler } from './risk.handler.js';

@Module({
  imports: [
    ApplicationsModule,
    DropdownsModule,
    IntermediariesModule,
    FlowDocumentsModule.of(loanApplicationFlow, loanDocuments),
    LoanPlanModule,
    PricingModule,
    PartnerStoresModule,
    TasksModule,
  ],
  controllers: [LoanApplicationController, LoanDetailsController, ReviewsController, RiskFiguresController],
  providers: [OriginPolicy, LoanMails, LoanPlanMail, LoanTermsService, PrepareEvent, OpenReview, RiskHandler],
  exports: [LoanTermsService, OriginPolicy],
})
export class LoanApplicationModule implements OnModuleInit {
  constructor(
    private readonly registry: FlowRegistry,
    private readonly preparing: PrepareEvent,
    private readonly risk: RiskHandler,
    private readonly mails: LoanMails,
    private readonly opening: OpenReview,
  ) {}

  onModuleInit(): void {
    this.registry.register(loanApplicationFlow, {
      handlers: {
        analyseRisk: this.risk,
        announceDecision: this.mails.decision,
        announceReopening: this.mails.reopening,
        openReview: this.opening,
        requestReview: this.mails.review,
        confirmReceipt: this.mails.receipt,
      },
      words: [loanWords, loanStaffWords],
      prepare: (event, request) => this.preparing.prepare(event, request),
    });
  }
}
