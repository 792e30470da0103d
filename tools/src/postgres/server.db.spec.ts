import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { isGone } from '../processes.ts';
import { accountFor } from './account.ts';
import { findBinaries } from './binaries.ts';
import { ensureCluster } from './data-folder.ts';
import { startPostmaster } from './postmaster.ts';

const program = path.join(import.meta.dirname, 'open-server.ts');
const started: ChildProcess[] = [];
let folder: string;

beforeEach(() => {
  const home = mkdtempSync(path.join(tmpdir(), 'statewise-server-spec-'));
  chmodSync(home, 0o755);
  folder = path.join(home, 'with a space', 'postgres');
});

afterEach(async () => {
  for (const child of started.splice(0)) {
    if (child.exitCode !== null || child.signalCode !== null) continue;
    child.kill('SIGTERM');
    await once(child, 'exit');
  }
  rmSync(path.resolve(folder, '../..'), { recursive: true, force: true });
});

/** A process that opens the server on the folder, says where, and waits to be ended. */
async function open(): Promise<{ child: ChildProcess; said: string }> {
  const child = spawn(process.execPath, [program, folder], { stdio: ['ignore', 'pipe', 'pipe'] });
  started.push(child);
  const said = await Promise.race([once(child.stdout, 'data'), once(child.stderr, 'data')]);
  return { child, said: String(said[0]).trim() };
}

async function query(url: string, text: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}

const serverProcess = () => Number(readFileSync(path.join(folder, 'postmaster.pid'), 'utf8').split('\n')[0]);

test('keeps its data from one start to the next', async () => {
  const first = await open();
  await query(first.said, 'create table kept as select 1 as one');
  const server = serverProcess();
  first.child.kill('SIGINT');
  await once(first.child, 'exit');
  expect(await isGone(server, 0)).toBe(true);
  const second = await open();
  expect(await query(second.said, 'select one from kept')).toEqual([{ one: 1 }]);
});

test('refuses a second process on the same folder with a sentence', async () => {
  const first = await open();
  const second = await open();
  expect(second.said).toMatch(new RegExp(`^Statewise already runs from .+ \\(process ${first.child.pid}\\)`));
});

test('stops when the process that started it is killed, and starts again for the next', async () => {
  const first = await open();
  const server = serverProcess();
  first.child.kill('SIGKILL');
  expect(await isGone(server, 10_000)).toBe(true);
  const second = await open();
  expect(await query(second.said, 'select 1 as one')).toEqual([{ one: 1 }]);
});

test('uses a server again that was left running', async () => {
  const account = accountFor(folder);
  const binaries = findBinaries('packaged', account);
  mkdirSync(path.dirname(folder));
  ensureCluster(folder, binaries, account);
  const { pid } = await startPostmaster(folder, binaries, account, [], `${folder}.log`);
  const opened = await open();
  expect(serverProcess()).toBe(pid);
  expect(await query(opened.said, 'select 1 as one')).toEqual([{ one: 1 }]);
  opened.child.kill('SIGTERM');
  expect(await isGone(pid, 10_000)).toBe(true);
});
