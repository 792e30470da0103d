import { Module } from '@nestjs/common';
import { EngineModule } from '../engine/engine.module.js';
import { TasksModule } from '../tasks/tasks.module.js';
import { BacklogMetrics } from './backlog-metrics.js';
import { OutboxController } from './outbox.controller.js';
import { QueuesController } from './queues.controller.js';
import { SystemHealthController } from './system-health.controller.js';

/** What those look at who keep an installation running. */
@Module({
  imports: [EngineModule, TasksModule],
  controllers: [OutboxController, QueuesController, SystemHealthController],
  providers: [BacklogMetrics],
})
export class OperationsModule {}
