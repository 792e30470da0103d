import { Injectable } from '@nestjs/common';
import { statusValue } from '@statewise/flow';
import { Sql, type Statement } from '@statewise/server/platform/database/sql.js';

/** An application that waits for a person, as the list shows it. */
export interface ReviewRow {
  readonly application_id: string;
  readonly first_name: string | null;
  readonly last_name: string | null;
  readonly amount: number | null;
  readonly reasons: readonly string[];
  readonly locale: string;
  readonly version: number;
  readonly words: string | null;
  readonly asked_at: Date;
  readonly due_at: Date;
  readonly is_overdue: boolean;
  readonly assigned_to: string | null;
  readonly assigned_name: string | null;
  readonly place: string;
}

/** Somebody who can look at an application. */
export interface Reviewer {
  readonly id: string;
  readonly name: string;
}

/** Whose reviews a list shows. */
export type Assignment = 'mine' | 'nobody' | 'all';

const columns = `a.public_id as application_id, one.fields->>'first_name' as first_name, one.fields->>'last_name' as last_name,
  (loan.fields->>'amount')::float8 as amount, coalesce(a.facts->'risk'->'reasons', '[]') as reasons, a.locale, a.version,
  r.words, r.asked_at, r.due_at, r.due_at < now() as is_overdue, r.assigned_to, person.name as assigned_name,
  r.due_at::text || '_' || a.id as place`;

const waiting = `application a join review r on r.application_id = a.id
  left join application_step one on one.application_id = a.id and one.step_number = 1
  left join application_step loan on loan.application_id = a.id and loan.step_number = 0
  left join "user" person on person.id = r.assigned_to
  where a.final_status_id = ${statusValue.review}`;

const whose: Readonly<Record<Assignment, string>> = {
  mine: 'r.assigned_to = $4::uuid',
  nobody: '$4::text is not null and r.assigned_to is null',
  all: '$4::text is not null',
};

/** $1 due date and $2 id after which the page begins, or null, $3 how many, $4 who asks. */
const page = (assignment: Assignment): Statement => ({
  name: `review-page-${assignment}`,
  text: `select ${columns} from ${waiting} and ${whose[assignment]}
    and ($1::timestamptz is null or (r.due_at, a.id) > ($1::timestamptz, $2::bigint))
    order by r.due_at, a.id limit $3`,
});

const one: Statement = { name: 'review-one', text: `select ${columns} from ${waiting} and a.public_id = $1::uuid` };

const counts: Statement = {
  name: 'review-counts',
  text: `select count(*)::int as all, count(*) filter (where r.due_at < now())::int as overdue,
    count(*) filter (where r.assigned_to is null)::int as nobody, count(*) filter (where r.assigned_to = $1::uuid)::int as mine
    from application a join review r on r.application_id = a.id where a.final_status_id = ${statusValue.review}`,
};

/** $1 application, $2 the new person or null, $3 who has it as the caller saw it, or null. */
const assign: Statement = {
  name: 'review-assign',
  text: `update review r set assigned_to = $2::uuid, assigned_at = case when $2::uuid is null then null else now() end
    from application a where a.id = r.application_id and a.public_id = $1::uuid and a.final_status_id = ${statusValue.review}
      and r.assigned_to is not distinct from $3::uuid
      and ($2::uuid is null or exists (select 1 from "user" u where u.id = $2::uuid and u.active and u.role in ('admin', 'staff')))
    returning r.application_id`,
};

const reviewers: Statement = {
  name: 'reviewers',
  text: `select id, name from "user" where active and role in ('admin', 'staff') order by lower(name), id`,
};

/** Applications that wait for a person, and who looks at them. */
@Injectable()
export class ReviewsRepository {
  constructor(private readonly sql: Sql) {}

  page(
    assignment: Assignment,
    after: readonly [string | null, string | null],
    limit: number,
    caller: string,
  ): Promise<ReviewRow[]> {
    return this.sql.run<ReviewRow>(page(assignment), [...after, limit, caller]);
  }

  async find(publicId: string): Promise<ReviewRow | undefined> {
    return (await this.sql.run<ReviewRow>(one, [publicId]))[0];
  }

  async counts(caller: string): Promise<Record<Assignment | 'overdue', number> | undefined> {
    return (await this.sql.run<Record<Assignment | 'overdue', number>>(counts, [caller]))[0];
  }

  /** False when it is settled, is somebody else's by now, or the new person cannot look. */
  async assign(publicId: string, to: string | null, from: string | null): Promise<boolean> {
    return (await this.sql.run(assign, [publicId, to, from])).length > 0;
  }

  reviewers(): Promise<Reviewer[]> {
    return this.sql.run<Reviewer>(reviewers, []);
  }
}
