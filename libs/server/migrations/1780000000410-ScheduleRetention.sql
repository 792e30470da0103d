-- When retention looks at an application again: at once for a new one, then when its time is over as far as was known at the
-- last look. A save leaves it as it is, so that the index costs none; only what may shorten the time, another state or status,
-- brings the next look forward.

alter table application add column due_at timestamptz not null default now();
create index application_by_due on application (due_at);

create function look_again() returns trigger language plpgsql as $$
begin
  new.due_at := now();
  return new;
end $$;

create trigger application_due before update of state, facts on application for each row
  when (old.due_at > now() and (old.state, old.facts->'statuses') is distinct from (new.state, new.facts->'statuses'))
  execute function look_again();
