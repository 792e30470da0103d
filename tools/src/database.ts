import path from 'node:path';
import { externalDatabase } from './external-database.ts';
import { holderOf, lockFolder } from './lock.ts';
import { apiAccess } from './postgres/api-role.ts';
import { openServer, urlOfRunning, type Server } from './postgres/server.ts';
import { root } from './workspace.ts';

/** Everything that stays from one start to the next: database, uploaded files, logs. */
export const dataFolder = path.join(root, '.data');

const name = 'statewise';
const cluster = path.join(dataFolder, 'postgres');

/** A database and how the API is told of it. */
export interface Database extends Server {
  readonly env: Readonly<Record<string, string>>;
}

/** Opens the database that the environment names, else one on a Postgres of our own with its data in `.data`. */
export async function openDatabase(): Promise<Database> {
  const given = externalDatabase();
  // What we run is told of it by the same variable, which it inherits.
  if (given) return { url: given.url, env: {}, stop: () => Promise.resolve() };
  const server = await openServer(cluster, name);
  return { ...server, env: apiAccess(server.url) };
}

/** The same database for a command that runs beside a server which may or may not be up. */
export async function joinDatabase(): Promise<Database> {
  const running =
    externalDatabase() === undefined && holderOf(dataFolder) !== undefined
      ? await urlOfRunning(cluster, name)
      : undefined;
  if (running !== undefined) return { url: running, env: apiAccess(running), stop: () => Promise.resolve() };
  const release = lockFolder(dataFolder);
  const server = await openDatabase();
  return { ...server, stop: () => server.stop().finally(release) };
}
