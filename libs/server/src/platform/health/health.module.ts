import { Module } from '@nestjs/common';
import { TerminusModule } from '@nestjs/terminus';
import { HealthController } from './health.controller.js';
import { Readiness } from './readiness.js';
import { Replicas } from './replicas.js';
import { WatcherPort } from './watcher-port.js';

@Module({
  imports: [TerminusModule.forRoot({ logger: false })],
  controllers: [HealthController],
  providers: [Readiness, Replicas, WatcherPort],
  exports: [Replicas],
})
export class HealthModule {}
