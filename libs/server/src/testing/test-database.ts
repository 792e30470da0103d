import { createHash, randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { migrate } from '../platform/database/migrate.js';
import type { Migrations } from '../platform/database/sql-migration.js';

/** The key that the log of a test's database is chained with, and its secrets are sealed with. */
export const testSecretKey = 'the key that every test has in common';

/** A database that belongs to one test file. */
export interface TestDatabase {
  readonly url: string;
  drop(): Promise<void>;
}

/** A state to begin with, made once for each run of the tests. */
export interface Beginning {
  /** Of letters, digits and underscores. */
  readonly name: string;
  /** Brings a migrated database there. */
  prepare(url: string): Promise<void>;
}

/** Copies a template, migrated and brought to a beginning, which costs a tenth of doing that anew. */
export async function createDatabase(migrations: Migrations, beginning?: Beginning): Promise<TestDatabase> {
  const migrated = `statewise_template_${fingerprint(migrations)}`;
  const template = beginning ? `statewise_${beginning.name}_${runOfTests()}` : migrated;
  await withServer(async (server) => {
    await server.query('select pg_advisory_lock(730511)');
    await ensureTemplate(server, migrated, 'template1', async (url) => void (await migrate(url, migrations)));
    if (beginning) await ensureTemplate(server, template, migrated, beginning.prepare);
  });
  return copyOf(template);
}

/** Makes a database of what `dumpDatabase` wrote. */
export async function restoreDatabase(dump: string): Promise<TestDatabase> {
  const database = await copyOf('template1');
  await withClient(database.url, (client) => client.query(dump));
  return database;
}

async function copyOf(template: string): Promise<TestDatabase> {
  const name = `statewise_test_${randomBytes(6).toString('hex')}`;
  await withServer((server) => server.query(`create database ${name} template ${template}`));
  return {
    url: databaseUrl(name),
    drop: () => withServer(async (server) => void (await server.query(`drop database if exists ${name} with (force)`))),
  };
}

/** Prepared under another name first, so that a template under its own name is always complete. */
async function ensureTemplate(
  server: Client,
  template: string,
  source: string,
  prepare: (url: string) => Promise<void>,
): Promise<void> {
  const { rowCount } = await server.query('select 1 from pg_database where datname = $1', [template]);
  if (rowCount !== 0) return;
  const draft = `${template}_draft`;
  await server.query(`drop database if exists ${draft} with (force)`);
  await server.query(`create database ${draft} template ${source}`);
  await prepare(databaseUrl(draft));
  await server.query(`alter database ${draft} rename to ${template}`);
}

const fingerprint = (migrations: Migrations): string =>
  createHash('sha256')
    .update(JSON.stringify(migrations.map((Migration) => new Migration())))
    .digest('hex')
    .slice(0, 12);

/** What a start leaves in a database depends on all of the code, so that no other run may use it. */
function runOfTests(): string {
  const run = process.env['TEST_RUN'];
  if (run === undefined) throw new Error('TEST_RUN does not tell this run of the tests from others.');
  return run;
}

function databaseUrl(name: string): string {
  const url = new URL(serverUrl());
  url.pathname = `/${name}`;
  return url.toString();
}

function serverUrl(): string {
  const url = process.env['TEST_POSTGRES_URL'];
  if (url === undefined) throw new Error('TEST_POSTGRES_URL names no Postgres server for the database tests.');
  return url;
}

const withServer = <T>(work: (server: Client) => Promise<T>): Promise<T> => withClient(serverUrl(), work);

/** Connects to a database for the time of some work. */
export async function withClient<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
