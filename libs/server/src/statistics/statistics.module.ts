import { Module } from '@nestjs/common';
import { EngineModule } from '../engine/engine.module.js';
import { LiveModule } from '../live/live.module.js';
import { FlowStatistics } from './flow-statistics.js';
import { StatisticsController } from './statistics.controller.js';
import { TransitionCounter } from './transition-counter.js';

@Module({
  imports: [EngineModule, LiveModule],
  controllers: [StatisticsController],
  providers: [FlowStatistics, TransitionCounter],
})
export class StatisticsModule {}
