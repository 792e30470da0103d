import { eventually } from '@statewise/server/testing/eventually.js';
import { startApi, type TestApi } from '../../testing/start-api.js';

let first: TestApi;
let second: TestApi;
beforeAll(async () => {
  first = await startApi({ WORKER: 'off' });
  second = await startApi({ WORKER: 'off', DATABASE_URL: first.databaseUrl });
});
afterAll(async () => {
  await second.stop();
  await first.stop();
});

/** Opens the stream; returns how many messages say that what waits has changed, and what closes it. */
async function listen(query = '') {
  const closing = new AbortController();
  const response = await fetch(`${first.url}/api/v1/transitions/stream${query}`, {
    headers: { cookie: await first.signIn() },
    signal: closing.signal,
  });
  let text = '';
  const reading = (async () => {
    for await (const chunk of response.body ?? []) text += Buffer.from(chunk).toString();
  })().catch((error: Error) => expect(error.name).toBe('AbortError'));
  return {
    changes: () => text.split('event: tasks').length - 1,
    close: async () => {
      closing.abort();
      await reading;
    },
  };
}

const mail = '1f0b8a4e-0f5f-4b56-8f0b-1f9f1f5c2a10';
const write = (sql: string) => second.database.query(sql);

it('tells soon that a mail failed or that an act waits, once it can be read', async () => {
  await write(
    `insert into outbox (id, recipient, subject, state) values ('${mail}', 'a@example.com', 'Hello', 'waiting')`,
  );
  const stream = await listen();
  const filtered = await listen('?flow=loan-application');
  await new Promise((resolve) => setTimeout(resolve, 700));
  expect(stream.changes()).toBe(0);
  const runner = second.database.createQueryRunner();
  await runner.startTransaction();
  await runner.query(`update outbox set state = 'failed' where id = '${mail}'`);
  await new Promise((resolve) => setTimeout(resolve, 700));
  expect(stream.changes()).toBe(0);
  await runner.commitTransaction();
  await runner.release();
  await eventually(async () => expect(stream.changes()).toBe(1));
  await write('delete from outbox');
  await eventually(async () => expect(stream.changes()).toBe(2));
  expect(filtered.changes()).toBe(0);
  await stream.close();
  await filtered.close();
});
