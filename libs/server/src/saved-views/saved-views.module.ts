import { Module } from '@nestjs/common';
import { EngineModule } from '../engine/engine.module.js';
import { SavedViewsController } from './saved-views.controller.js';
import { SavedViews } from './saved-views.service.js';

/** Lists of applications that a person keeps. */
@Module({ imports: [EngineModule], controllers: [SavedViewsController], providers: [SavedViews] })
export class SavedViewsModule {}
