import { execFile } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  utimesSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { ApplicantClient, once } from '../../experiments/harness/applicant.ts';
import { Journal } from '../../experiments/harness/journal.ts';
import { freePort } from '../../port.mjs';
import { startApiProcess, untilReady } from '../api-process.ts';
import { startNode } from '../child.ts';
import { root } from '../workspace.ts';
import { accountFor } from './account.ts';
import { findBinaries } from './binaries.ts';
import { ensureCluster } from './data-folder.ts';
import { startPostmaster, type Postmaster } from './postmaster.ts';
import { runSql } from './run-sql.ts';
import { guard, urlOf } from './server.ts';

const home = mkdtempSync(path.join(tmpdir(), 'statewise-backup-'));
const account = accountFor(home);
const binaries = findBinaries('system', account);
const backups = path.join(home, 'backups');
const script = path.join(home, 'backup.sh');
const stops: (() => Promise<void>)[] = [];

beforeAll(() => {
  // Postgres runs the script under an account that may not see where it came from.
  copyFileSync(path.join(root, 'docker/backup.sh'), script);
  chmodSync(script, 0o755);
  mkdirSync(backups);
  if (account) for (const file of [home, backups]) chownSync(file, account.uid, account.gid);
});
afterAll(async () => {
  for (const stop of stops.toReversed()) await stop();
  rmSync(home, { recursive: true, force: true });
});

/** Runs the script as Postgres’ own account, as an operator does. */
function backup(args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<{ code: number | null; said: string }> {
  return new Promise((resolve) => {
    const child = execFile(
      'sh',
      [script, ...args],
      {
        ...account,
        cwd: home,
        env: { PATH: `${binaries.folder}:${process.env.PATH}`, BACKUP_DIR: backups, ...env },
      },
      (_error, stdout, stderr) => resolve({ code: child.exitCode, said: `${stdout}${stderr}`.trim() }),
    );
  });
}

async function start(name: string): Promise<{ readonly server: Postmaster; readonly url: string }> {
  const data = path.join(home, name);
  ensureCluster(data, binaries, account);
  const archive = `archive_command=BACKUP_DIR=${backups} sh ${script} archive %p %f`;
  const server = await startPostmaster(
    data,
    binaries,
    account,
    ['archive_mode=on', archive],
    path.join(home, `${name}.log`),
  );
  stops.push(guard(server));
  return { server, url: urlOf(server, data) };
}

async function row<T extends object>(url: string, text: string): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<T>(text);
    if (!rows[0]) throw new Error(`no row of ${text}`);
    return rows[0];
  } finally {
    await client.end();
  }
}

async function until(isSo: () => Promise<boolean>): Promise<void> {
  while (!(await isSo())) await delay(100);
}

const settings = (url: string): NodeJS.ProcessEnv => ({
  NODE_ENV: 'test',
  DATABASE_URL: url,
  SECRET_KEY: 'the key that backups do not contain, kept elsewhere',
  FILES_DIR: path.join(home, 'files'),
  CAPTCHA: 'off',
  RATE_LIMIT_FACTOR: '0',
  LOG_LEVEL: 'warn',
  HOST: '127.0.0.1',
});

async function command(name: string, url: string): Promise<{ readonly code: number; readonly said: string }> {
  const child = startNode([path.join(root, 'apps/api/dist/command.js'), name], { env: settings(url) });
  let said = '';
  for (const stream of [child.process.stdout, child.process.stderr])
    stream?.on('data', (part) => (said += String(part)));
  return { code: await child.exit, said };
}

/** So many applicants come through two steps. */
async function apply(url: string, applicants: number): Promise<void> {
  for (let n = 0; n < applicants; n += 1) {
    const applicant = new ApplicantClient(once(url), new Journal());
    await applicant.create();
    await applicant.goOn();
  }
}

const counts = `select (select count(*)::int from application) as applications, (select count(*)::int from transition) as log,
  (select count(*)::int from application_step) as steps`;

