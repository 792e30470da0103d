import { Module } from '@nestjs/common';
import { EngineModule } from '../engine/engine.module.js';
import { FlowStatistics } from './flow-statistics.js';
import { StatisticsController } from './statistics.controller.js';

@Module({ imports: [EngineModule], controllers: [StatisticsController], providers: [FlowStatistics] })
export class StatisticsModule {}
