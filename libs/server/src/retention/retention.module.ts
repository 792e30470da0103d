import { Module } from '@nestjs/common';
import { EngineModule } from '../engine/engine.module.js';
import { Erasure } from './erasure.service.js';
import { ErasureRequests } from './erasure-requests.service.js';

@Module({ imports: [EngineModule], providers: [Erasure, ErasureRequests], exports: [Erasure, ErasureRequests] })
export class RetentionModule {}
