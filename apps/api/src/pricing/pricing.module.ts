import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { LoanTerm, LoanType, Promotion, RiskPolicyRecord } from './pricing.entity.js';
import { Price } from './price.entity.js';
import { PricingRepository } from './pricing.repository.js';
import { PricingService } from './pricing.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([LoanType, LoanTerm, Promotion, Price, RiskPolicyRecord])],
  providers: [PricingService, PricingRepository],
  exports: [PricingService],
})
export class PricingModule {}
