import { execFile } from 'node:child_process';
import {
  appendFileSync,
  chmodSync,
  chownSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
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

interface Started {
  readonly server: Postmaster;
  readonly url: string;
}

async function start(name: string): Promise<Started> {
  const data = path.join(home, name);
  if (!existsSync(data)) {
    ensureCluster(data, binaries, account);
    const archive = `archive_command = 'BACKUP_DIR=${backups} sh ${script} archive %p %f'`;
    // A copy takes them along.
    appendFileSync(path.join(data, 'postgresql.conf'), `archive_mode = on\n${archive}\n`);
  }
  const server = await startPostmaster(data, binaries, account, [], path.join(home, `${name}.log`));
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

/** Copies everything from a server. */
function copyOf({ server, url }: Started): Promise<{ code: number | null; said: string }> {
  const { username, password } = new URL(url);
  const login = { PGUSER: username, PGPASSWORD: password };
  return backup(['base'], { PGHOST: '127.0.0.1', PGPORT: String(server.port), ...login });
}

/** Fills a folder, starts a server on it, and waits until it takes writes. */
async function restore(name: string, ...args: readonly string[]): Promise<Started> {
  expect(await backup(['restore', path.join(home, name), ...args])).toEqual({ code: 0, said: expect.any(String) });
  const started = await start(name);
  await until(async () => !(await row<{ is_on: boolean }>(started.url, 'select pg_is_in_recovery() as is_on')).is_on);
  return started;
}

/** What was written so far is in the log of the backups. */
async function archived(url: string): Promise<void> {
  const { segment } = await row<{ segment: string }>(url, 'select pg_walfile_name(pg_switch_wal()) as segment');
  await until(async () => {
    const { last } = await row<{ last: string | null }>(url, 'select last_archived_wal as last from pg_stat_archiver');
    return (last ?? '') >= segment;
  });
}

const log = (): readonly string[] => readdirSync(path.join(backups, 'log'));
const histories = (): readonly string[] => log().filter((name) => name.includes('history'));

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

const hasCopies = existsSync(path.join(binaries.folder, 'pg_basebackup'));
const ofSteps = "select to_regclass('application_step')::text as steps";
let restored: Started;

test('brings a dropped table back to the second before, with a log that verifies', async () => {
  const running = await start('data');
  await runSql(`${running.url}/postgres`, 'create database statewise');
  const database = `${running.url}/statewise`;
  const port = String(await freePort());
  const api = startApiProcess({ ...settings(database), PORT: port }, () => undefined);
  const at = `http://127.0.0.1:${port}`;
  await untilReady(api, at);
  await apply(at, 2);
  const copied = await copyOf(running);
  if (!hasCopies) {
    expect(copied).toEqual({ code: 1, said: 'pg_basebackup is not installed: it comes with Postgres.' });
    return;
  }
  expect(copied).toEqual({ code: 0, said: '' });
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
  await archived(database);

  expect(await backup(['restore', path.join(home, 'restored'), '2001-01-01 00:00:00'])).toMatchObject({ code: 1 });
  restored = await restore('restored', moment);
  expect(await row(`${restored.url}/statewise`, counts)).toEqual(before);
  const verified = await command('flows-verify', `${restored.url}/statewise`);
  expect(verified).toEqual({ code: 0, said: expect.stringContaining('5 applications replayed, 0 differ') });
  expect(await command('audit-verify', `${restored.url}/statewise`)).toMatchObject({ code: 0 });
  const [, told = ''] = /^```sql\n(.*?)^```/ms.exec(readFileSync(path.join(root, 'docs/operations.md'), 'utf8')) ?? [];
  expect(
    await row(`${restored.url}/statewise`, `select count(*)::int as acts from (${told.replace(';', '')}) as done`),
  ).toEqual({
    acts: expect.any(Number),
  });
}, 600_000);

test('tries a restore without a word in the log of the server that runs', async () => {
  if (!hasCopies) return;
  const before = log();
  await row(restored.url, 'select pg_switch_wal()');
  await delay(1_000);
  expect(log()).toEqual(before);
  const { url } = await restore('as-it-was');
  expect(await row(`${url}/statewise`, ofSteps)).toEqual({ steps: null });
});

test('asks which timeline is meant once the restored server is the one that runs', async () => {
  if (!hasCopies) return;
  expect(await backup(['adopt', path.join(home, 'restored')])).toMatchObject({ code: 0 });
  await row(restored.url, 'select pg_reload_conf()');
  await archived(restored.url);
  expect(histories()).toEqual(['00000002.history.gz']);
  const guess = await backup(['restore', path.join(home, 'guessed')]);
  expect(guess).toEqual({ code: 1, said: expect.stringMatching(/timeline 1,.* 2\.$/) });
  const was = await restore('as-it-was-again', '', '1');
  expect(await row(`${was.url}/statewise`, ofSteps)).toEqual({ steps: null });
  const is = await restore('as-it-is', '', '2');
  expect(await row(`${is.url}/statewise`, ofSteps)).toEqual({ steps: 'application_step' });
});

test('restores a second time without the moment of the first', async () => {
  if (!hasCopies) return;
  expect(await copyOf(restored)).toEqual({ code: 0, said: '' });
  await runSql(`${restored.url}/postgres`, 'create table since ()');
  await archived(restored.url);
  const { url } = await restore('again');
  expect(await row(url, "select to_regclass('since')::text as since")).toEqual({ since: 'since' });
  // The newest copy is none of the first timeline.
  const was = await restore('as-it-was-then', '', '1');
  expect(await row(`${was.url}/statewise`, ofSteps)).toEqual({ steps: null });
});

test('keeps a segment once, and tells one that differs', async () => {
  const segment = path.join(home, 'a-segment');
  copyFileSync(script, segment);
  if (account) chownSync(segment, account.uid, account.gid);
  expect(await backup(['archive', segment, 'B'])).toEqual({ code: 0, said: '' });
  expect(await backup(['archive', segment, 'B'])).toEqual({ code: 0, said: '' });
  expect((await backup(['archive', path.join(root, 'LICENSE').replace(root, home), 'B'])).code).not.toBe(0);
  expect(readdirSync(path.join(backups, 'log'))).toContain('B.gz');
});

test.each([
  ['base', 'restore'],
  ['log', 'prune'],
])('says that a folder %s of another account cannot be read, where %s found nothing', async (folder, act) => {
  const others = mkdtempSync(path.join(home, 'others-'));
  for (const name of ['', 'base', 'base/20260101000000', 'log']) {
    mkdirSync(path.join(others, name), { recursive: true });
    if (account) chownSync(path.join(others, name), account.uid, account.gid);
  }
  chmodSync(path.join(others, folder), 0);
  const said = await backup([act, act === 'prune' ? '7' : path.join(home, 'never')], { BACKUP_DIR: others });
  expect(said).toEqual({ code: 1, said: expect.stringContaining(`${others}/${folder} cannot be read`) });
  chmodSync(path.join(others, folder), 0o700);
});

test('removes old copies but the newest, and the log that no copy needs', async () => {
  const copies = path.join(backups, 'base');
  if (!existsSync(copies))
    return expect(await backup(['prune', '7'])).toEqual({ code: 1, said: `There is no copy in ${copies}.` });
  const [, newest = ''] = readdirSync(copies);
  const old = path.join(copies, '20200101000000');
  mkdirSync(old);
  for (const copy of readdirSync(copies)) utimesSync(path.join(copies, copy), 0, 0);
  const [segments, kept] = [log().length, histories()];
  expect(kept).not.toEqual([]);
  expect(await backup(['prune', '7'])).toEqual({ code: 0, said: '' });
  expect(readdirSync(copies)).toEqual([newest]);
  expect(log().length).toBeLessThan(segments);
  expect(histories()).toEqual(kept);
});
