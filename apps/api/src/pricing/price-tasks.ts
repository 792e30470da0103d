import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Sql, statement } from '@statewise/server/platform/database/sql.js';
import { TaskKinds, type TaskDescription } from '@statewise/server/tasks/task-kinds.service.js';

const describe = statement<TaskDescription>(
  'price-tasks',
  `select id::text as subject, format('%s %s %s %%', product, country, trim_scale(rate)) as title, null::json as by
    from price where id::text = any($1::text[])`,
);

/** Prices that start tomorrow, among the tasks of who can still change them. */
@Injectable()
export class PriceTasks implements OnModuleInit {
  constructor(
    private readonly kinds: TaskKinds,
    private readonly sql: Sql,
  ) {}

  onModuleInit(): void {
    this.kinds.register({
      kind: 'price',
      roles: ['admin'],
      labels: { en: 'Prices that start tomorrow', nl: 'Prijzen die morgen ingaan', fr: 'Prix qui débutent demain' },
      describe: (subjects) => this.sql.run(describe, [subjects]),
    });
  }
}
