import { maxTaskCount, type Assignee, type TaskList } from '@statewise/contract';
import { canSignIn } from '../platform/auth/can-sign-in.js';
import { statement } from '../platform/database/sql.js';
import { placeColumn } from '../platform/http/keyset.js';

/** A task as it is stored, with its application. */
export interface TaskRow {
  readonly id: string;
  readonly kind: string;
  readonly subject: string;
  readonly since: Date;
  readonly due_at: Date;
  readonly is_overdue: boolean;
  readonly assigned_to: Assignee | null;
  readonly put_off_until: Date | null;
  /** Whether it only tells one person something. */
  readonly is_notice: boolean;
  readonly application_id: string | null;
  readonly flow: string | null;
  readonly name: string | null;
  readonly place: string;
}

/** Whether a task waits for a person of the parameter `$n`: what one proposed is another's to decide, until it is overdue. */
const waitsFor = (n: number): string =>
  `t.since <= now() and (t.ends_at is null or t.ends_at > now()) and (t.not_for is distinct from $${n}::text or t.due_at < now())
    and (t.only_for is null or t.only_for = $${n}::text)`;
const isHere = '(t.put_off_until is null or t.put_off_until <= now())';

const columns = `t.id, t.kind, t.subject, t.since, t.due_at, t.due_at < now() as is_overdue, t.only_for is not null as is_notice,
  case when t.put_off_until > now() then t.put_off_until end as put_off_until,
  case when t.assigned_to is not null then json_build_object('id', t.assigned_to, 'name', person.name) end as assigned_to,
  a.public_id as application_id, a.flow, of.name, ${placeColumn('t.due_at', 't.id')}`;

/** Who applies is called as the flow's listing declares. */
const named = `left join application a on a.id = t.application_id
  left join lateral (select string_agg(nullif(s.fields->>f.field, ''), ' ' order by f.place) as name
    from listed_field f join application_step s on s.application_id = a.id and s.step_number = f.step
    where f.flow = a.flow and f.listed_as = 'name') of on true
  left join "user" person on person.id = t.assigned_to`;

const lists: Readonly<Record<TaskList, string>> = {
  all: isHere,
  mine: `t.assigned_to = $2::uuid and ${isHere}`,
  unassigned: `t.assigned_to is null and ${isHere}`,
  putOff: 't.put_off_until > now()',
};

/** $1 kinds, $2 the person, $3 instant and $4 id behind which the page begins, or null, $5 before which instant, or null, $6 application or null, $7 how many. */
const pageOfList = (list: TaskList) =>
  statement<TaskRow>(
    `task-page-${list}`,
    // Each kind by its own index, so that a page costs the same however many tasks there are.
    `with page as materialized (
      select t.* from unnest($1::text[]) kinds(kind) cross join lateral (
        select * from task t where t.kind = kinds.kind and ${waitsFor(2)} and ${lists[list]}
          and (t.due_at, t.id) > (coalesce($3::timestamptz, '-infinity'), coalesce($4::uuid, '00000000-0000-0000-0000-000000000000'))
          and t.due_at < coalesce($5::timestamptz, 'infinity')
          and ($6::uuid is null or t.application_id = (select id from application where public_id = $6::uuid))
        order by t.due_at, t.id limit $7) t
      order by t.due_at, t.id limit $7)
    select ${columns} from page t ${named} order by t.due_at, t.id`,
  );

/** A page of each list. */
export const pages: Readonly<Record<TaskList, ReturnType<typeof pageOfList>>> = {
  all: pageOfList('all'),
  mine: pageOfList('mine'),
  unassigned: pageOfList('unassigned'),
  putOff: pageOfList('putOff'),
};

/** $1 kinds, $2 the person, $3 the task. */
export const one = statement<TaskRow>(
  'task-one',
  `select ${columns} from task t ${named} where t.id = $3::uuid and t.kind = any($1::text[]) and ${waitsFor(2)}`,
);

