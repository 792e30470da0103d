import { Module } from '@nestjs/common';
import { ApplicationsModule } from '../applications/applications.module.js';
import { DropdownsModule } from '../dropdowns/dropdowns.module.js';
import { CaseFileController } from './case-file.controller.js';
import { CaseFile } from './case-file.service.js';
import { SavedViewsController } from './saved-views/saved-views.controller.js';
import { SavedViews } from './saved-views/saved-views.service.js';

/** What the console reads of applications: one in words, and the lists that a person keeps. */
@Module({
  imports: [ApplicationsModule, DropdownsModule],
  controllers: [CaseFileController, SavedViewsController],
  providers: [CaseFile, SavedViews],
})
export class CaseFileModule {}
