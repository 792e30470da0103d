import { Module } from '@nestjs/common';
import { ApplicationsModule } from '../applications/applications.module.js';
import { ProposalsModule } from '../proposals/proposals.module.js';
import { RetentionModule } from '../retention/retention.module.js';
import { PeopleController } from './people.controller.js';
import { PersonErasures } from './person-erasures.service.js';
import { PersonSearch } from './person-search.service.js';
import { PersonSources } from './person-sources.service.js';

/** What is kept of one person anywhere; its archive and the end of an erasure are those of cases, which are global. */
@Module({
  imports: [ApplicationsModule, ProposalsModule, RetentionModule],
  controllers: [PeopleController],
  providers: [PersonErasures, PersonSearch, PersonSources],
  exports: [PersonSources],
})
export class PeopleModule {}
