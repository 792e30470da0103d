import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { accountFor } from '../../src/postgres/account.ts';
import { findBinaries } from '../../src/postgres/binaries.ts';
import { NotPossible } from './tally.ts';

/** Writes a whole database into a file, as an operator does. */
export function dump(url: string, file: string, format: 'plain' | 'custom'): void {
  run('pg_dump', [`--format=${format}`, '--no-owner', `--file=${file}`, url]);
}

/** Fills an empty database from a file that `dump` wrote. */
export function restore(url: string, file: string): void {
  run('pg_restore', ['--no-owner', '--exit-on-error', `--dbname=${url}`, file]);
}

function run(name: string, args: readonly string[]): void {
  const program = path.join(findBinaries('system', accountFor('/')).folder, name);
  if (!existsSync(program)) throw new NotPossible(`${name} is not installed beside this Postgres`);
  const { status, stderr } = spawnSync(program, args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${name} ended with ${status}: ${stderr.slice(0, 500)}`);
}
