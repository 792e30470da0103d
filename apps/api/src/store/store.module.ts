import { Module } from '@nestjs/common';
import { ApplicationsModule } from '../applications/applications.module.js';
import { LoanApplicationModule } from '../loan-application/loan-application.module.js';
import { LoanPlanModule } from '../loan-plan/loan-plan.module.js';
import { PricingModule } from '../pricing/pricing.module.js';
import { StoreController } from './store.controller.js';
import { StoreService } from './store.service.js';
import { PartnerStoresModule } from '../partner-stores/partner-stores.module.js';

@Module({
  imports: [ApplicationsModule, LoanApplicationModule, LoanPlanModule, PricingModule, PartnerStoresModule],
  controllers: [StoreController],
  providers: [StoreService],
})
export class StoreModule {}
