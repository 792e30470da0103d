import { spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '../../port.mjs';
import { isGone, isRunning } from '../processes.ts';
import { CommandRefusal } from '../workspace.ts';
import type { DatabaseAccount } from './account.ts';
import type { Binaries } from './binaries.ts';

/** A running server process and the port it listens on. */
export interface Postmaster {
  readonly pid: number;
  readonly port: number;
}

interface PidFile extends Postmaster {
  readonly isReady: boolean;
  readonly isStopping: boolean;
}

/** Postgres describes itself in this file: the number of its process first, its port fourth, its condition last. */
function readPidFile(folder: string): PidFile | undefined {
  try {
    const lines = readFileSync(path.join(folder, 'postmaster.pid'), 'utf8').split('\n');
    return {
      pid: Number(lines[0]),
      port: Number(lines[3]),
      isReady: lines[7]?.trim() === 'ready',
      isStopping: lines[7]?.trim() === 'stopping',
    };
  } catch {
    return undefined;
  }
}

/** The server that an earlier process left running on this folder. */
export async function findRunning(folder: string): Promise<Postmaster | undefined> {
  const left = readPidFile(folder);
  if (left === undefined || !isRunning(left.pid) || !isPostgres(left.pid)) return undefined;
  return left.isStopping && (await isGone(left.pid, 30_000)) ? undefined : waitUntilReady(folder, left.pid, 30_000);
}

/** After a restart of the machine the file may name a process that has nothing to do with Postgres. */
function isPostgres(pid: number): boolean {
  if (process.platform !== 'linux') return true;
  return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('postgres');
}

/** Starts a server on the folder; its messages go to `log`. It ignores the terminal's Ctrl-C: who stops it is decided here. Without a `port` it takes a free one. */
export async function startPostmaster(
  folder: string,
  binaries: Binaries,
  account: DatabaseAccount,
  settings: readonly string[],
  log: string,
  wanted?: number,
): Promise<Postmaster> {
  const port = wanted ?? (await freePort());
  const always = [
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    'timezone=UTC',
    'log_timezone=UTC',
    'max_connections=200',
  ];
  const args = ['-D', folder, '-p', String(port), ...[...always, ...settings].flatMap((setting) => ['-c', setting])];
  const output = openSync(log, 'w', 0o600);
  const server = spawn(path.join(binaries.folder, 'postgres'), args, {
    ...account,
    cwd: '/',
    detached: true,
    stdio: ['ignore', output, output],
  });
  closeSync(output);
  server.unref();
  const ended = new AbortController();
  server.once('error', (error) => ended.abort(error)).once('exit', () => ended.abort());
  return waitUntilReady(folder, server.pid ?? 0, 60_000, ended.signal).catch((error: unknown) => {
    throw ended.signal.aborted
      ? new CommandRefusal(`Postgres did not start:\n${readFileSync(log, 'utf8').slice(-2000)}`, { cause: error })
      : error;
  });
}

async function waitUntilReady(
  folder: string,
  pid: number,
  milliseconds: number,
  ended?: AbortSignal,
): Promise<Postmaster> {
  const end = Date.now() + milliseconds;
  while (Date.now() < end && ended?.aborted !== true) {
    const file = readPidFile(folder);
    if (file?.pid === pid && file.isReady) return { pid, port: file.port };
    await delay(15);
  }
  throw new CommandRefusal(`Postgres (process ${pid}) on ${folder} did not become ready.`);
}
