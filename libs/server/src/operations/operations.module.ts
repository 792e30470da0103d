import { Module } from '@nestjs/common';
import { EngineModule } from '../engine/engine.module.js';
import { TasksModule } from '../tasks/tasks.module.js';
import { BacklogMetrics } from './backlog-metrics.js';
import { OperationsController } from './operations.controller.js';
import { OutboxDesk } from './outbox.service.js';
import { Queues } from './queues.service.js';
import { SystemHealth } from './system-health.service.js';

/** What those look at who keep an installation running. */
@Module({
  imports: [EngineModule, TasksModule],
  controllers: [OperationsController],
  providers: [BacklogMetrics, OutboxDesk, Queues, SystemHealth],
})
export class OperationsModule {}
