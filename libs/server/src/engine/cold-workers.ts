import type { ClientBase } from 'pg';
import { statement } from '../platform/database/sql.js';

/** A row where the database knows Citus. */
export const hasCitus = statement('log-citus', `select from pg_extension where extname = 'citus'`);

/** Citus spreads no table that refers to one on the coordinator alone: what the cascade of an erasure removed there, this removes. */
const eraseOnWorkers = `create or replace function erase_spread_log() returns trigger language plpgsql security definer
  set search_path = public, pg_temp as $$
  declare part regclass;
  begin
    for part in select to_regclass(format('cold.%I', name)) from log_cold where old.id >= first_id and old.id < below_id loop
      continue when part is null;
      execute format('delete from %s where application_id = $1', part) using old.id;
    end loop;
    return null;
  end
$$`;

const onErasure = `create or replace trigger application_log_erased after delete on application
  for each row execute function erase_spread_log()`;

const spread = `do $$
  declare part regclass; key name;
  begin
    for part in select to_regclass(format('cold.%I', name)) from log_cold loop
      continue when part is null or exists (select from pg_dist_partition where logicalrelid = part);
      for key in select conname from pg_constraint where conrelid = part and contype = 'f' loop
        execute format('alter table %s drop constraint %I', part, key);
      end loop;
      perform create_distributed_table(part, 'application_id');
      perform truncate_local_data_after_distributing_table(part);
    end loop;
  end
$$`;

/**
 * Moves the rows of every part in cold storage that is not there yet to the workers of Citus, by application. The tables are
 * read as before. `owner` is connected as the owner of the tables.
 */
export async function spreadColdLog(owner: ClientBase): Promise<void> {
  for (const text of [eraseOnWorkers, onErasure, spread]) await owner.query(text);
}