test('brings a dropped table back to the second before, with a log that verifies', async () => {
  const { server, url } = await start('data');
  await runSql(`${url}/postgres`, 'create database statewise');
  const database = `${url}/statewise`;
  const port = String(await freePort());
  const api = startApiProcess({ ...settings(database), PORT: port }, () => undefined);
  const at = `http://127.0.0.1:${port}`;
  await untilReady(api, at);
  await apply(at, 2);
  const login = new URL(url);
  const { code, said } = await backup(['base'], {
    PGHOST: '127.0.0.1',
    PGPORT: String(server.port),
    PGUSER: login.username,
    PGPASSWORD: login.password,
  });
  if (!existsSync(path.join(binaries.folder, 'pg_basebackup'))) {
    expect({ code, said }).toEqual({ code: 1, said: 'pg_basebackup is not installed: it comes with Postgres.' });
    return;
  }
  expect({ code, said }).toEqual({ code: 0, said: '' });
  await apply(at, 3);
  await api.stop(30_000);

  const before = await row<Record<string, number>>(database, counts);
  expect(before).toMatchObject({ applications: 5 });
  const { moment } = await row<{ moment: string }>(
    database,
    `select to_char(clock_timestamp() at time zone 'UTC' + interval '0.5 s', 'YYYY-MM-DD HH24:MI:SS.US') as moment`,
  );
  await delay(1_000);
  await runSql(database, 'drop table application_step cascade');
  const { segment } = await row<{ segment: string }>(database, 'select pg_walfile_name(pg_switch_wal()) as segment');
  await until(async () => {
    const { last } = await row<{ last: string | null }>(
      database,
      'select last_archived_wal as last from pg_stat_archiver',
    );
    return (last ?? '') >= segment;
  });

  expect(await backup(['restore', path.join(home, 'restored'), '2001-01-01 00:00:00'])).toMatchObject({ code: 1 });
  const restored = await backup(['restore', path.join(home, 'restored'), moment]);
  expect(restored).toEqual({ code: 0, said: expect.stringContaining('Start Postgres on') });
  const { url: again } = await start('restored');
  await until(async () => !(await row<{ is_on: boolean }>(again, 'select pg_is_in_recovery() as is_on')).is_on);
  expect(await row(`${again}/statewise`, counts)).toEqual(before);
  const verified = await command('flows-verify', `${again}/statewise`);
  expect(verified).toEqual({ code: 0, said: expect.stringContaining('5 applications replayed, 0 differ') });
  expect(await command('audit-verify', `${again}/statewise`)).toMatchObject({ code: 0 });
}, 600_000);

test('keeps a segment once, and tells one that differs', async () => {
  const segment = path.join(home, 'a-segment');
  copyFileSync(script, segment);
  if (account) chownSync(segment, account.uid, account.gid);
  expect(await backup(['archive', segment, 'B'])).toEqual({ code: 0, said: '' });
  expect(await backup(['archive', segment, 'B'])).toEqual({ code: 0, said: '' });
  expect((await backup(['archive', path.join(root, 'LICENSE').replace(root, home), 'B'])).code).not.toBe(0);
  expect(readdirSync(path.join(backups, 'log'))).toContain('B.gz');
});

test('removes old copies but the newest, and the log that no copy needs', async () => {
  const copies = path.join(backups, 'base');
  if (!existsSync(copies))
    return expect(await backup(['prune', '7'])).toEqual({ code: 1, said: `There is no copy in ${copies}.` });
  const [newest = ''] = readdirSync(copies);
  const old = path.join(copies, '20200101000000');
  mkdirSync(old);
  utimesSync(old, 0, 0);
  utimesSync(path.join(copies, newest), 0, 0);
  const segments = readdirSync(path.join(backups, 'log')).length;
  expect(await backup(['prune', '7'])).toEqual({ code: 0, said: '' });
  expect(readdirSync(copies)).toEqual([newest]);
  expect(readdirSync(path.join(backups, 'log')).length).toBeLessThan(segments);
});
