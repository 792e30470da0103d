import { chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { accountFor } from '../../src/postgres/account.ts';
import { inTurn, persistent } from '../harness/applicant.ts';
import { whilePeopleSave, type Experiment } from '../harness/experiment.ts';
import { Program, settingsOf } from '../harness/program.ts';
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
    const send = persistent(inTurn(replicas), tally, 'while PgBouncer or Postgres was away');
    await whilePeopleSave(stage, tally, { send }, async (people) => {
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
    });
    for (const replica of replicas) tally.claim((await replica.stop()) === 0, 'a replica did not live through it');
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
  writeFileSync(file, settingsOf('pgbouncer.ini', { hostname, of, username, password, port }));
  const start = async (): Promise<Program> => {
    const program = await Program.start(stage, 'pgbouncer', [file], { account, log: path.join(stage.folder, 'log') });
    await delay(300);
    return program;
  };
  return { url: `postgres://${username}@127.0.0.1:${port}/statewise`, start };
}
