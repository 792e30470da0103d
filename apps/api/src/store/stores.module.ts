import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Store } from './store.entity.js';
import { Stores } from './stores.js';

@Module({ imports: [TypeOrmModule.forFeature([Store])], providers: [Stores], exports: [Stores] })
export class StoresModule {}
