-- Says of the log, as it is, that it has no application beyond a round number to come: it becomes the first part without being
-- read through under a lock.

-- A part has the logs of a million applications: about a month’s where a million come in a month.
do $$ begin
  execute format('alter table transition add constraint transition_below check (application_id < %s) not valid',
    ((select case when is_called then last_value else 0 end from application_id_seq) + 1999999) / 1000000 * 1000000);
end $$;
