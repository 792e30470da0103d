-- Lets the API run with a role that may not remove rows of the log: applications are erased, with all that belongs to
-- them, by a function of the owner, and the job queue has a schema in which it may make what it needs.

do $$ begin
  execute format('create function erase_applications(ids bigint[]) returns int language plpgsql security definer
        set search_path = %I, pg_temp as $body$
      declare erased int;
      begin
        delete from application where id = any(ids);
        get diagnostics erased = row_count;
        return erased;
      end $body$', current_schema());
end $$;

revoke all on function erase_applications(bigint[]) from public;
create schema if not exists jobs;
