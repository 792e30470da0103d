import { Module } from '@nestjs/common';
import { EngineModule } from '../engine/engine.module.js';
import { RetentionModule } from '../retention/retention.module.js';
import { ApplicationAccess } from './application-access.js';
import { ApplicationList } from './application-list.js';
import { ApplicationsController } from './applications.controller.js';
import { Applications } from './applications.service.js';
import { FlowsController } from './flows.controller.js';
import { NewcomerCheck } from './newcomer-check.js';

/** The platform's API over the applications of every flow. */
@Module({
  imports: [EngineModule, RetentionModule],
  controllers: [FlowsController, ApplicationsController],
  providers: [ApplicationAccess, ApplicationList, Applications, NewcomerCheck],
  exports: [ApplicationAccess, EngineModule, NewcomerCheck],
})
export class ApplicationsModule {}
