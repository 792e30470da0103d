import { Module } from '@nestjs/common';
import { EngineModule } from '../engine/engine.module.js';
import { TaskKinds } from './task-kinds.service.js';
import { TaskMailsController } from './task-mails.controller.js';
import { TasksController } from './tasks.controller.js';
import { Tasks } from './tasks.service.js';

/** What waits for the bank's people. */
@Module({
  imports: [EngineModule],
  controllers: [TasksController, TaskMailsController],
  providers: [TaskKinds, Tasks],
  exports: [TaskKinds],
})
export class TasksModule {}
