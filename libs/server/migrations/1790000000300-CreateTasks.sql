-- What waits for the bank's people, one row a task, kept by triggers where it begins and ends: what flows declare of their
-- applications, acts that wait for a second person, and mails that failed. What a task is about is read where that stands.

-- `not_for` proposed it; `ends_at` is when it waits no longer, without anyone's doing.
create table task (
  id uuid primary key default gen_random_uuid(),
  kind text not null,
  subject text not null,
  application_id bigint references application on delete cascade,
  is_declared boolean not null default false,
  since timestamptz not null default now(),
  due_at timestamptz not null,
  ends_at timestamptz,
  not_for text,
  assigned_to uuid references "user" on delete set null,
  put_off_until timestamptz,
  unique (kind, subject)
);

create index task_by_deadline on task (kind, due_at, id);
create index task_unassigned on task (kind, due_at, id) where assigned_to is null;
create index task_of_person on task (assigned_to, kind, due_at, id) where assigned_to is not null;
create index task_put_off on task (kind, due_at, id) where put_off_until is not null;
create index task_of_application on task (application_id) where application_id is not null;

create table task_rule (
  flow text not null,
  place smallint not null,
  kind text not null,
  states text[],
  statuses jsonb not null,
  days int not null,
  due_fact text,
  primary key (flow, place)
);

-- In PL/pgSQL, which keeps the plan: a function of SQL would be planned at each save.
create function declared_tasks(of application) returns table (kind text, due_at timestamptz) stable language plpgsql as $$
begin
  return query select r.kind, min(coalesce((of.facts->>r.due_fact)::timestamptz, now() + make_interval(days => r.days)))
    from task_rule r
    where r.flow = of.flow and of.proposed_at is null and (r.states is null or of.state = any(r.states))
      and not exists (select from jsonb_each(r.statuses) s where not s.value @> coalesce(of.facts->'statuses'->s.key, '0'))
    group by r.kind;
end $$;

-- What waits is looked for once; most saves find nothing and have nothing to take away.
create function keep_application_tasks() returns trigger language plpgsql as $$
declare
  kinds text[];
  dues timestamptz[];
begin
  select array_agg(d.kind), array_agg(d.due_at) into kinds, dues from declared_tasks(new) d;
  if tg_op = 'UPDATE' then
    delete from task t where t.application_id = new.id and t.is_declared and t.kind <> all(coalesce(kinds, '{}'));
  end if;
  if kinds is not null then
    insert into task (kind, subject, application_id, is_declared, due_at)
      select d.kind, new.public_id, new.id, true, d.due_at from unnest(kinds, dues) d(kind, due_at)
      on conflict (kind, subject) do nothing;
  end if;
  if tg_op = 'UPDATE' and old.proposed_at is distinct from new.proposed_at then
    delete from task t where t.kind = 'acceptance' and t.subject = new.public_id::text;
    insert into task (kind, subject, application_id, due_at, not_for) select 'acceptance', new.public_id, new.id,
      coalesce((new.facts->'proposal'->>'until')::timestamptz, new.proposed_at + interval '7 days'), new.facts->'proposal'->>'by'
      where new.proposed_at is not null;
  end if;
  return null;
end $$;

create trigger application_waits_first after insert on application for each row execute function keep_application_tasks();

create trigger application_waits after update of state, facts on application for each row
  when (old.standing is distinct from new.standing or old.proposed_at is distinct from new.proposed_at)
  execute function keep_application_tasks();

create function keep_proposal_task() returns trigger language plpgsql as $$
begin
  if new.state = 'open' then
    insert into task (kind, subject, application_id, since, due_at, ends_at, not_for)
      values (case when new.kind = 'erasure' then 'erasure' else 'proposal' end, new.id,
        case when new.kind = 'erasure' then (select id from application where public_id::text = new.subject) end,
        new.created_at, new.expires_at, new.expires_at, new.proposed_by)
      on conflict (kind, subject) do nothing;
  else
    delete from task where kind in ('proposal', 'erasure') and subject = new.id::text;
  end if;
  return null;
end $$;

create trigger proposal_waits after insert or update of state on proposal for each row execute function keep_proposal_task();

create function keep_mail_task() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and new.state = 'failed' then
    insert into task (kind, subject, application_id, due_at)
      values ('mail', new.id, new.application_id, now() + interval '1 day') on conflict (kind, subject) do nothing;
  else
    delete from task where kind = 'mail' and subject = old.id::text;
  end if;
  return null;
end $$;

create trigger mail_waits after update of state on outbox for each row
  when ((old.state = 'failed') <> (new.state = 'failed')) execute function keep_mail_task();

create trigger mail_waits_no_more after delete on outbox for each row
  when (old.state = 'failed') execute function keep_mail_task();

insert into task (kind, subject, application_id, since, due_at, not_for)
  select 'acceptance', public_id, id, proposed_at, coalesce((facts->'proposal'->>'until')::timestamptz, proposed_at + interval '7 days'), facts->'proposal'->>'by'
  from application where proposed_at is not null;

insert into task (kind, subject, application_id, since, due_at, ends_at, not_for)
  select case when kind = 'erasure' then 'erasure' else 'proposal' end, id,
    case when kind = 'erasure' then (select a.id from application a where a.public_id::text = subject) end, created_at, expires_at, expires_at, proposed_by
  from proposal where state = 'open';

insert into task (kind, subject, application_id, since, due_at)
  select 'mail', id, application_id, created_at, created_at + interval '1 day' from outbox where state = 'failed';
