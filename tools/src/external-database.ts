import { readFileSync } from 'node:fs';
import { CommandRefusal } from './workspace.ts';

/** A database that is run elsewhere, not by us. */
export interface ExternalDatabase {
  /** The variable that names it. */
  readonly variable: 'DATABASE_URL' | 'DATABASE_URL_FILE';
  readonly url: string;
}

/** The database that `DATABASE_URL` names, or the file of `DATABASE_URL_FILE`; undefined where we run one of our own. */
export function externalDatabase(env: NodeJS.ProcessEnv = process.env): ExternalDatabase | undefined {
  const [url = '', file = ''] = [env.DATABASE_URL?.trim(), env.DATABASE_URL_FILE?.trim()];
  if (url !== '' && file !== '') throw new CommandRefusal('DATABASE_URL and DATABASE_URL_FILE are both set: set one.');
  if (url !== '') return { variable: 'DATABASE_URL', url };
  return file === '' ? undefined : { variable: 'DATABASE_URL_FILE', url: read(file) };
}

/** A demonstration on a Postgres of its own has one admin, who need not wait for a second person. */
export function settingsOfDemonstration(env: NodeJS.ProcessEnv = process.env): Readonly<Record<string, string>> {
  return externalDatabase(env) === undefined ? { SINGLE_ADMIN: env.SINGLE_ADMIN ?? 'on' } : {};
}

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch {
    throw new CommandRefusal('DATABASE_URL_FILE names a file that cannot be read.');
  }
}
