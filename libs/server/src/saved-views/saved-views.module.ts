import { Module } from '@nestjs/common';
import { EngineModule } from '../engine/engine.module.js';
import { SavedViewsController } from './saved-views.controller.js';

/** Lists of applications that a person keeps. */
@Module({ imports: [EngineModule], controllers: [SavedViewsController] })
export class SavedViewsModule {}
