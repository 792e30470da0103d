import { Module, type DynamicModule, type Type } from '@nestjs/common';
import { ApplicationsModule } from '../applications/applications.module.js';
import { DocumentsModule } from '../documents/documents.module.js';
import { RetentionModule } from '../retention/retention.module.js';
import { ProposalsModule } from '../proposals/proposals.module.js';
import { ActsController } from './acts.controller.js';
import { CaseAnswersController } from './case-answers.controller.js';
import { CaseDocumentsController } from './case-documents.controller.js';
import { CasesController } from './cases.controller.js';
import { ChoiceLists, noLists } from './choice-lists.service.js';
import { Erasures } from './erasures.service.js';
import { Letters } from './letters.service.js';
import { Notes } from './notes.service.js';
import { PersonalData } from './personal-data.service.js';
import { ApplicationSummaries } from './summary/summaries.service.js';

/** What the bank's own people do with applications: answers in words, acts, notes, letters, and the data of a person. */
@Module({})
export class CasesModule {
  /** With the choices that `lists` knows, a provider which `module` exports; without any where a product has no lists. */
  static with(module?: Type, lists?: Type<ChoiceLists>): DynamicModule {
    return {
      module: CasesModule,
      // Flows have addresses of their own for their summaries.
      global: true,
      imports: [ApplicationsModule, DocumentsModule, ProposalsModule, RetentionModule, ...(module ? [module] : [])],
      controllers: [ActsController, CaseAnswersController, CaseDocumentsController, CasesController],
      providers: [
        ApplicationSummaries,
        Erasures,
        Letters,
        Notes,
        PersonalData,
        { provide: ChoiceLists, ...(lists ? { useExisting: lists } : { useValue: noLists }) },
      ],
      exports: [ApplicationSummaries, Erasures, Notes, PersonalData],
    };
  }
}
