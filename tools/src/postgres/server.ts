import { spawn } from 'node:child_process';
import { chownSync, existsSync, mkdirSync, mkdtempSync, statfsSync } from 'node:fs';
import { Socket } from 'node:net';
import { freemem, tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { isGone } from '../processes.ts';
import { CommandRefusal } from '../workspace.ts';
import { accountFor } from './account.ts';
import { findBinaries, type Source } from './binaries.ts';
import { ensureCluster, passwordOf, reachableFolder, refuseForeignData } from './data-folder.ts';
import { findRunning, startPostmaster, type Postmaster } from './postmaster.ts';

/** A Postgres server of our own. */
export interface Server {
  /** Connection string of a database on it. */
  readonly url: string;
  /** Fast shutdown; what was committed stays. Also happens by itself when this process ends in any way. */
  stop(): Promise<void>;
}

/** The server that keeps its data in `folder`, with a database of the given name; one left running by a killed process is used again. */
export async function openServer(folder: string, database: string): Promise<Server> {
  mkdirSync(path.dirname(folder), { recursive: true });
  const account = accountFor(folder);
  const data = reachableFolder(folder, account);
  refuseForeignData(data);
  const postmaster = (await findRunning(data)) ?? (await start());
  const url = urlOf(postmaster, data);
  await ensureDatabase(url, database);
  return { url: `${url}/${database}`, stop: guard(postmaster) };

  function start(): Promise<Postmaster> {
    const binaries = findBinaries('packaged', account);
    ensureCluster(data, binaries, account);
    return startPostmaster(data, binaries, account, [], `${folder}.log`);
  }
}

/** Where the server on this folder listens, when another process of ours has opened it. */
export async function urlOfRunning(folder: string, database: string): Promise<string | undefined> {
  const data = reachableFolder(folder, accountFor(folder));
  refuseForeignData(data);
  const postmaster = await findRunning(data);
  return postmaster && `${urlOf(postmaster, data)}/${database}`;
}

/** A server for tests: quick because it may lose everything, which it does when it stops. */
export const startThrowawayServer = (): Promise<Server> =>
  startCrashableServer(mkdtempSync(path.join(quickestFolder(), 'statewise-postgres-')), [
    'fsync=off',
    'synchronous_commit=off',
    'full_page_writes=off',
    'max_wal_size=256MB',
  ]);

/** Linux's folder in memory, where it has room: a database has four hundred files, and to copy them there takes a fortieth of the time. */
function quickestFolder(): string {
  const inMemory = '/dev/shm';
  if (!existsSync(inMemory)) return tmpdir();
  const { bavail, bsize } = statfsSync(inMemory);
  return Math.min(bavail * bsize, freemem()) > 4 * 2 ** 30 ? inMemory : tmpdir();
}

/** A server whose process may be ended in the middle of everything and started again on the same port. */
export interface CrashableServer extends Server {
  /** The process of the server that runs now. */
  readonly pid: number;
  /** Immediate shutdown, as after a failure: nothing is written down any more, and the next start recovers from its log. */
  crash(): Promise<void>;
  restart(): Promise<void>;
}

/** A server that keeps what it committed when its process ends, though not when the machine does unless `settings` say so. `home` is a folder of its own, which goes with it. */
export async function startCrashableServer(
  home: string,
  settings: readonly string[] = ['fsync=off'],
  source: Source = 'system',
): Promise<CrashableServer> {
  const account = accountFor(home);
  if (account) chownSync(home, account.uid, account.gid);
  const data = path.join(home, 'data');
  const binaries = findBinaries(source, account);
  ensureCluster(data, binaries, account);
  const start = (port?: number) => startPostmaster(data, binaries, account, settings, path.join(home, 'log'), port);
  let postmaster = await start();
  const { port } = postmaster;
  const guards = [guard(postmaster, home)];
  return {
    url: `${urlOf(postmaster, data)}/postgres`,
    get pid() {
      return postmaster.pid;
    },
    crash: async () => {
      process.kill(postmaster.pid, 'SIGQUIT');
      if (!(await isGone(postmaster.pid, 30_000)))
        throw new CommandRefusal(`Postgres (process ${postmaster.pid}) did not end.`);
    },
    restart: async () => {
      postmaster = await start(port);
      guards.push(guard(postmaster));
    },
    stop: async () => {
      for (const stop of guards.toReversed()) await stop();
    },
  };
}

/** Where a server listens, as its only account. */
export function urlOf({ port }: Postmaster, data: string): string {
  return `postgres://postgres:${passwordOf(data)}@127.0.0.1:${port}`;
}

async function ensureDatabase(url: string, name: string): Promise<void> {
  const client = new pg.Client({ connectionString: `${url}/postgres` });
  await client.connect();
  try {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name]);
    if (rowCount === 0) await client.query(`create database ${client.escapeIdentifier(name)}`);
  } finally {
    await client.end();
  }
}

/** A small process that stops the server when we ask for it, and also when we are killed. */
export function guard(postmaster: Postmaster, folderToRemove?: string): () => Promise<void> {
  const args = [
    path.join(import.meta.dirname, 'guard.ts'),
    String(postmaster.pid),
    ...(folderToRemove === undefined ? [] : [folderToRemove]),
  ];
  const keeper = spawn(process.execPath, args, { detached: true, cwd: '/', stdio: ['pipe', 'ignore', 'ignore'] });
  const ended = new Promise<void>((resolve) => keeper.once('exit', () => resolve()));
  keeper.unref();
  if (keeper.stdin instanceof Socket) keeper.stdin.unref();
  return () => {
    keeper.ref();
    keeper.stdin.end();
    return ended;
  };
}
