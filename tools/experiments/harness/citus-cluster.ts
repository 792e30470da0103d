import { existsSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { accountFor } from '../../src/postgres/account.ts';
import { findBinaries } from '../../src/postgres/binaries.ts';
import { runSql } from '../../src/postgres/run-sql.ts';
import { startCrashableServer, type CrashableServer } from '../../src/postgres/server.ts';
import type { Stage } from './stage.ts';
import { NotPossible } from './tally.ts';

const settings = ['fsync=off', 'shared_preload_libraries=citus', 'citus.node_conninfo=sslmode=prefer'];

/** Servers of Postgres with Citus: what is asked of the coordinator, it looks for on the workers. */
export interface CitusCluster {
  /** The empty database on the coordinator. */
  readonly url: string;
  readonly workers: readonly CrashableServer[];
}

/** Starts a coordinator and so many workers; `NotPossible` where Postgres has no Citus. */
export async function startCitus(stage: Stage, workers: number): Promise<CitusCluster> {
  const { folder } = findBinaries('system', accountFor('/'));
  if (!existsSync(path.join(folder, '../lib/citus.so'))) throw new NotPossible('Postgres has no Citus here');
  const [coordinator, ...others] = await Promise.all(Array.from({ length: workers + 1 }, () => startServer(stage)));
  if (!coordinator) throw new Error('A cluster has a coordinator.');
  const url = urlOf(coordinator);
  await runSql(url, `select citus_set_coordinator_host('127.0.0.1', ${portOf(coordinator)})`);
  for (const worker of others) await runSql(url, `select citus_add_node('127.0.0.1', ${portOf(worker)})`);
  return { url, workers: others };
}

async function startServer(stage: Stage): Promise<CrashableServer> {
  const home = mkdtempSync(path.join(tmpdir(), 'statewise-citus-'));
  const server = await startCrashableServer(home, settings);
  stage.afterwards(() => server.stop());
  // The servers sign in to each other without their passwords.
  writeFileSync(path.join(home, 'data/pg_hba.conf'), 'host all all 127.0.0.1/32 trust\n');
  await runSql(server.url, 'select pg_reload_conf()');
  await runSql(server.url, 'create database statewise');
  await runSql(urlOf(server), 'create extension citus');
  return server;
}

const portOf = ({ url }: CrashableServer): string => new URL(url).port;

const urlOf = ({ url }: CrashableServer): string => new URL('/statewise', url).toString();
