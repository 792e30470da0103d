import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { startFeedbackApi, type FeedbackApi } from '../../engine/tests/feedback-api.js';
import { Pipelines, type Statement } from './pipelines.js';

let api: FeedbackApi;
let other: Client;
beforeAll(async () => {
  api = await startFeedbackApi({ DATABASE_PIPELINES: '2' });
  other = new Client({ connectionString: api.databaseUrl, application_name: 'somebody-else' });
  await other.connect();
});
afterAll(async () => {
  await other.end();
  await api.stop();
});

const send = (code: string, event: object, key: string) =>
  api.http.post(`/api/v1/applications/${code}/events`).set('Idempotency-Key', key).send(event);

const endConnections = () =>
  other.query(`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and application_name = 'statewise'`);

it('holds nobody up behind a row that somebody else has locked', async () => {
  const [locked, ...free] = await Promise.all(Array.from({ length: 9 }, () => api.newFeedback()));
  await other.query('begin');
  await other.query('select from application where code = $1 for update', [locked]);
  let isLockedDone = false;
  const waiting = send(locked ?? '', { type: 'step.back' }, 'locked').then(({ status }) => {
    isLockedDone = true;
    return status;
  });
  const statuses = await Promise.all(
    free.map(async (code) => (await send(code, { type: 'step.back' }, `free-${code}`)).status),
  );
  expect(new Set(statuses)).toEqual(new Set([200]));
  expect(isLockedDone).toBe(false);
  await other.query('commit');
  await expect(waiting).resolves.toBe(200);
});

it('loses and doubles nothing when its connections are ended while everybody saves', async () => {
  const codes = await Promise.all(Array.from({ length: 8 }, () => api.newFeedback()));
  const moves = 60;
  let broken = 0;
  const applicants = codes.map(async (code) => {
    for (let move = 0; move < moves; move++) {
      const event = move % 2 === 0 ? { type: 'step.back' } : { type: 'step.goTo', step: 2 };
      for (;;) {
        const { status, headers } = await send(code, { ...event, version: 2 + move }, `${code}-${move}`);
        if (status === 200) break;
        expect({ status, wait: Number(headers['retry-after']) }).toEqual({ status: 503, wait: 2 });
        broken += 1;
        await sleep(20);
      }
    }
  });
  const over = new AbortController();
  const ending = (async () => {
    while (!over.signal.aborted) {
      await sleep(120);
      await endConnections();
    }
  })();
  await Promise.all(applicants);
  over.abort();
  await ending;
  expect(broken).toBeGreaterThan(0);
  const { rows } = await other.query(
    'select count(*)::int as entries, a.version from application a join transition t on t.application_id = a.id where code = any($1) group by a.id',
    [codes],
  );
  expect(rows).toEqual(codes.map(() => ({ entries: 2 + moves, version: 2 + moves })));
}, 60_000);

describe('a set of pipelines', () => {
  const echo: Statement = { name: 'echo', text: 'select $1::int as number', isQuick: true };
  const wrong: Statement = { name: 'wrong', text: 'select 1 / $1::int as number', isQuick: true };
  const notes: string[] = [];
  let pipelines: Pipelines;
  beforeAll(async () => {
    const config = { connectionString: api.databaseUrl, application_name: 'pipelines' };
    pipelines = new Pipelines(1, config, ({ message }) => notes.push(message));
    // The first statement opens what the next ones use.
    while ((await pipelines.run(echo, [0])) === undefined) await sleep(5);
  });
  afterAll(() => pipelines.close());

  it('answers each statement with its own rows, and fails only the one that is wrong', async () => {
    const answers = await Promise.allSettled([
      pipelines.run(echo, [1]),
      pipelines.run(wrong, [0]),
      pipelines.run(echo, [2]),
      pipelines.run(wrong, [1]),
    ]);
    const [first, failed, second, third] = answers;
    expect([first, second, third]).toEqual([1, 2, 1].map((number) => ({ status: 'fulfilled', value: [{ number }] })));
    expect(failed).toMatchObject({ status: 'rejected', reason: { code: '22012' } });
  });

  it('fails what was under way when its connection breaks, and opens another after a while', async () => {
    const sleeping: Statement = { name: 'sleeping', text: 'select pg_sleep(5) as number', isQuick: true };
    const lost = pipelines.run(sleeping, []).catch((error: Error) => error.message);
    await sleep(50);
    await other.query("select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'pipelines'");
    expect(await lost).toMatch(/terminat/);
    expect(await pipelines.run(echo, [1])).toBeUndefined();
    while ((await pipelines.run(echo, [3])) === undefined) await sleep(50);
    expect(await pipelines.run(echo, [4])).toEqual([{ number: 4 }]);
    expect(notes).not.toEqual([]);
  });

  it('takes nothing more once it is closed', async () => {
    const last = pipelines.run(echo, [5]);
    await pipelines.close();
    expect(await last).toEqual([{ number: 5 }]);
    expect(await pipelines.run(echo, [6])).toBeUndefined();
  });
});
