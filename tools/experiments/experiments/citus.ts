import { existsSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { accountFor } from '../../src/postgres/account.ts';
import { apiAccess } from '../../src/postgres/api-role.ts';
import { findBinaries } from '../../src/postgres/binaries.ts';
import { runSql } from '../../src/postgres/run-sql.ts';
import { startCrashableServer, type CrashableServer } from '../../src/postgres/server.ts';
import { ApplicantClient, keepBusy, once } from '../harness/applicant.ts';
import { holdAgainst, verifyLogs, type Experiment } from '../harness/experiment.ts';
import { Journal } from '../harness/journal.ts';
import type { Stage } from '../harness/stage.ts';
import { NotPossible, type Tally } from '../harness/tally.ts';
import { histories } from './histories.ts';

const settings = ['fsync=off', 'shared_preload_libraries=citus', 'citus.node_conninfo=sslmode=prefer'];

/**
 * A coordinator of Citus with two workers: people save, histories of every flow are played, the log goes to cold storage on the
 * workers. Nothing acknowledged is lost, every log verifies from there, an erasure reaches it, and saves need no worker.
 */
export const citus: Experiment = {
  name: 'citus',
  full: 2_000,
  unit: 'acknowledged calls and a tenth as many histories over Citus with two workers',
  async run(stage, amount, tally) {
    const { url, workers } = await startCitus(stage, 2);
    stage.databaseUrl = url;
    const env = { ...apiAccess(url), DATABASE_DISTRIBUTED: 'citus' };
    const replica = await stage.replica({ env });
    const journal = new Journal();
    await keepBusy(8, once(replica.url), journal, () => journal.size >= amount);
    await holdAgainst(journal, stage, tally);
    await histories.run(stage, Math.ceil(amount / 10), tally);
    const applicant = new ApplicantClient(once(replica.url), new Journal());
    await applicant.create();
    await detach(stage, tally, env);
    await verifyLogs(stage, tally, env);
    const [worker] = workers;
    await worker?.crash();
    await applicant.goOn();
    await new ApplicantClient(once(replica.url), new Journal()).create();
    tally.claim(
      (await stage.command('flows-verify', env)).code !== 0,
      'logs were verified without the worker that has them',
    );
    await worker?.restart();
    await verifyLogs(stage, tally, env);
    await erase(stage, tally);
    await verifyLogs(stage, tally, env);
    tally.claim((await replica.stop()) === 0, 'the process did not end well');
  },
};

/** Takes the log to cold storage as if a million applications had come since; the workers then have every entry, and the coordinator none. */
async function detach(stage: Stage, tally: Tally, env: NodeJS.ProcessEnv): Promise<void> {
  const sql = await stage.sql();
  const { rows: entries } = await sql.query<{ n: string }>('select count(*) as n from transition');
  await sql.query(`select setval('application_id_seq', 1500000), extend_log()`);
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
  const { code, said } = await stage.command('log-detach', env, [tomorrow, 'ada@bank.example']);
  tally.claim(code === 0, `log:detach: ${said}`);
  const { rows } = await sql.query<{ n: string }>(
    `select sum(result::bigint) as n from log_cold, run_command_on_shards(format('cold.%I', name)::regclass, 'select count(*) from %s')
      join pg_dist_shard_placement using (shardid) group by nodeport order by 1`,
  );
  tally.set('entries on each worker', rows.map(({ n }) => n).join(' + '));
  const moved = rows.reduce((sum, { n }) => sum + Number(n), 0);
  tally.claim(rows.length === 2 && moved === Number(entries[0]?.n), `${moved} of ${entries[0]?.n} entries were moved`);
}

async function erase(stage: Stage, tally: Tally): Promise<void> {
  const sql = await stage.sql();
  const { rows } = await sql.query<{ id: string }>(
    'select id from application where id < 1000000 order by id limit 10',
  );
  const ids = rows.map(({ id }) => id);
  const left = async () => (await sql.query('select from cold_log($1::bigint[])', [ids])).rowCount;
  tally.claim((await left()) !== 0, 'no log to erase is on the workers');
  await sql.query('select erase_applications($1::bigint[])', [ids]);
  tally.claim((await left()) === 0, 'an erasure did not reach the workers');
}

/** Starts a coordinator and so many workers; `NotPossible` where Postgres has no Citus. */
async function startCitus(stage: Stage, workers: number) {
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
