import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Sql, statement } from '@statewise/server/platform/database/sql.js';
import { Jobs } from '@statewise/server/platform/jobs/jobs.js';
import { TaskKinds, type TaskDescription } from '@statewise/server/tasks/task-kinds.service.js';
import { adminsAlone } from './content-kind.js';
import { Publishing, scheduledPublishing } from './publishing.service.js';

const describe = statement<TaskDescription>(
  'content-unpublished',
  `select kind || '/' || key as subject, null::json as by,
      coalesce(draft->'texts'->'en'->>'title', draft->'texts'->'en'->>'name', draft->'facts'->>'name', kind || ' ' || key) as title
    from content_item where kind || '/' || key = any($1::text[])`,
);

/** Publishes drafts when their time has come; what cannot be published then is among the tasks of who edits it. */
@Injectable()
export class ScheduledContent implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly kinds: TaskKinds,
    private readonly publishing: Publishing,
    private readonly sql: Sql,
  ) {}

  onModuleInit(): void {
    this.jobs.register(scheduledPublishing, (place) => this.publishing.publishDue(place), {
      dropped: (place, within) => this.publishing.giveUp(place, within),
    });
    const own = { describe: (subjects: readonly string[]) => this.sql.run(describe, [subjects]) };
    this.kinds.register({
      ...own,
      kind: 'unpublished',
      roles: ['staff', 'editor', 'admin'],
      labels: {
        en: 'Content that could not be published on time',
        nl: 'Inhoud die niet op tijd gepubliceerd kon worden',
        fr: 'Contenu qui n’a pas pu être publié à temps',
      },
    });
    this.kinds.register({
      ...own,
      kind: 'unpublishedTerms',
      roles: adminsAlone,
      labels: {
        en: 'Prices and rules that could not be published on time',
        nl: 'Prijzen en regels die niet op tijd gepubliceerd konden worden',
        fr: 'Prix et règles qui n’ont pas pu être publiés à temps',
      },
    });
  }
}
