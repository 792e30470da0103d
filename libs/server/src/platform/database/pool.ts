import { Client, Pool, type ClientBase, type ClientConfig } from 'pg';
import type { Log } from '../logging/log.js';
import type { Config } from '../config/config.js';
import type { Tracing } from '../tracing/tracing.module.js';
import { DatabaseHosts, hostUrls } from './database-hosts.js';
import { PipelinedSql } from './pipelined-sql.js';
import { ReadSql } from './read-sql.js';
import type { Sql, SqlRunner } from './sql.js';

/** What ends what lasts too long, in milliseconds, as Postgres names it. */
const limits = { statement_timeout: 15_000, idle_in_transaction_session_timeout: 30_000 };
const poolLimits = { ...limits, lock_timeout: 10_000 };
/** A locked row holds up what is behind it on a pipeline for 50 ms at most. */
const pipelineLimits = { ...limits, lock_timeout: 50 };

/**
 * Quick statements find a row or a few by an index, whatever their values are: one plan is right for all. Left to itself,
 * Postgres plans some of them anew for each call, because it takes a list of one digest for one of ten.
 */
const plannedOnce = { plan_cache_mode: 'force_generic_plan' };

type Settings = Readonly<Record<string, number | string>>;

/** What every connection of this process is opened with. Proxies know no limits among the parameters of a start. */
const connection = ({ databaseUrl, databaseProxy }: Config, ofSession: Settings): ClientConfig => ({
  connectionString: hostUrls(databaseUrl)[0],
  application_name: 'statewise',
  connectionTimeoutMillis: 5_000,
  query_timeout: 20_000,
  keepAlive: true,
  keepAliveInitialDelayMillis: 10_000,
  ...(databaseProxy === 'none' && ofSession),
});

const noTracing = { statements: undefined };

/** The one pool of this process; TypeORM and prepared statements share it. */
export function createPool(config: Config, log: Log, { statements }: Pick<Tracing, 'statements'> = noTracing): Pool {
  const { databaseProxy: proxy } = config;
  const Base = proxy === 'transaction' ? UnnamedClient : Client;
  const pool = new Pool({
    ...connection(config, poolLimits),
    max: config.databasePool,
    idleTimeoutMillis: 60_000,
    Client: new DatabaseHosts(config.databaseUrl).clients(statements?.clients(Base) ?? Base),
  });
  statements?.keepSpans(pool);
  const note = (error: Error): void => log.warn({ reason: error.message }, 'a database connection broke');
  pool.on('error', note);
  pool.on('connect', (client) => {
    // A client that is checked out while Postgres restarts emits an error of its own, which would end the process.
    client.on('error', note);
    if (proxy === 'session') set(client, poolLimits).catch(note);
  });
  return pool;
}

/** What only reads goes to the standby of `DATABASE_READ_URL`, where one is named; the primary's pool answers else. */
export function createReadSql(config: Config, log: Log, primary: Sql, tracing: Tracing): ReadSql {
  const { databaseReadUrl: databaseUrl, databaseReadLag: maxLag } = config;
  const note = (reason: string): void => log.warn({ reason }, 'the database reader is passed over');
  if (databaseUrl === undefined) return new ReadSql(primary, undefined, note);
  const open = (databasePool: number) => createPool({ ...config, databaseUrl, databasePool }, log, tracing);
  return new ReadSql(primary, { pool: open(config.databasePool), looks: open(1), maxLag }, note);
}

export function createPipelinedSql(config: Config, log: Log, pool: SqlRunner, { statements }: Tracing): PipelinedSql {
  const note = (error: Error): void => log.warn({ reason: error.message }, 'a database pipeline broke');
  const said = config.databaseProxy === 'session' ? pipelineLimits : {};
  const prepare = (client: Client) => set(client, { ...said, ...plannedOnce });
  const OwnClient = new DatabaseHosts(config.databaseUrl).clients(statements?.clients(Client));
  const open = () => new OwnClient({ ...connection(config, pipelineLimits), pipeline: true });
  return new PipelinedSql(config.databasePipelines, open, pool, note, prepare);
}

/**
 * Warns in the log of time limits that the database's role does not set. Behind a proxy that hands connections on after
 * each transaction, the settings of the role are the only ones that hold.
 */
export async function warnOfEndlessStatements(pool: Pool, { databaseProxy }: Config, log: Log): Promise<void> {
  if (databaseProxy !== 'transaction') return;
  const { rows } = await pool.query<{ name: string }>(
    'select name from pg_settings where setting = $1 and name = any($2)',
    ['0', Object.keys(poolLimits)],
  );
  const missing = rows.map(({ name }) => name);
  if (missing.length > 0)
    log.warn({ missing }, 'nothing ends what lasts too long in the database: set these for the role of DATABASE_URL');
}

/** In one message: what comes behind it on the connection is limited already. */
async function set(client: ClientBase, settings: Settings): Promise<void> {
  await client.query(
    Object.entries(settings)
      .map(([name, value]) => `set ${name} = ${value}`)
      .join('; '),
  );
}

/** Sends no named statements: one that a proxy sent to another connection is not known there. */
class UnnamedClient extends Client {
  constructor(config?: ClientConfig) {
    super(config);
    this.query = new Proxy(this.query, {
      apply: (query, self, [statement, ...rest]: [unknown, ...unknown[]]) =>
        Reflect.apply(query, self, [withoutName(statement), ...rest]),
    });
  }
}

function withoutName(statement: unknown): unknown {
  if (typeof statement !== 'object' || statement === null || !('name' in statement) || 'submit' in statement)
    return statement;
  const { name: _name, ...unnamed } = statement;
  return unnamed;
}
