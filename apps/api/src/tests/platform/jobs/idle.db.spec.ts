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

/** Transactions a second over so many seconds. */
async function rate(seconds: number): Promise<number> {
  const before = await transactions();
  await sleep(seconds * 1_000);
  return ((await transactions()) - before) / seconds;
}

it('costs the database at most ten transactions a second while three replicas have nothing to do', async () => {
  // What starting takes is over after a while: how long depends on what else this machine does, which makes a count larger
  // and never smaller. The queue's own upkeep comes round twice in the time that is counted.
  let perSecond = await rate(30);
  for (let most = 5; most > 1 && perSecond > 10; most -= 1) perSecond = await rate(30);
  expect(perSecond).toBeGreaterThan(0);
  expect(perSecond).toBeLessThanOrEqual(10);
}, 240_000);

it('does a job within a few seconds all the same', async () => {
  const [replica] = replicas;
  await replica?.app.get(Jobs).send('answered-calls', {});
  await eventually(async () => {
    const done = await replica?.database.query(
      `select 1 from jobs.job where name = 'answered-calls' and state = 'completed'`,
    );
    expect(done).toHaveLength(1);
  });
});
