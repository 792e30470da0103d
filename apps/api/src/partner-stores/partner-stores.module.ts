import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { PartnerStore } from './partner-store.entity.js';
import { PartnerStores } from './partner-stores.service.js';

@Module({ imports: [TypeOrmModule.forFeature([PartnerStore])], providers: [PartnerStores], exports: [PartnerStores] })
export class PartnerStoresModule {}
