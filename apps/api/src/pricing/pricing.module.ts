import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { TasksModule } from '@statewise/server/tasks/tasks.module.js';
import { LoanTerm, LoanType, Promotion, RiskPolicyRecord } from './pricing.entity.js';
import { Price } from './price.entity.js';
import { PricingService } from './pricing.service.js';

@Module({
  imports: [TasksModule, TypeOrmModule.forFeature([LoanType, LoanTerm, Promotion, Price, RiskPolicyRecord])],
  providers: [PricingService],
  exports: [PricingService],
})
export class PricingModule {}
