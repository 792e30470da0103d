import { setTimeout as sleep } from 'node:timers/promises';
import { eventually } from '@statewise/server/testing/eventually.js';
import { ReadSql } from '@statewise/server/platform/database/read-sql.js';
import { TcpDoor } from '@statewise/server/testing/tcp-door.js';
import { withClient } from '@statewise/server/testing/test-database.js';
import { createLoan } from '../../../testing/loan-sample.js';
import { startPostgresPair, type PostgresPair } from '../../../testing/postgres-pair.js';
import { startApi, type TestApi } from '../../../testing/start-api.js';

let servers: PostgresPair;
let door: TcpDoor;
let api: TestApi;
let cookie: string;
beforeAll(async () => {
  servers = await startPostgresPair();
  door = new TcpDoor(servers.standby);
  await door.unlock();
  api = await startApi({ DATABASE_URL: servers.primary, DATABASE_READ_URL: door.url, DATABASE_READ_LAG: '500' });
  cookie = await api.signIn();
});
afterAll(async () => {
  await api.stop();
  await servers.close();
});

const listed = async (): Promise<number> => {
  const { body } = await api.http.get('/api/v1/applications').set('Cookie', cookie).expect(200);
  return body.applications.length;
};

const onStandby = (text: string) => withClient(servers.standby, (client) => client.query(text));

/** Whether the standby has answered the page of a list as its last statement on some connection. */
async function wasAsked(): Promise<boolean> {
  const { rows } = await onStandby(
    `select 1 from pg_stat_activity where application_name = 'statewise' and query ilike '%from application%'`,
  );
  return rows.length > 0;
}

/** A reader that was passed over is asked again two seconds later. */
const rest = 2_500;

it('lists from the reader, with what was written just before', async () => {
  for (let n = 1; n <= 5; n += 1) {
    await createLoan(api);
    expect(await listed()).toBe(n);
  }
  await eventually(async () => {
    await listed();
    expect(await wasAsked()).toBe(true);
  });
});

it('lists from the primary while the reader is too far behind, and from the reader again afterwards', async () => {
  await onStandby('select pg_wal_replay_pause()');
  await createLoan(api);
  expect(await listed()).toBe(6);
  await onStandby('select pg_wal_replay_resume()');
  await sleep(rest);
  expect(await listed()).toBe(6);
});

it('waits for a reader that takes long, and not for one that falls silent meanwhile', async () => {
  const reader = api.app.get(ReadSql, { strict: false });
  const slow = { name: 'slow', text: 'select pg_is_in_recovery() as is_reader from pg_sleep(1.5)' };
  // As many as it has connections.
  const answers = await Promise.all(Array.from({ length: 5 }, () => reader.run(slow, [])));
  expect(answers.flat()).toEqual(answers.map(() => ({ is_reader: true })));
  const start = Date.now();
  const answer = reader.run(slow, []);
  await sleep(500);
  door.freeze();
  expect(await answer).toEqual([{ is_reader: false }]);
  expect(Date.now() - start).toBeLessThan(8_000);
  await door.lock();
  await door.unlock();
  await sleep(rest);
});

it('lists from the primary while the reader says nothing, and waits for it no longer than said', async () => {
  door.freeze();
  await createLoan(api);
  const start = Date.now();
  expect(await listed()).toBe(7);
  expect(Date.now() - start).toBeLessThan(3_000);
});

it('lists from the primary while the reader is away', async () => {
  await door.lock();
  await sleep(rest);
  await createLoan(api);
  expect(await listed()).toBe(8);
  await api.http.get('/api/v1/flows/loan-application/population').set('Cookie', cookie).expect(200);
});
