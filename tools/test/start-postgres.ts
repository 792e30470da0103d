import { randomBytes } from 'node:crypto';
import { startThrowawayServer } from '../src/postgres/server.ts';

/** Jest calls this once before the database tests. What is started here ends with Jest; a server that is named from outside stays. */
export default async function startPostgres(): Promise<void> {
  process.env.TEST_RUN = randomBytes(4).toString('hex');
  process.env.TEST_POSTGRES_URL ||= (await startThrowawayServer()).url;
}
