import { Module, type DynamicModule } from '@nestjs/common';
import { EngineModule } from '../engine/engine.module.js';
import { ChartNames } from './chart-names.js';
import { RehearsalsController } from './rehearsals.controller.js';
import { ScenariosController } from './scenarios.controller.js';

/** What the inspector of charts asks for: releases with their applications, rehearsals of migrations, kept walks. */
@Module({})
export class InspectorModule {
  /** With the charts of these ids. */
  static with(charts: readonly string[]): DynamicModule {
    return {
      module: InspectorModule,
      imports: [EngineModule],
      controllers: [RehearsalsController, ScenariosController],
      providers: [{ provide: ChartNames, useValue: new ChartNames(new Set(charts)) }],
    };
  }
}
