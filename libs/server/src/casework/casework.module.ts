import { Module } from '@nestjs/common';
import { ApplicationsModule } from '../applications/applications.module.js';
import { DocumentsModule } from '../documents/documents.module.js';
import { RetentionModule } from '../retention/retention.module.js';
import { Acts } from './acts.service.js';
import { CaseworkController } from './casework.controller.js';
import { Casework } from './casework.service.js';
import { LettersRepository } from './letters.repository.js';
import { NotesRepository } from './notes.repository.js';
import { People } from './people.service.js';
import { PersonalData } from './personal-data.service.js';

/** What the bank's own people do with applications: acts, notes, letters, and handing over what is kept of a person. */
@Module({
  imports: [ApplicationsModule, DocumentsModule, RetentionModule],
  controllers: [CaseworkController],
  providers: [Acts, Casework, LettersRepository, NotesRepository, People, PersonalData],
})
export class CaseworkModule {}
