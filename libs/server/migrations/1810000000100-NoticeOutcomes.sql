-- Why a proposal was declined; and what became of it as a notice on the desk of who proposed it, admins apart, who get a
-- mail at once: when it is decided, or when its time is over.

alter table proposal add column decision_reason text;
alter table task add column only_for text;

create function keep_outcome_task() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into task (kind, subject, since, due_at, only_for, assigned_to)
      select 'outcome', new.id, new.expires_at, new.expires_at + interval '7 days', id, id
        from "user" where id::text = new.proposed_by and role <> 'admin';
  elsif new.state = 'withdrawn' then
    delete from task where kind = 'outcome' and subject = new.id::text;
  elsif new.state <> 'expired' then
    update task set since = now(), due_at = now() + interval '7 days' where kind = 'outcome' and subject = new.id::text;
  end if;
  return null;
end $$;

create trigger proposal_outcome after insert or update of state on proposal for each row execute function keep_outcome_task();
