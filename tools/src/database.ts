import path from 'node:path';
import { holderOf, lockFolder } from './lock.ts';
import { openServer, urlOfRunning, type Server } from './postgres/server.ts';
import { root } from './workspace.ts';

/** Everything that stays from one start to the next: database, uploaded files, logs. */
export const dataFolder = path.join(root, '.data');

const name = 'statewise';
const cluster = path.join(dataFolder, 'postgres');

/** The database that `DATABASE_URL` names, else one on a Postgres of our own with its data in `.data`. */
export async function openDatabase(): Promise<Server> {
  const given = process.env.DATABASE_URL;
  if (given) return { url: given, stop: () => Promise.resolve() };
  return openServer(cluster, name);
}

/** The same database for a command that runs beside a server which may or may not be up. */
export async function joinDatabase(): Promise<Server> {
  const running =
    process.env.DATABASE_URL === undefined && holderOf(dataFolder) !== undefined
      ? await urlOfRunning(cluster, name)
      : undefined;
  if (running !== undefined) return { url: running, stop: () => Promise.resolve() };
  const release = lockFolder(dataFolder);
  const server = await openDatabase();
  return { url: server.url, stop: () => server.stop().finally(release) };
}
