import { Module } from '@nestjs/common';
import { EngineModule } from '../engine/engine.module.js';
import { InspectorController } from './inspector.controller.js';
import { RehearsalsRepository } from './rehearsals.repository.js';
import { Rehearsals } from './rehearsals.service.js';
import { Scenarios } from './scenarios.service.js';

/** What the inspector of charts asks for: releases with their applications, rehearsals of migrations, kept walks. */
@Module({
  imports: [EngineModule],
  controllers: [InspectorController],
  providers: [Rehearsals, RehearsalsRepository, Scenarios],
})
export class InspectorModule {}
