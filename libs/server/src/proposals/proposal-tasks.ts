import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Sql, statement } from '../platform/database/sql.js';
import { TaskKinds, type TaskDescription } from '../tasks/task-kinds.service.js';

const ofRegister = statement<TaskDescription>(
  'proposal-tasks',
  `select proposal.id::text as subject, content->>'title' as title,
      json_build_object('id', proposed_by, 'name', coalesce(proposer.name, proposed_by)) as by
    from proposal left join "user" proposer on proposer.id::text = proposed_by where proposal.id::text = any($1::text[])`,
);
const ofErasures = statement<TaskDescription>(
  'proposal-tasks-erasures',
  ofRegister.text.replace(`content->>'title'`, 'null'),
);
const ofApplications = statement<TaskDescription>(
  'proposal-tasks-acceptances',
  `select public_id::text as subject, null as title,
      json_build_object('id', facts->'proposal'->>'by', 'name', coalesce(proposer.name, facts->'proposal'->>'by')) as by
    from application left join "user" proposer on proposer.id::text = facts->'proposal'->>'by' where public_id = any($1::uuid[])`,
);

const ofOutcomes = statement<TaskDescription>(
  'proposal-tasks-outcomes',
  `select proposal.id::text as subject, case when kind <> 'erasure' then content->>'title' end as title,
      case when decided_by is not null then json_build_object('id', decided_by, 'name', coalesce(decider.name, decided_by)) end as by
    from proposal left join "user" decider on decider.id::text = decided_by where proposal.id::text = any($1::text[])`,
);

/**
 * What waits for a second person, among the tasks: acceptances for who decides, what is in the register for admins; and what became of it for who proposed it.
 */
@Injectable()
export class ProposalTasks implements OnModuleInit {
  constructor(
    private readonly kinds: TaskKinds,
    private readonly sql: Sql,
  ) {}

  onModuleInit(): void {
    const describe = (by: typeof ofRegister) => (subjects: readonly string[]) => this.sql.run(by, [subjects]);
    this.kinds.register({ kind: 'acceptance', roles: this.kinds.caseWorkers, describe: describe(ofApplications) });
    this.kinds.register({ kind: 'proposal', roles: ['admin'], describe: describe(ofRegister) });
    this.kinds.register({ kind: 'outcome', roles: ['staff', 'editor', 'admin'], describe: describe(ofOutcomes) });
    this.kinds.register({ kind: 'erasure', roles: ['admin'], describe: describe(ofErasures) });
  }
}
