import { Module } from '@nestjs/common';
import { TransitionStream } from './transition-stream.js';
import { TransitionsController } from './transitions.controller.js';

@Module({ controllers: [TransitionsController], providers: [TransitionStream] })
export class LiveModule {}
