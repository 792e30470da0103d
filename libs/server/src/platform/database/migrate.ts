import { Client } from 'pg';
import { DataSource } from 'typeorm';
import { DatabaseHosts } from './database-hosts.js';
import type { Migrations } from './sql-migration.js';

/** Any number that no other program uses for an advisory lock in the same database. */
const lockKey = 7_305_114_902;

/**
 * Brings the database up to date; replicas that start together wait for the one that came first. `afterwards` is done
 * before they go on.
 */
export async function migrate(
  databaseUrl: string,
  migrations: Migrations,
  afterwards: (keeper: Client) => Promise<void> = () => Promise.resolve(),
): Promise<string[]> {
  const url = await new DatabaseHosts(databaseUrl).writable();
  const keeper = new Client({
    connectionString: url,
    application_name: 'statewise-migrations',
    connectionTimeoutMillis: 5_000,
  });
  let broken: Error | undefined;
  keeper.on('error', (error) => (broken = error));
  await keeper.connect();
  try {
    await keeper.query('select pg_advisory_lock($1)', [lockKey]);
    const applied = await runPending(url, migrations);
    await afterwards(keeper);
    if (broken) throw broken;
    return applied;
  } finally {
    await keeper.end();
  }
}

async function runPending(url: string, migrations: Migrations): Promise<string[]> {
  const source = new DataSource({
    type: 'postgres',
    url,
    migrations: [...migrations],
    migrationsTransactionMode: 'each',
    poolSize: 2,
    connectTimeoutMS: 5_000,
    installExtensions: false,
  });
  await source.initialize();
  try {
    return (await source.runMigrations()).map((migration) => migration.name);
  } finally {
    await source.destroy();
  }
}
