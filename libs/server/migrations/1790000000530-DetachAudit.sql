-- Sealed rows are copied with their seals to the schema `cold` before they are cleared: they can be dumped and dropped there, and are
-- verified wherever they are brought back. The API reads them through functions alone.

create function detach_audit(up_to bigint, row_id bigint) returns void language plpgsql as $$ begin
  execute format('create table cold.audit_until_%s as select id, at, kind, actor_id, actor_role, address, application_id, subject, details from audit where id <= %s order by id', up_to, row_id);
  execute format('alter table cold.audit_until_%s add primary key (id)', up_to);
  execute format('create table cold.audit_seal_until_%s as select seq, after_id, last_id, row_count, previous, hash from audit_seal where seq <= %1$s', up_to);
  execute format('alter table cold.audit_seal_until_%s add primary key (seq)', up_to);
  perform clear_audit(up_to, row_id);
end $$;

-- Of a part that is not in the database there are no seals.
create function cold_audit(part bigint, after bigint, last bigint) returns table (id bigint, at timestamptz, kind text, actor_id text,
    actor_role text, address text, application_id uuid, subject text, details jsonb) stable language plpgsql security definer set search_path = public, pg_temp as $$ begin
  return query execute format('select id, at, kind, actor_id, actor_role, address, application_id, subject, details from %s where id > $1 and id <= $2 order by id', to_regclass(format('cold.audit_until_%s', part))) using after, last;
end $$;

create function cold_audit_seal(part bigint, after bigint) returns table (seq bigint, after_id bigint, last_id bigint, row_count int,
    previous bytea, hash bytea) stable language plpgsql security definer set search_path = public, pg_temp as $$ begin
  if to_regclass(format('cold.audit_until_%s', part)) is null or to_regclass(format('cold.audit_seal_until_%s', part)) is null then return; end if;
  return query execute format('select seq, after_id, last_id, row_count, previous, hash from %s where seq > $1 order by seq limit 1',
    to_regclass(format('cold.audit_seal_until_%s', part))) using after;
end $$;

revoke all on function detach_audit(bigint, bigint), cold_audit(bigint, bigint, bigint), cold_audit_seal(bigint, bigint) from public;
