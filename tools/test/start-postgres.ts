import { startThrowawayServer, type Server } from '../src/postgres/server.ts';

let server: Server | undefined;

/** Jest calls this once before the database tests. */
export default async function startPostgres(): Promise<void> {
  if (process.env.TEST_POSTGRES_URL) return;
  server = await startThrowawayServer();
  process.env.TEST_POSTGRES_URL = server.url;
}

/** Stops what was started here; a server that was named from outside stays. */
export async function stopStartedPostgres(): Promise<void> {
  await server?.stop();
  server = undefined;
}
