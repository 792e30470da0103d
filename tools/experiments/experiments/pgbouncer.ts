import { chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { accountFor } from '../../src/postgres/account.ts';
import { gather, persistent } from '../harness/applicant.ts';
import { holdAgainst, type Experiment } from '../harness/experiment.ts';
import { Journal } from '../harness/journal.ts';
import { Program } from '../harness/program.ts';
import type { Stage } from '../harness/stage.ts';

/** PgBouncer shares few connections by transaction; it is killed, and Postgres behind it, while people save on two replicas. */
export const pgbouncer: Experiment = {
  name: 'pgbouncer',
  full: 20,
  unit: 'kills of PgBouncer and of Postgres behind it each',
  async run(stage, amount, tally) {
    const { url: databaseUrl, start } = await prepare(stage);
    let bouncer = await start();
    const env = { DATABASE_URL: databaseUrl, DATABASE_OWNER_URL: stage.databaseUrl, DATABASE_PROXY: 'transaction' };
    const replicas = [await stage.replica({ env }), await stage.replica({ env: { ...env, WORKER: 'off' } })];
    const pids = replicas.map(({ pid }) => pid);
    const journal = new Journal();
    let turn = 0;
    const next = (): string => {
      tally.add('requests');
      return replicas[(turn += 1) % replicas.length]?.url ?? '';
    };
    const people = gather(8, persistent(next, tally, 'while PgBouncer or Postgres was away'), journal);
    for (let n = 0; n < amount; n += 1) {
      await people.workFor(stage.random.between(500, 2_000));
      await bouncer.end('SIGKILL');
      await delay(stage.random.between(0, 500));
      bouncer = await start();
      tally.add('kills of PgBouncer');
      await people.workFor(stage.random.between(500, 2_000));
      await stage.postgres.crash();
      await delay(stage.random.between(0, 500));
      await stage.postgres.restart();
      tally.add('kills of Postgres');
    }
    await delay(2_000);
    await people.end();
    for (const [n, replica] of replicas.entries())
      tally.claim(replica.pid === pids[n] && (await replica.stop()) === 0, 'a replica did not live through it');
    await holdAgainst(journal, stage, tally);
  },
};

/** Writes the settings; `start` begins a PgBouncer with them at the same address. */
async function prepare(stage: Stage): Promise<{ url: string; start: () => Promise<Program> }> {
  const port = await stage.freePort();
  const { hostname, port: of, username, password } = new URL(stage.databaseUrl);
  const folder = mkdtempSync(path.join(tmpdir(), 'statewise-pgbouncer-'));
  stage.afterwards(() => rmSync(folder, { recursive: true, force: true }));
  const account = accountFor('/');
  if (account) chownSync(folder, account.uid, account.gid);
  const file = path.join(folder, 'pgbouncer.ini');
  writeFileSync(
    file,
    `
[databases]
statewise = host=${hostname} port=${of} user=${username} password=${password}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = 8
max_client_conn = 200
server_login_retry = 1
`,
  );
  const start = async (): Promise<Program> => {
    const program = await Program.start(stage, 'pgbouncer', [file], { account, log: path.join(stage.folder, 'log') });
    await delay(300);
    return program;
  };
  return { url: `postgres://${username}@127.0.0.1:${port}/statewise`, start };
}
