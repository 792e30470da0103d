import { Module, type OnModuleInit } from '@nestjs/common';
import { ApplicationFinder } from '../applications/application-finder.js';
import { ApplicationRepository } from './application.repository.js';
import { EffectRunner } from './effect-runner.js';
import { FlowEngine } from './flow-engine.js';
import { FlowMaintenance } from './flow-maintenance.js';
import { FlowRegistry } from './flow-registry.js';

/** The engine. It knows no flow; each flow's module registers its own. */
@Module({
  providers: [ApplicationFinder, ApplicationRepository, EffectRunner, FlowEngine, FlowMaintenance, FlowRegistry],
  exports: [ApplicationFinder, ApplicationRepository, FlowEngine, FlowMaintenance, FlowRegistry],
})
export class EngineModule implements OnModuleInit {
  constructor(
    private readonly effects: EffectRunner,
    private readonly engine: FlowEngine,
  ) {}

  onModuleInit(): void {
    this.effects.answerTo((id, event) => this.engine.sendBySystem(id, event));
  }
}
