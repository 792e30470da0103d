import { Injectable } from '@nestjs/common';
import type { Actor } from '@statewise/machines';
import { demandPerson } from '../../platform/auth/access.js';
import { Sql, type Statement } from '../../platform/database/sql.js';
import { fieldErrors } from '../../platform/http/request-fields.js';
import { Problem } from '../../platform/problem/problem.js';

/** A list that a person keeps. */
export interface SavedView {
  readonly id: string;
  readonly name: string;
  /** What the list is narrowed by, as a query. */
  readonly query: string;
}

/** More than a menu can show. */
const mostViews = 50;

const readAll: Statement = {
  name: 'saved-views',
  text: 'select id, name, query from saved_view where user_id = $1::uuid order by name',
};

/** Keeping a view under a name that there is already changes it. */
const keep: Statement = {
  name: 'saved-view-keep',
  text: `insert into saved_view (user_id, name, query) select $1::uuid, $2, $3
    where (select count(*) from saved_view where user_id = $1::uuid and name <> $2) < ${mostViews}
    on conflict (user_id, name) do update set query = excluded.query returning id, name, query`,
};

const remove: Statement = {
  name: 'saved-view-remove',
  text: 'delete from saved_view where user_id = $1::uuid and id = $2::uuid returning id',
};

/** Each person's own lists; programs keep none. */
@Injectable()
export class SavedViews {
  constructor(private readonly sql: Sql) {}

  async all(actor: Actor): Promise<SavedView[]> {
    return this.sql.run<SavedView & Record<string, unknown>>(readAll, [demandPerson(actor)]);
  }

  async keep(actor: Actor, { name, query }: Pick<SavedView, 'name' | 'query'>): Promise<SavedView> {
    const [view] = await this.sql.run<SavedView & Record<string, unknown>>(keep, [demandPerson(actor), name, query]);
    if (!view) throw fieldErrors({ name: ['max'] });
    return view;
  }

  async remove(actor: Actor, id: string): Promise<void> {
    const isId = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(id);
    const removed = isId ? await this.sql.run(remove, [demandPerson(actor), id]) : [];
    if (removed.length === 0) throw new Problem('REQUEST.NOT_FOUND');
  }
}
