import { Module } from '@nestjs/common';
import { AnsweredCalls } from './answered-calls.js';
import { ApplicationCodes } from './application-codes.js';
import { ApplicationRepository } from './application.repository.js';
import { CodesReencryption } from './codes-reencryption.js';
import { EffectRunner } from './effect-runner.js';
import { FlowEngine } from './flow-engine.js';
import { FlowMaintenance } from './flow-maintenance.js';
import { FlowRegistry } from './flow-registry.js';
import { LogChain } from './log-chain.js';
import { LogParts } from './log-parts.js';
import { LogReview } from './log-review.js';
import { SharedValues } from './shared-values.js';
import { StepNumbering } from './step-numbers.js';

/** What the server asks the engine for. */
const services = [
  AnsweredCalls,
  ApplicationCodes,
  ApplicationRepository,
  FlowEngine,
  FlowMaintenance,
  FlowRegistry,
  LogParts,
  LogReview,
  StepNumbering,
];

/** The engine. It knows no flow; each flow's module registers its own. */
@Module({
  providers: [...services, CodesReencryption, EffectRunner, LogChain, SharedValues],
  exports: services,
})
export class EngineModule {}
