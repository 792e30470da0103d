import { Pool, type ClientConfig } from 'pg';
import type { Log } from '../logging/log.js';
import type { Config } from '../config/config.js';
import { QuickSql } from './quick-sql.js';
import type { SqlRunner } from './sql.js';

/** What every connection of this process is opened with. */
const connection = ({ databaseUrl }: Config): ClientConfig => ({
  connectionString: databaseUrl,
  application_name: 'statewise',
  connectionTimeoutMillis: 5_000,
  statement_timeout: 15_000,
  query_timeout: 20_000,
  idle_in_transaction_session_timeout: 30_000,
  keepAlive: true,
  keepAliveInitialDelayMillis: 10_000,
});

/** The one pool of this process; TypeORM and prepared statements share it. */
export function createPool(config: Config, log: Log): Pool {
  const pool = new Pool({
    ...connection(config),
    max: config.databasePool,
    idleTimeoutMillis: 60_000,
    lock_timeout: 10_000,
  });
  const note = (error: Error): void => log.warn({ reason: error.message }, 'a database connection broke');
  pool.on('error', note);
  // A client that is checked out while Postgres restarts emits an error of its own, which would end the process.
  pool.on('connect', (client) => client.on('error', note));
  return pool;
}

/** The connections of quick statements; a locked row holds up what is behind it for this many milliseconds at most. */
const shortLockTimeout = 50;

export function createQuickSql(config: Config, log: Log, pool: SqlRunner): QuickSql {
  const note = (error: Error): void => log.warn({ reason: error.message }, 'a database pipeline broke');
  return new QuickSql(config.databasePipelines, { ...connection(config), lock_timeout: shortLockTimeout }, pool, note);
}
