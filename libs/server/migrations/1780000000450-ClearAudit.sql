-- What remains of rows that were cleared: how far, under which last seal, by whom, signed. Rows are removed by a function that
-- the owner of the tables alone may call, and that the triggers let through.

create table audit_cleared (
  seq bigint primary key,
  last_id bigint not null,
  hash bytea not null,
  row_count bigint not null,
  cleared_by text not null,
  cleared_at timestamptz not null,
  signature bytea not null
);

create or replace function refuse_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and current_setting('statewise.clears_audit', true) = 'on' then return old; end if;
  raise exception 'rows of % are neither changed nor removed', tg_table_name;
end $$;

create trigger audit_cleared_keeps_rows before update or delete on audit_cleared for each row execute function refuse_change();
create trigger audit_cleared_keeps_all before truncate on audit_cleared for each statement execute function refuse_change();

create function clear_audit(up_to bigint, row_id bigint) returns void language plpgsql as $$
begin
  perform set_config('statewise.clears_audit', 'on', true);
  delete from audit where id <= row_id;
  delete from audit_seal where seq <= up_to;
  perform set_config('statewise.clears_audit', 'off', true);
end $$;

revoke all on function clear_audit(bigint, bigint) from public;
