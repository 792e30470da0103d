import { sqlMigration } from '../database/sql-migration.js';

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
