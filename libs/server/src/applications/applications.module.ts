import { Module, type OnModuleInit } from '@nestjs/common';
import { renewCode, tellOfHelp } from '../engine/application-codes.js';
import { EngineModule } from '../engine/engine.module.js';
import { RetentionModule } from '../retention/retention.module.js';
import { ApplicationAccess } from './application-access.js';
import { ApplicationSearch } from './application-search.js';
import { ApplicationsController } from './applications.controller.js';
import { AuditedActsController } from './audited-acts.controller.js';
import { FlowRegistry } from '../engine/flow-registry.js';
import { DevicesController } from './devices/devices.controller.js';
import { Devices } from './devices/devices.service.js';
import { ApplicationAddresses } from './addresses/application-addresses.service.js';
import { LostCodesController } from './addresses/lost-codes.controller.js';
import { ApplicationListController } from './application-list.controller.js';
import { WaysBackMail } from './addresses/ways-back-mail.js';
import { WaysBack } from './addresses/ways-back.service.js';
import { FlowsController } from './flows.controller.js';
import { LogController } from './log.controller.js';
import { CreationHumanCheck } from './creation-human-check.js';
import { Notices } from './notices.js';

/** The platform's API over the applications of every flow. */
@Module({
  imports: [EngineModule, RetentionModule],
  controllers: [
    FlowsController,
    ApplicationsController,
    AuditedActsController,
    LogController,
    DevicesController,
    LostCodesController,
    ApplicationListController,
  ],
  providers: [
    ApplicationAccess,
    ApplicationAddresses,
    ApplicationSearch,
    Devices,
    CreationHumanCheck,
    Notices,
    WaysBack,
    WaysBackMail,
  ],
  exports: [ApplicationAccess, ApplicationAddresses, ApplicationSearch, EngineModule, CreationHumanCheck, WaysBack],
})
export class ApplicationsModule implements OnModuleInit {
  constructor(
    private readonly registry: FlowRegistry,
    private readonly waysBackMail: WaysBackMail,
    private readonly notices: Notices,
  ) {}

  onModuleInit(): void {
    this.registry.handleEverywhere(renewCode, this.waysBackMail);
    this.registry.handleEverywhere(tellOfHelp, this.notices);
  }
}
