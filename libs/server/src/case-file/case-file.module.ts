import { Module, type DynamicModule, type Type } from '@nestjs/common';
import { ApplicationsModule } from '../applications/applications.module.js';
import { CaseFileController } from './case-file.controller.js';
import { CaseFile } from './case-file.service.js';
import { ChoiceLists } from './choice-lists.service.js';
import { SavedViewsController } from './saved-views/saved-views.controller.js';
import { SavedViews } from './saved-views/saved-views.service.js';

/** What the console reads of applications: one in words, and the lists that a person keeps. */
@Module({})
export class CaseFileModule {
  /** With the choices that `lists` knows, a provider which `module` exports. */
  static with(module: Type, lists: Type<ChoiceLists>): DynamicModule {
    return {
      module: CaseFileModule,
      imports: [ApplicationsModule, module],
      controllers: [CaseFileController, SavedViewsController],
      providers: [CaseFile, SavedViews, { provide: ChoiceLists, useExisting: lists }],
    };
  }
}
