import { Module } from '@nestjs/common';
import { EngineModule } from '../engine/engine.module.js';
import { LiveModule } from '../live/live.module.js';
import { StatisticsController } from './statistics.controller.js';
import { TransitionCounter } from './transition-counter.js';

@Module({
  imports: [EngineModule, LiveModule],
  controllers: [StatisticsController],
  providers: [TransitionCounter],
})
export class StatisticsModule {}
