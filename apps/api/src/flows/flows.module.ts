import { Module, type OnModuleInit } from '@nestjs/common';
import { ApplicationFinder } from './application-finder.js';
import { ApplicationList } from './application-list.js';
import { ApplicationRepository } from './application.repository.js';
import { ApplicationsController } from './applications.controller.js';
import { Applications } from './applications.service.js';
import { Erasure } from './erasure.js';
import { FlowEngine } from './flow-engine.js';
import { FlowMaintenance } from './flow-maintenance.js';
import { FlowRegistry } from './flow-registry.js';
import { FlowsController } from './flows.controller.js';
import { NewcomerCheck } from './newcomer-check.js';
import { OutsideActions } from './outside-actions.js';
import { Population } from './population.js';
import { TransitionStream } from './transition-stream.js';
import { TransitionsController } from './transitions.controller.js';

/** The engine and the platform's API over it. It knows no flow; each flow's module registers its own. */
@Module({
  controllers: [FlowsController, ApplicationsController, TransitionsController],
  providers: [
    ApplicationFinder,
    ApplicationList,
    ApplicationRepository,
    Applications,
    Erasure,
    FlowEngine,
    FlowMaintenance,
    FlowRegistry,
    NewcomerCheck,
    OutsideActions,
    Population,
    TransitionStream,
  ],
  exports: [
    ApplicationFinder,
    ApplicationRepository,
    Erasure,
    FlowEngine,
    FlowMaintenance,
    FlowRegistry,
    NewcomerCheck,
  ],
})
export class FlowsModule implements OnModuleInit {
  constructor(
    private readonly outside: OutsideActions,
    private readonly engine: FlowEngine,
  ) {}

  onModuleInit(): void {
    this.outside.answerTo((id, event) => this.engine.sendBySystem(id, event));
  }
}
