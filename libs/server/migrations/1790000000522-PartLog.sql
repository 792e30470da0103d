-- The log in parts by the application's id: what one application did stands in one part, so that every read of a log finds it
-- by its key, and a part that is taken away has whole logs. Parts stand in a schema in which the API has no rights; those that
-- were taken away, in another.

create schema log;
create schema cold;

-- The sequence of positions goes on where it was: an identity column cannot be that of a part.
do $$ declare drawn bigint; begin
  select case when is_called then last_value else 0 end into drawn from transition_position_seq;
  alter table transition alter column position drop identity;
  create sequence transition_position_seq;
  if drawn > 0 then perform setval('transition_position_seq', drawn); end if;
end $$;

alter table transition set schema log;
alter table log.transition rename to transition_0;

create table transition (
  like log.transition_0 including storage, primary key (application_id, seq),
  foreign key (application_id) references application on delete cascade
) partition by range (application_id);

alter table transition alter column position set default nextval('transition_position_seq');

-- What a part looks like; its indexes are those of the whole.
create index transition_by_key on transition (application_id, idempotency_key) where idempotency_key is not null;

create index transition_by_time on transition using brin (at) with (pages_per_range = 16, autosummarize = on);
create index transition_by_position on transition using brin (position) with (pages_per_range = 16, autosummarize = on);

-- Replicas of the former release go on meanwhile, as a role with no more rights than they had.
do $$ declare had record; begin
  for had in select grantee::regrole as role, string_agg(privilege_type, ', ') as rights
      from pg_class c, aclexplode(relacl) where c.oid = 'log.transition_0'::regclass and grantee not in (0, relowner) group by 1 loop
    execute format('grant %s on transition to %s', had.rights, had.role);
    execute format('grant usage, select on sequence transition_position_seq to %s', had.role);
  end loop;
end $$;

create table log_part (
  name text primary key,
  first_id bigint not null,
  below_id bigint not null
);

create table log_cold (
  name text primary key,
  first_id bigint not null,
  below_id bigint not null,
  row_count bigint not null,
  detached_by text not null,
  detached_at timestamptz not null default now()
);

do $$ declare below bigint; begin
  select substring(pg_get_constraintdef(oid) from '[0-9]+')::bigint into below from pg_constraint
    where conrelid = 'log.transition_0'::regclass and conname = 'transition_below';
  execute format('alter table transition attach partition log.transition_0 for values from (minvalue) to (%s)', below);
  alter table log.transition_0 drop constraint transition_below;
  insert into log_part values ('transition_0', 0, below);
end $$;

create function add_log_part(name text, first_id bigint, below_id bigint) returns void language plpgsql security definer set search_path = public, pg_temp as $$ begin
  execute format('create table log.%I (like transition including defaults including storage)', name);
  execute format('alter table transition attach partition log.%I for values from (%s) to (%s)',
    name, case first_id when 0 then 'minvalue' else first_id::text end, below_id);
  insert into log_part values (name, first_id, below_id);
end $$;

create function extend_log() returns int language plpgsql security definer set search_path = public, pg_temp as $$
declare top bigint; added int := 0;
begin
  perform pg_advisory_xact_lock(7305114903);
  loop
    select max(below_id) into top from log_part;
    exit when top > (select case when is_called then last_value else 0 end from application_id_seq) + 1000000;
    perform add_log_part('transition_' || top, top, top + 1000000);
    added := added + 1;
  end loop;
  return added;
end $$;

create function detach_log(before timestamptz, detached_by text) returns table (name text, row_count bigint) language plpgsql security definer set search_path = public, pg_temp as $$
declare part record; cold_name text; is_older boolean; found bigint;
begin
  perform pg_advisory_xact_lock(7305114903);
  for part in select * from log_part p where p.below_id <= (select case when is_called then last_value else 0 end from application_id_seq) order by first_id loop
    execute format('select count(*), coalesce(max(at) < $1, false) from log.%I', part.name) into found, is_older using before;
    continue when not is_older;
    cold_name := format('%s_until_%s', part.name, to_char(before at time zone 'UTC', 'YYYYMMDD'));
    execute format('alter table transition detach partition log.%I', part.name);
    execute format('alter table log.%I rename to %I', part.name, cold_name);
    execute format('alter table log.%I set schema cold', cold_name);
    insert into log_cold values (cold_name, part.first_id, part.below_id, found, detached_by);
    delete from log_part p where p.name = part.name;
    -- For what its applications still do.
    perform add_log_part(part.name, part.first_id, part.below_id);
    name := cold_name; row_count := found;
    return next;
  end loop;
end $$;

create function cold_log(ids bigint[]) returns table (application_id bigint, seq int, event jsonb, from_state text, to_state text,
  actor_role text, actor_id text, at timestamptz, current_step smallint, furthest_step smallint, hash bytea, shared jsonb)
  stable language plpgsql security definer set search_path = public, pg_temp as $$
#variable_conflict use_column
declare part text;
begin
  for part in select name from log_cold c where exists (select from unnest(ids) id where id >= c.first_id and id < c.below_id)
      and to_regclass(format('cold.%I', c.name)) is not null loop
    return query execute format('select application_id, seq, event, from_state, to_state, actor_role, actor_id, at, current_step,
      furthest_step, hash, shared from cold.%I where application_id = any($1)', part) using ids;
  end loop;
end $$;

revoke all on function add_log_part(text, bigint, bigint), extend_log(), detach_log(timestamptz, text), cold_log(bigint[]) from public;
select extend_log();
