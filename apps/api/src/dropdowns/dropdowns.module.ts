import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { PartnerStoresModule } from '../partner-stores/partner-stores.module.js';
import { PricingModule } from '../pricing/pricing.module.js';
import { DropdownValue } from './dropdown.entity.js';
import { DropdownsController } from './dropdowns.controller.js';
import { DropdownsService } from './dropdowns.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([DropdownValue]), PartnerStoresModule, PricingModule],
  controllers: [DropdownsController],
  providers: [DropdownsService],
  exports: [DropdownsService],
})
export class DropdownsModule {}
