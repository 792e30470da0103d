import { randomBytes } from 'node:crypto';
import { startThrowawayServer, type Server } from '../src/postgres/server.ts';

let server: Server | undefined;

/** Jest calls this once before the database tests. */
export default async function startPostgres(): Promise<void> {
  process.env.TEST_RUN = randomBytes(4).toString('hex');
  if (process.env.TEST_POSTGRES_URL) return;
  server = await startThrowawayServer();
  process.env.TEST_POSTGRES_URL = server.url;
}

/** Stops what was started here; a server that was named from outside stays. */
export async function stopStartedPostgres(): Promise<void> {
  await server?.stop();
  server = undefined;
}
