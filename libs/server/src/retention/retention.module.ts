import { Module } from '@nestjs/common';
import { EngineModule } from '../engine/engine.module.js';
import { Erasure } from './erasure.service.js';

@Module({ imports: [EngineModule], providers: [Erasure], exports: [Erasure] })
export class RetentionModule {}
