-- When a draft publishes itself, on whose word and why; what could not be published waits until somebody changes it.

alter table content_item add column publish_at timestamptz, add column publish_by text, add column publish_reason text;

create function end_unpublished_task() returns trigger language plpgsql as $$
begin
  delete from task where kind in ('unpublished', 'unpublishedTerms') and subject = new.kind || '/' || new.key;
  return null;
end $$;

create trigger content_is_attended_to after update of version on content_item for each row execute function end_unpublished_task();
