import { setTimeout as sleep } from 'node:timers/promises';
import { eventually } from '@statewise/server/testing/eventually.js';
import { Jobs } from '@statewise/server/platform/jobs/jobs.js';
import { withClient } from '@statewise/server/testing/test-database.js';
import { startApi, type TestApi } from '../../../testing/start-api.js';

const replicas: TestApi[] = [];
beforeAll(async () => {
  const first = await startApi({ RATE_LIMIT_FACTOR: '1' });
  replicas.push(first);
  const beside = { DATABASE_URL: first.databaseUrl, RATE_LIMIT_FACTOR: '1' };
  replicas.push(...(await Promise.all([startApi(beside), startApi(beside)])));
});
afterAll(async () => {
  for (const replica of replicas.toReversed()) await replica.stop();
});

/** Transactions of the replicas so far, as Postgres counts them. */
const transactions = (): Promise<number> =>
  withClient(process.env['TEST_POSTGRES_URL'] ?? '', async (client) => {
    const name = new URL(replicas[0]?.databaseUrl ?? '').pathname.slice(1);
    const { rows } = await client.query<{ n: number }>(
      'select (xact_commit + xact_rollback)::int as n from pg_stat_database where datname = $1',
      [name],
    );
    return rows[0]?.n ?? 0;
  });

it('costs the database at most ten transactions a second while three replicas have nothing to do', async () => {
  // What starting took is over, and a server process tells what it has counted ten seconds later at the latest.
  await sleep(20_000);
  // Twice as long as the queue's own upkeep takes to come round.
  const [before, seconds] = [await transactions(), 30];
  await sleep(seconds * 1_000);
  const perSecond = ((await transactions()) - before) / seconds;
  expect(perSecond).toBeGreaterThan(0);
  expect(perSecond).toBeLessThanOrEqual(10);
});

it('does a job within a few seconds all the same', async () => {
  const [replica] = replicas;
  await replica?.app.get(Jobs).send('answered-calls', {});
  await eventually(async () => {
    const done = await replica?.database.query(
      `select 1 from jobs.job where name = 'answered-calls' and state = 'completed'`,
    );
    expect(done).toHaveLength(1);
  }, 5_000);
});
