import { spawnSync } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import {
  chownSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { CommandRefusal } from '../workspace.ts';
import type { DatabaseAccount } from './account.ts';
import type { Binaries } from './binaries.ts';

const passwordFile = 'statewise.password';
const sheltered = '/var/lib/statewise';

/** Where the data really is: an account that cannot reach `folder` keeps it elsewhere, and `folder` is a link to there. */
export function reachableFolder(folder: string, account: DatabaseAccount): string {
  if (lstatSync(folder, { throwIfNoEntry: false })?.isSymbolicLink()) return readlinkSync(folder);
  if (account === undefined || canReach(path.dirname(folder), account)) return folder;
  const elsewhere = path.join(sheltered, createHash('sha256').update(folder).digest('hex').slice(0, 12));
  mkdirSync(sheltered, { recursive: true, mode: 0o755 });
  symlinkSync(elsewhere, folder);
  return elsewhere;
}

/** What root has written as another account, an ordinary user cannot read. */
export function refuseForeignData(folder: string): void {
  const owner = statSync(folder, { throwIfNoEntry: false })?.uid;
  const we = process.getuid?.();
  if (owner === undefined || we === undefined || we === 0 || owner === we) return;
  throw new CommandRefusal(
    `The data in ${folder} belongs to another account (${owner}). Start as the account that made it, or move that folder away to begin with an empty one.`,
  );
}

function canReach(folder: string, account: DatabaseAccount): boolean {
  return spawnSync('ls', ['-d', path.join(folder, '.')], { ...account, cwd: '/', stdio: 'ignore' }).status === 0;
}

/** Makes an empty database cluster unless there is one; what was half made by a process that was killed does not count. */
export function ensureCluster(folder: string, binaries: Binaries, account: DatabaseAccount): void {
  if (existsSync(path.join(folder, 'PG_VERSION'))) return checkVersion(folder, binaries);
  const unfinished = `${folder}.new`;
  rmSync(unfinished, { recursive: true, force: true });
  const passwordSource = `${folder}.password`;
  writeFileSync(passwordSource, randomBytes(18).toString('base64url'), { mode: 0o600 });
  mkdirSync(unfinished, { mode: 0o700 });
  if (account) for (const file of [unfinished, passwordSource]) chownSync(file, account.uid, account.gid);
  initialise(unfinished, passwordSource, binaries, account);
  renameSync(passwordSource, path.join(unfinished, passwordFile));
  rmSync(folder, { recursive: true, force: true });
  renameSync(unfinished, folder);
}

function initialise(folder: string, passwordSource: string, binaries: Binaries, account: DatabaseAccount): void {
  const locale =
    binaries.major >= 17
      ? ['--locale-provider=builtin', '--locale=C', '--builtin-locale=C.UTF-8']
      : ['--locale=C.UTF-8'];
  const made = spawnSync(
    path.join(binaries.folder, 'initdb'),
    [
      '-D',
      folder,
      '-U',
      'postgres',
      '-A',
      'scram-sha-256',
      `--pwfile=${passwordSource}`,
      '-E',
      'UTF8',
      ...locale,
      '--no-sync',
    ],
    { ...account, cwd: '/', encoding: 'utf8' },
  );
  if (made.status !== 0)
    throw new CommandRefusal(
      `Postgres could not create its data folder ${folder}:\n${made.stderr || String(made.error)}`,
    );
}

function checkVersion(folder: string, binaries: Binaries): void {
  const version = Number(readFileSync(path.join(folder, 'PG_VERSION'), 'utf8'));
  if (version === binaries.major) return;
  throw new CommandRefusal(
    `The data in ${folder} was written by Postgres ${version}, but Postgres ${binaries.major} is installed. Set DATABASE_URL to a server, or move that folder away to begin with an empty one.`,
  );
}

/** The password of the cluster's only account; only the owner of the data can read it. */
export function passwordOf(folder: string): string {
  return readFileSync(path.join(folder, passwordFile), 'utf8');
}
