-- Who looks at a review is who has its task; the columns that said so stay for older replicas, which write them until they are gone.

insert into task (kind, subject, application_id, is_declared, since, due_at, assigned_to)
  select 'review', a.public_id, a.id, true, r.asked_at, r.due_at, r.assigned_to
  from review r join application a on a.id = r.application_id where a.final_status_id = 3;
