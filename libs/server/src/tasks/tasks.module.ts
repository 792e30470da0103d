import { Module } from '@nestjs/common';
import { EngineModule } from '../engine/engine.module.js';
import { TaskKinds } from './task-kinds.service.js';
import { TaskMails } from './task-mails.service.js';
import { TaskRules } from './task-rules.js';
import { TasksController } from './tasks.controller.js';
import { Tasks } from './tasks.service.js';

/** What waits for the bank's people. */
@Module({
  imports: [EngineModule],
  controllers: [TasksController],
  providers: [TaskKinds, TaskMails, TaskRules, Tasks],
  exports: [TaskKinds, Tasks],
})
export class TasksModule {}