/** In the order of the index, which the planner otherwise leaves for the whole table where kinds are uneven. */
const counted = (where: string): string =>
  `(select t.due_at from task t where t.kind = kinds.kind and ${waitsFor(2)} and ${isHere} and ${where} order by t.due_at, t.id limit ${maxTaskCount}) t`;
const countOf = (where: string): string => `(select count(*)::int from ${counted(where)})`;

/** How many there are of each kind, as far as is counted: what is overdue comes first among all. $1 kinds, $2 the person. */
export const counts = statement<Readonly<Record<'all' | 'mine' | 'unassigned' | 'overdue', number>> & { kind: string }>(
  'task-counts',
  `select kinds.kind, here.all, ${countOf('t.assigned_to = $2::uuid')} as mine,
      ${countOf('t.assigned_to is null')} as unassigned, here.overdue
    from unnest($1::text[]) with ordinality kinds(kind, place) cross join lateral (
      select count(*)::int as all, (count(*) filter (where due_at < now()))::int as overdue from ${counted('true')}) here
    order by place`,
);

/** Never to who proposed it. $1 task, $2 the new person or null, $3 who has it as the caller saw it, or null, $4 the roles that can do it. */
export const assign = statement<{ id: string }>(
  'task-assign',
  `update task set assigned_to = $2::uuid where id = $1::uuid and assigned_to is not distinct from $3::uuid and only_for is null
    and ($2::uuid is null or not_for is distinct from $2::text and exists (select from "user" u where u.id = $2::uuid and u.active and ${canSignIn('u')} and u.role = any($4::text[]))) returning id`,
);

/** $1 task, $2 until when, or null. */
export const delay = statement('task-delay', 'update task set put_off_until = $2::timestamptz where id = $1::uuid');

/** Takes a notice off the desk of whom it is for. $1 task, $2 the person. */
export const dismiss = statement<{ id: string }>(
  'task-dismiss',
  'delete from task where id = $1::uuid and only_for = $2::text returning id',
);

/** $1 roles. */
export const assignees = statement<Assignee>(
  'task-assignees',
  `select id, name from "user" where active and ${canSignIn('"user"')} and role = any($1::text[]) order by lower(name), id`,
);

/** What flows declared when their rules were last written, as JSON. */
export const readRules = statement<{ rules: unknown }>(
  'task-rules',
  `select coalesce(jsonb_agg(to_jsonb(r) order by r.flow collate "C", r.place), '[]') as rules from task_rule r where r.flow = any($1::text[])`,
);
export const lockRules = statement('task-rules-lock', 'lock table task_rule in share row exclusive mode');
/** $1 flows */
export const dropRules = statement('task-rules-drop', 'delete from task_rule where flow = any($1::text[])');
/** $1 rules as JSON */
export const writeRules = statement(
  'task-rules-write',
  `insert into task_rule select * from jsonb_to_recordset($1::jsonb)
    as r(flow text, place smallint, kind text, states text[], statuses jsonb, days int, due_fact text)`,
);
/** Ends what waits by rules that are gone. $1 flows */
export const endUndeclared = statement(
  'task-rules-end',
  `delete from task t using application a where a.id = t.application_id and t.is_declared and a.flow = any($1::text[])
    and t.kind not in (select d.kind from declared_tasks(a) d)`,
);
/** Begins what waits by new rules: days count from the last change, a fact says its moment. $1 flows */
export const beginDeclared = statement(
  'task-rules-begin',
  `insert into task (kind, subject, application_id, is_declared, since, due_at)
    select d.kind, a.public_id, a.id, true, a.updated_at,
      case when exists (select from task_rule r where r.flow = a.flow and r.kind = d.kind and (a.facts->>r.due_fact)::timestamptz = d.due_at)
        then d.due_at else a.updated_at + (d.due_at - now()) end
    from application a cross join lateral declared_tasks(a) d where a.flow = any($1::text[])
    on conflict (kind, subject) do nothing`,
);
