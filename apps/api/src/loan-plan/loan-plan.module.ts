import { Module } from '@nestjs/common';
import { PricingModule } from '../pricing/pricing.module.js';
import { LoanPapers } from './loan-papers.service.js';
import { LoanPlanService } from './loan-plan.service.js';

@Module({
  imports: [PricingModule],
  providers: [LoanPlanService, LoanPapers],
  exports: [LoanPlanService, LoanPapers],
})
export class LoanPlanModule {}
