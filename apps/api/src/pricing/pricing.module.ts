import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { LoanTerm, LoanType, Promotion, RiskPolicyRecord } from './pricing.entity.js';
import { PricingRepository } from './pricing.repository.js';
import { PricingService } from './pricing.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([LoanType, LoanTerm, Promotion, RiskPolicyRecord])],
  providers: [PricingService, PricingRepository],
  exports: [PricingService],
})
export class PricingModule {}
