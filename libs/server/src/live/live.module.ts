import { Module } from '@nestjs/common';
import { TransitionLog } from './transition-log.js';
import { TransitionStream } from './transition-stream.js';
import { TransitionsController } from './transitions.controller.js';

@Module({
  controllers: [TransitionsController],
  providers: [TransitionLog, TransitionStream],
  exports: [TransitionLog],
})
export class LiveModule {}
