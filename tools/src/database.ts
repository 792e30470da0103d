import path from 'node:path';
import { openServer, type Server } from './postgres/server.ts';
import { root } from './workspace.ts';

/** Everything that stays from one start to the next: database, uploaded files, logs. */
export const dataFolder = path.join(root, '.data');

/** The database that `DATABASE_URL` names, else one on a Postgres of our own with its data in `.data`. */
export async function openDatabase(): Promise<Server> {
  const given = process.env.DATABASE_URL;
  if (given) return { url: given, stop: () => Promise.resolve() };
  return openServer(path.join(dataFolder, 'postgres'), 'statewise');
}
