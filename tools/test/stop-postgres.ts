import { stopStartedPostgres } from './start-postgres.ts';

/** Jest calls this once after the database tests. */
export default async function stopPostgres(): Promise<void> {
  await stopStartedPostgres();
}
