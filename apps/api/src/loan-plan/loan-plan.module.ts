import { Module } from '@nestjs/common';
import { PricingModule } from '../pricing/pricing.module.js';
import { LoanPlanDocuments } from './loan-plan-documents.service.js';
import { LoanPlanService } from './loan-plan.service.js';

@Module({
  imports: [PricingModule],
  providers: [LoanPlanService, LoanPlanDocuments],
  exports: [LoanPlanService, LoanPlanDocuments],
})
export class LoanPlanModule {}
