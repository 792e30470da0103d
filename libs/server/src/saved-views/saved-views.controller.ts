import { Controller } from '@nestjs/common';
import { savedViews, type SavedView } from '@statewise/contract';
import { normaliseCode } from '@statewise/i18n';
import { ApplicationRepository } from '../engine/application.repository.js';
import { demandPerson } from '../platform/auth/access.js';
import { Sql, statement } from '../platform/database/sql.js';
import { takeTurn } from '../platform/database/turns.js';
import { Handles, type Input } from '../platform/http/handles.js';
import { demandFound, fieldErrors } from '../platform/problem/problem.js';

/** More than a menu can show. */
const mostViews = 50;

const readAll = statement<SavedView>(
  'saved-views',
  'select id, name, query from saved_view where user_id = $1::uuid order by name',
);

/** Keeping a view under a name that there is already changes it. */
const keep = statement<SavedView>(
  'saved-view-keep',
  `insert into saved_view (user_id, name, query) select $1::uuid, $2, $3
    where (select count(*) from saved_view where user_id = $1::uuid and name <> $2) < ${mostViews}
    on conflict (user_id, name) do update set query = excluded.query returning id, name, query`,
);

const remove = statement<{ id: string }>(
  'saved-view-remove',
  'delete from saved_view where user_id = $1::uuid and id = $2::uuid returning id',
);

/** Lists of applications that a person keeps under a name; programs keep none. */
@Controller()
export class SavedViewsController {
  constructor(
    private readonly sql: Sql,
    private readonly applications: ApplicationRepository,
  ) {}

  @Handles(savedViews.all)
  async all({ caller: { actor } }: Input<typeof savedViews.all>) {
    return { success: true, views: await this.sql.run(readAll, [demandPerson(actor)]) };
  }

  @Handles(savedViews.keep)
  async keep({ body: { name, query }, caller: { actor } }: Input<typeof savedViews.keep>) {
    const person = demandPerson(actor);
    const kept = await this.withoutCode(query, actor.role === 'admin');
    return this.sql.transaction(async (runner) => {
      await runner.run(takeTurn, [`saved views of ${person}`]);
      const [view] = await runner.run(keep, [person, name, kept]);
      if (!view) throw fieldErrors({ name: ['max'] });
      return { success: true, view };
    });
  }

  @Handles(savedViews.remove)
  async remove({ id, caller: { actor } }: Input<typeof savedViews.remove>): Promise<void> {
    demandFound((await this.sql.run(remove, [demandPerson(actor), id]))[0]);
  }

  /**
   * The query as it is kept: a code that is searched for becomes its application's id, so that no view holds it. An admin's
   * code becomes it for admins alone, and is left out for others, who find nothing by it.
   */
  private async withoutCode(query: string, isAdmin: boolean): Promise<string> {
    const asked = new URLSearchParams(query);
    const code = normaliseCode(asked.get('q'));
    if (code === undefined) return query;
    const own = await this.applications.read('code', code);
    const found = own ?? (await this.applications.read('adminCode', code));
    if (!found) return query;
    if (own || isAdmin) asked.set('q', found.public_id);
    else asked.delete('q');
    return asked.toString();
  }
}
