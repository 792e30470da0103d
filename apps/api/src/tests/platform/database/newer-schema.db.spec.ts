import { Writable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { Replicas } from '@statewise/server/platform/health/replicas.js';
import { eventually } from '@statewise/server/testing/eventually.js';
import { startApi, type TestApi } from '../../../testing/start-api.js';

const lines: Record<string, unknown>[] = [];
let api: TestApi;
beforeAll(async () => {
  const logTo = new Writable({
    write: (line: Buffer, _, done) => {
      lines.push(JSON.parse(line.toString()));
      done();
    },
  });
  api = await startApi({ LOG_LEVEL: 'error', WORKER: 'off' }, { logTo });
});
afterAll(() => api.stop());

const told = (sentence: string) => lines.filter(({ msg }) => String(msg).startsWith(sentence));
const read = () => api.http.get('/api/v1/applications/7K3M9QWX2TRB');
const rename = (from: string, to: string) =>
  api.database.query(`alter table application rename column ${from} to ${to}`);

describe('a release whose database was migrated by a newer one', () => {
  it('answers 503 where it finds something gone, says once why, and is not ready', async () => {
    await read().expect(404);
    await rename('locale', 'language');
    await api.database.query(
      `insert into migrations (timestamp, name) values (9999999999999, 'NameLanguages9999999999999')`,
    );
    await api.http.get('/health/ready').expect(200);

    for (let call = 0; call < 3; call += 1) {
      const { body, headers } = await read().expect(503);
      expect(body).toMatchObject({ success: false, type: 'urn:statewise:problem:dependency:down' });
      expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    }
    // Why is found out beside the answer.
    await eventually(async () =>
      expect(told('the database is newer')).toEqual([
        expect.objectContaining({ code: '42703', migrations: ['NameLanguages9999999999999'] }),
      ]),
    );
    await api.http.get('/health/ready').expect(503);
    await api.http.get('/health/live').expect(200);
  });

  it('works again once the database is what it was', async () => {
    await rename('language', 'locale');
    await api.database.query(`delete from migrations where name = 'NameLanguages9999999999999'`);
    await api.http.get('/health/ready').expect(200);
    await read().expect(404);
  });
});

it.each([
  [
    'has migrated the database',
    `insert into migrations (timestamp, name) values (9999999999999, 'NameLanguages9999999999999')`,
    `delete from migrations where name = 'NameLanguages9999999999999'`,
  ],
  [
    'lives',
    `insert into replica (id, host, pid, worker, node, release, seen_at)
      values (gen_random_uuid(), 'newer', 1, false, 'v26', '{999,0,0}', now() + interval '1 hour')`,
    `delete from replica where host = 'newer'`,
  ],
])('leaves what a newer release that %s declares of tasks and of the list, until that is over', async (_, come, go) => {
  const declared = () =>
    api.database.query(
      `select (select count(*)::int from task_rule where kind = 'newer') as rules,
        (select count(*)::int from listed_field where field = 'newer') as fields`,
    );
  await api.database.query(
    `${come}; update task_rule set kind = 'newer' where place = 0; update listed_field set field = 'newer' where place = 0`,
  );
  const before = await declared();
  expect(before).toEqual([{ rules: expect.any(Number), fields: expect.any(Number) }]);
  const restarted = await startApi({ DATABASE_URL: api.databaseUrl, WORKER: 'off' });
  expect(await declared()).toEqual(before);
  const replicas = restarted.app.get(Replicas, { strict: false });
  let times = 0;
  await replicas.whenNewest(async () => {
    times += 1;
    await sleep(200);
  });
  await api.database.query(go);
  await Promise.all([replicas.beat(), replicas.beat()]);
  expect(await declared()).toEqual([{ rules: 0, fields: 0 }]);
  expect(times).toBe(1);
  await restarted.stop();
});

it('tells a mistake of its own from a newer database', async () => {
  await rename('locale', 'language');
  await read().expect(503);
  await api.http.get('/health/ready').expect(200);
  await rename('language', 'locale');
  // Work in the background may have met it too: it is told of each.
  await eventually(async () => expect(told('a statement names what the database does not have')).not.toHaveLength(0));
  expect(told('the database is newer')).toHaveLength(1);
});
