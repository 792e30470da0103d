import { sqlMigration } from '../database/sql-migration.js';

/** What insiders did, and seals over it: rows come and never change, for the application's own role too. */
export const createAudit = sqlMigration('CreateAudit1770000000700', [
  `create table audit (
      id bigint generated always as identity primary key,
      at timestamptz not null default now(),
      kind text not null,
      actor_id text,
      actor_role text,
      address text,
      application_id uuid,
      subject text,
      details jsonb not null default '{}'
    )`,
  'create index audit_actor on audit (actor_id, id)',
  'create index audit_subject on audit (subject, id)',
  'create index audit_application on audit (application_id, id)',
  'create index audit_kind on audit (kind, id)',
  'create index audit_at on audit (at)',
  `create table audit_seal (
      seq bigint primary key,
      after_id bigint not null,
      last_id bigint not null,
      row_count int not null,
      previous bytea,
      hash bytea not null,
      sealed_at timestamptz not null default now()
    )`,
  `create function refuse_change() returns trigger language plpgsql as $$
    begin raise exception 'rows of % are neither changed nor removed', tg_table_name; end $$`,
  ...['audit', 'audit_seal'].flatMap((table) => [
    `create trigger ${table}_keeps_rows before update or delete on ${table} for each row execute function refuse_change()`,
    `create trigger ${table}_keeps_all before truncate on ${table} for each statement execute function refuse_change()`,
  ]),
]);

/**
 * What remains of rows that were cleared: how far, under which last seal, by whom, signed. Rows are removed by a function that
 * the owner of the tables alone may call, and that the triggers let through.
 */
export const clearAudit = sqlMigration('ClearAudit1780000000450', [
  `create table audit_cleared (
      seq bigint primary key,
      last_id bigint not null,
      hash bytea not null,
      row_count bigint not null,
      cleared_by text not null,
      cleared_at timestamptz not null,
      signature bytea not null
    )`,
  `create or replace function refuse_change() returns trigger language plpgsql as $$
    begin
      if tg_op = 'DELETE' and current_setting('statewise.clears_audit', true) = 'on' then return old; end if;
      raise exception 'rows of % are neither changed nor removed', tg_table_name;
    end $$`,
  `create trigger audit_cleared_keeps_rows before update or delete on audit_cleared for each row execute function refuse_change()`,
  `create trigger audit_cleared_keeps_all before truncate on audit_cleared for each statement execute function refuse_change()`,
  `create function clear_audit(up_to bigint, row_id bigint) returns void language plpgsql as $$
      begin
        perform set_config('statewise.clears_audit', 'on', true);
        delete from audit where id <= row_id;
        delete from audit_seal where seq <= up_to;
        perform set_config('statewise.clears_audit', 'off', true);
      end $$`,
  'revoke all on function clear_audit(bigint, bigint) from public',
]);

const names = 'id, at, kind, actor_id, actor_role, address, application_id, subject, details';
const owner = `language plpgsql security definer set search_path = public, pg_temp`;

/** The table of rows, or of seals, that were taken away until a seal; null where it is not in the database. */
const cold = (what: string) => `to_regclass(format('cold.${what}_until_%s', part))`;

/**
 * Sealed rows are copied with their seals to the schema `cold` before they are cleared: they can be dumped and dropped there, and are
 * verified wherever they are brought back. The API reads them through functions alone.
 */
export const detachAudit = sqlMigration('DetachAudit1790000000530', [
  `create function detach_audit(up_to bigint, row_id bigint) returns void language plpgsql as $$ begin
      execute format('create table cold.audit_until_%s as select ${names} from audit where id <= %s order by id', up_to, row_id);
      execute format('alter table cold.audit_until_%s add primary key (id)', up_to);
      execute format('create table cold.audit_seal_until_%s as select seq, after_id, last_id, row_count, previous, hash from audit_seal where seq <= %1$s', up_to);
      execute format('alter table cold.audit_seal_until_%s add primary key (seq)', up_to);
      perform clear_audit(up_to, row_id);
    end $$`,
  `create function cold_audit(part bigint, after bigint, last bigint) returns table (id bigint, at timestamptz, kind text, actor_id text,
        actor_role text, address text, application_id uuid, subject text, details jsonb) stable ${owner} as $$ begin
      return query execute format('select ${names} from %s where id > $1 and id <= $2 order by id', ${cold('audit')}) using after, last;
    end $$`,
  `create function cold_audit_seal(part bigint, after bigint) returns table (seq bigint, after_id bigint, last_id bigint, row_count int,
        previous bytea, hash bytea) stable ${owner} as $$ begin
      if ${cold('audit')} is null or ${cold('audit_seal')} is null then return; end if;
      return query execute format('select seq, after_id, last_id, row_count, previous, hash from %s where seq > $1 order by seq limit 1',
        ${cold('audit_seal')}) using after;
    end $$`,
  'revoke all on function detach_audit(bigint, bigint), cold_audit(bigint, bigint, bigint), cold_audit_seal(bigint, bigint) from public',
]);
