-- What was made for tests waits for nobody, until an applicant takes it over.

create or replace function declared_tasks(of application) returns table (kind text, due_at timestamptz) stable language plpgsql as $$
begin
  if of.facts->>'preparedBy' = 'qa' then
    return;
  end if;
  return query select r.kind, min(coalesce((of.facts->>r.due_fact)::timestamptz, now() + make_interval(days => r.days)))
    from task_rule r
    where r.flow = of.flow and of.proposed_at is null and (r.states is null or of.state = any(r.states))
      and not exists (select from jsonb_each(r.statuses) s where not s.value @> coalesce(of.facts->'statuses'->s.key, '0'))
    group by r.kind;
end $$;

create or replace function keep_application_tasks() returns trigger language plpgsql as $$
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
      where new.proposed_at is not null and new.facts->>'preparedBy' is distinct from 'qa';
  end if;
  return null;
end $$;

create or replace trigger application_waits after update of state, facts on application for each row
  when (old.standing is distinct from new.standing or old.proposed_at is distinct from new.proposed_at
    or old.facts->'preparedBy' is distinct from new.facts->'preparedBy')
  execute function keep_application_tasks();
