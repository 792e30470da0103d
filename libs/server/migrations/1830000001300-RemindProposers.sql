-- What waits for a second person is overdue a while before its time is over, then also for who proposed it; and a notice
-- tells admins, as it does others, where nobody decided. They are still mailed what was decided, and get no notice of that.

create or replace function keep_proposal_task() returns trigger language plpgsql as $$
begin
  if new.state = 'open' then
    insert into task (kind, subject, application_id, since, due_at, ends_at, not_for)
      values (case when new.kind = 'erasure' then 'erasure' else 'proposal' end, new.id,
        case when new.kind = 'erasure' then (select id from application where public_id = new.subject::uuid) end,
        new.created_at, new.expires_at - least(interval '2 days', (new.expires_at - new.created_at) / 2), new.expires_at, new.proposed_by)
      on conflict (kind, subject) do nothing;
  else
    delete from task where kind in ('proposal', 'erasure') and subject = new.id::text;
  end if;
  return null;
end $$;

create or replace function keep_outcome_task() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into task (kind, subject, application_id, since, due_at, only_for, assigned_to)
      select 'outcome', new.id, case when new.kind = 'erasure' then (select id from application where public_id = new.subject::uuid) end,
          new.expires_at, new.expires_at + interval '7 days', id, id
        from "user" where id::text = new.proposed_by;
  elsif new.state = 'expired' then
    null;
  elsif new.state = 'withdrawn' or exists (select from "user" where id::text = new.proposed_by and role = 'admin') then
    delete from task where kind = 'outcome' and subject = new.id::text;
  else
    update task set since = now(), due_at = now() + interval '7 days' where kind = 'outcome' and subject = new.id::text;
  end if;
  return null;
end $$;

update task set due_at = ends_at - least(interval '2 days', (ends_at - since) / 2)
  where kind in ('proposal', 'erasure') and ends_at > now();

insert into task (kind, subject, application_id, since, due_at, only_for, assigned_to)
  select 'outcome', p.id, waits.application_id, p.expires_at, p.expires_at + interval '7 days', u.id, u.id
  from proposal p join "user" u on u.id::text = p.proposed_by
    left join task waits on waits.kind = 'erasure' and waits.subject = p.id::text
  where p.state = 'open' and p.expires_at > now() on conflict (kind, subject) do nothing;
