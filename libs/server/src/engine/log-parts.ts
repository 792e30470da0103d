import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { ClientBase } from 'pg';
import { Config } from '../platform/config/config.js';
import { Sql, statement } from '../platform/database/sql.js';
import { Jobs } from '../platform/jobs/jobs.js';
import { Log } from '../platform/logging/log.js';

/** A row where the database knows Citus. */
const hasCitus = statement('log-citus', `select from pg_extension where extname = 'citus'`);

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
async function spreadColdLog(owner: ClientBase): Promise<void> {
  for (const text of [eraseOnWorkers, onErasure, spread]) await owner.query(text);
}

const extend = statement<{ added: number }>('log-extend', 'select extend_log() as added');

/** A part of the log that was taken away, and how many rows it has. */
export interface DetachedPart {
  readonly name: string;
  readonly row_count: string;
}

/** The parts of the log: the next ones are made before they are needed, old ones are taken away for cold storage. */
@Injectable()
export class LogParts implements OnModuleInit {
  constructor(
    private readonly sql: Sql,
    private readonly jobs: Jobs,
    private readonly log: Log,
    private readonly config: Config,
  ) {}

  async onModuleInit(): Promise<void> {
    if (this.isSpread && !(await this.sql.run(hasCitus, [])).length)
      throw new Error('DATABASE_DISTRIBUTED is citus, and the database has no extension citus.');
    this.jobs.schedule('log-parts', '29 * * * *', () => this.extend());
  }

  /** Makes the parts that the next million applications need. */
  async extend(): Promise<void> {
    await this.sql.run(extend, []);
  }

  /**
   * Takes away the parts whose last entry is older than `before`: their tables then stand in the schema `cold`, where they are
   * still verified, and what their applications do from now on goes to new parts. `owner` is connected as the owner of the tables.
   * Where the database is distributed, their rows go to its workers.
   */
  async detach(before: Date, by: string, owner: ClientBase): Promise<DetachedPart[]> {
    const { rows } = await owner.query<DetachedPart>('select name, row_count from detach_log($1, $2)', [before, by]);
    for (const { name, row_count } of rows)
      this.log.warn({ name, rows: row_count, by }, 'a part of the log was detached');
    if (this.isSpread) await spreadColdLog(owner);
    return rows;
  }

  private get isSpread(): boolean {
    return this.config.databaseDistributed === 'citus';
  }
}
