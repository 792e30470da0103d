import { setTimeout as sleep } from 'node:timers/promises';
import { eventually } from '@statewise/server/testing/eventually.js';
import { TcpDoor } from '@statewise/server/testing/tcp-door.js';
import { createDatabase, type TestDatabase } from '@statewise/server/testing/test-database.js';
import { migrations } from '../../../migrations.js';
import { startApi, testAdmin, type TestApi } from '../../../testing/start-api.js';

const signIn = '/api/v1/session';

describe('without its database the application', () => {
  let database: TestDatabase;
  let door: TcpDoor;
  let api: TestApi;

  beforeAll(async () => {
    database = await createDatabase(migrations);
    door = new TcpDoor(database.url);
    await door.unlock();
    api = await startApi({ DATABASE_URL: door.url, RATE_LIMIT_FACTOR: '1' });
  });
  afterAll(async () => {
    await api.stop();
    await door.lock();
    await database.drop();
  });

  it('answers 503 with Retry-After, says that it is not ready, and works again once the database is back', async () => {
    const cookie = await api.signIn();
    await api.http.get('/health/ready').expect(200);
    await door.lock();

    const { headers, body } = await api.http.post(signIn).send(testAdmin).expect(503);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    expect(body).toMatchObject({ success: false, type: 'urn:statewise:problem:dependency:down' });
    await api.http.get(signIn).set('Cookie', cookie).expect(503);
    await api.http.get('/health/ready').expect(503);
    await api.http.get('/health/live').expect(200);

    await door.unlock();
    await api.http.get('/health/ready').expect(200);
    await api.http.get(signIn).set('Cookie', cookie).expect(200);
  });

  it('survives ten outages under load without an answer that blames itself', async () => {
    const statuses = new Map<number, number>();
    const over = new AbortController();
    const load = Promise.all(
      Array.from({ length: 4 }, async () => {
        while (!over.signal.aborted) {
          const { status } = await api.http.get(signIn).set('Cookie', `statewise_session=${'a'.repeat(43)}`);
          statuses.set(status, (statuses.get(status) ?? 0) + 1);
        }
      }),
    );
    for (let outage = 0; outage < 10; outage++) {
      await sleep(60);
      await door.lock();
      await sleep(40);
      await door.unlock();
    }
    await sleep(100);
    over.abort();
    await load;
    expect([...statuses.keys()].sort()).toEqual([401, 503]);
    await api.http.get('/health/ready').expect(200);
  });

  it('survives Postgres ending its connections', async () => {
    const end = createEnder(database.url);
    await end();
    // The news that a connection ended is a moment behind the end itself.
    await eventually(async () => void (await api.http.get('/health/ready').expect(200)));
    await api.signIn();
  });
});

/** Ends every connection of a database from another one, as an administrator or a restart does. */
function createEnder(url: string) {
  return async (): Promise<void> => {
    const { Client } = await import('pg');
    const name = new URL(url).pathname.slice(1);
    const client = new Client({ connectionString: process.env['TEST_POSTGRES_URL'] });
    await client.connect();
    await client.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name]);
    await client.end();
  };
}

describe('at its start the application', () => {
  it('waits for a database that comes up later', async () => {
    const database = await createDatabase(migrations);
    const door = new TcpDoor(database.url);
    await door.unlock();
    await door.lock();
    const starting = startApi({ DATABASE_URL: door.url });
    await sleep(700);
    await door.unlock();
    const api = await starting;
    await api.http.get('/health/ready').expect(200);
    await api.stop();
    await door.lock();
    await database.drop();
  });

  it('gives up on a database that never comes', async () => {
    await expect(
      startApi({ DATABASE_URL: 'postgres://postgres@127.0.0.1:9/none', DATABASE_WAIT: '0' }),
    ).rejects.toThrow('ECONNREFUSED');
  });

  it('migrates once when several replicas start together', async () => {
    const { Client } = await import('pg');
    const client = new Client({ connectionString: process.env['TEST_POSTGRES_URL'] });
    await client.connect();
    await client.query('create database statewise_test_replicas');
    const url = new URL(String(process.env['TEST_POSTGRES_URL']));
    url.pathname = '/statewise_test_replicas';
    const replicas = await Promise.all([1, 2, 3].map(() => startApi({ DATABASE_URL: url.toString() })));
    const admins: { count: number }[] =
      (await replicas[0]?.database.query(`select count(*)::int as count from "user"`)) ?? [];
    expect(admins).toEqual([{ count: 1 }]);
    await Promise.all(replicas.map((replica) => replica.stop()));
    await client.query('drop database statewise_test_replicas with (force)');
    await client.end();
  });
});
