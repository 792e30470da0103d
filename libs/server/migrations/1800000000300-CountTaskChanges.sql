-- Counts the changes of what waits, so that whoever shows it hears that there was one.

create sequence task_change_seq;

create function count_task_change() returns trigger language plpgsql as $$
begin
  perform nextval('task_change_seq');
  return null;
end $$;

create trigger task_changes after insert or update or delete on task
  for each row execute function count_task_change();
