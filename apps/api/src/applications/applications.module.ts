import { Module } from '@nestjs/common';
import { EngineModule } from '../engine/engine.module.js';
import { RetentionModule } from '../retention/retention.module.js';
import { ApplicationList } from './application-list.js';
import { ApplicationsController } from './applications.controller.js';
import { Applications } from './applications.service.js';
import { FlowsController } from './flows.controller.js';
import { NewcomerCheck } from './newcomer-check.js';

/** The platform's API over the applications of every flow. */
@Module({
  imports: [EngineModule, RetentionModule],
  controllers: [FlowsController, ApplicationsController],
  providers: [ApplicationList, Applications, NewcomerCheck],
  exports: [EngineModule, NewcomerCheck],
})
export class ApplicationsModule {}
