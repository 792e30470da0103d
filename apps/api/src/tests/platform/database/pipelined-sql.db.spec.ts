import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { eventually } from '@statewise/server/testing/eventually.js';
import { Config } from '@statewise/server/platform/config/config.js';
import { Log } from '@statewise/server/platform/logging/log.js';
import { PipelinedSql, PreparedQuery } from '@statewise/server/platform/database/pipelined-sql.js';
import { createPool } from '@statewise/server/platform/database/pool.js';
import { Sql, type SqlRunner, type Statement } from '@statewise/server/platform/database/sql.js';
import { startFeedbackApi, type FeedbackApi } from '../../engine/feedback-api.js';

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
  await other.query('select from application where code_digest = $1 for update', [api.digestOf(locked ?? '')]);
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

it('plans what reads an application once, however many digests its code may have', async () => {
  const quick = api.app.get(PipelinedSql, { strict: false });
  const plans: Statement<{ generic_plans: number; custom_plans: number }> = {
    name: 'plans-of-quick-statements',
    text: `select name, generic_plans::int, custom_plans::int from pg_prepared_statements where name = 'application-by-code'`,
  };
  const code = await api.newFeedback();
  const asked = Array.from({ length: 20 }, () => send(code, { type: 'step.goTo', step: 2 }, ''));
  expect(new Set((await Promise.all(asked)).map(({ status }) => status))).toEqual(new Set([200]));
  const known = await quick.run(plans, []);
  expect(known).toEqual([expect.objectContaining({ custom_plans: 0 })]);
  expect(known[0]?.generic_plans).toBeGreaterThan(0);
});

it('loses and doubles nothing when its connections are ended while everybody saves', async () => {
  const codes = await Promise.all(Array.from({ length: 8 }, () => api.newFeedback()));
  const moves = 40;
  let [broken, done] = [0, 0];
  const applicants = codes.map(async (code) => {
    for (let move = 0; move < moves; move++) {
      const event = move % 2 === 0 ? { type: 'step.back' } : { type: 'step.goTo', step: 2 };
      for (;;) {
        const { status, headers } = await send(code, { ...event, version: 2 + move }, `${code}-${move}`);
        if (status === 200) {
          done += 1;
          break;
        }
        expect({ status, wait: Number(headers['retry-after']) }).toEqual({ status: 503, wait: 2 });
        broken += 1;
        await sleep(20);
      }
    }
  });
  const over = new AbortController();
  const ending = (async () => {
    // As many saves come through between two ends as a busy machine needs time for.
    for (let next = 8; !over.signal.aborted; await sleep(20)) {
      if (done < next) continue;
      await endConnections();
      next = done + 8;
    }
  })();
  await Promise.all(applicants);
  over.abort();
  await ending;
  expect(broken).toBeGreaterThan(0);
  const { rows } = await other.query(
    'select count(*)::int as entries, a.version from application a join transition t on t.application_id = a.id where code_digest = any($1) group by a.id',
    [codes.map((code) => api.digestOf(code))],
  );
  expect(rows).toEqual(codes.map(() => ({ entries: 2 + moves, version: 2 + moves })));
}, 300_000);

describe('behind a proxy that shares connections', () => {
  const behind = async (databaseProxy: Config['databaseProxy']) => {
    const pool = createPool({ ...api.app.get(Config), databaseProxy }, api.app.get(Log));
    try {
      await new Sql(pool).run({ name: 'named', text: 'select $1::int as number' }, [1]);
      const { rows } = await pool.query<{ named: number; limit: string }>(
        `select (select count(*)::int from pg_prepared_statements) as named, current_setting('lock_timeout') as limit`,
      );
      return rows[0];
    } finally {
      await pool.end();
    }
  };

  it('names no statement and sets nothing where the next transaction may run on another connection', async () => {
    expect(await behind('transaction')).toEqual({ named: 0, limit: '0' });
  });

  it('limits each session by a statement where the parameters of a start are not passed on', async () => {
    expect(await behind('session')).toEqual({ named: 1, limit: '10s' });
    expect(await behind('none')).toEqual({ named: 1, limit: '10s' });
  });
});

describe('quick statements', () => {
  const echo: Statement = { name: 'echo', text: 'select $1::int as number' };
  const wrong: Statement = { name: 'wrong', text: 'select 1 / $1::int as number' };
  const notes: string[] = [];
  let onPool = 0;
  let quick: PipelinedSql;
  /** Waits until statements go over a connection of its own. */
  const untilOpen = async () => {
    for (let before = -1; before !== onPool; await sleep(20)) {
      before = onPool;
      await quick.run(echo, [0]);
    }
  };
  beforeAll(async () => {
    const config = { connectionString: api.databaseUrl, application_name: 'pipelines' };
    const pool: SqlRunner = {
      run: (statement, values) => {
        onPool += 1;
        return api.sql.run(statement, values);
      },
    };
    quick = new PipelinedSql(
      1,
      () => new Client({ ...config, pipeline: true }),
      pool,
      ({ message }) => notes.push(message),
    );
    // Connections that the test before has ended may not have been missed yet.
    await eventually(untilOpen);
  });
  afterAll(() => quick.onApplicationShutdown());

  it('asks once what the columns of a statement are, and reads later rows as it read the first', async () => {
    const described = jest.spyOn(PreparedQuery.prototype, 'handleRowDescription');
    const typed: Statement = {
      name: 'typed',
      text: `select n, $1::timestamptz as at, jsonb_build_object('n', n) as body, null::text as none from generate_series(1, 2) n`,
    };
    const at = new Date(0);
    const rows = [1, 2].map((n) => ({ n, at, body: { n }, none: null }));
    for (let times = 0; times < 3; times++) expect(await quick.run(typed, [at])).toEqual(rows);
    // Others of this process ask too, on connections of their own.
    expect(described.mock.contexts.filter(({ name }) => name === typed.name)).toHaveLength(1);
    described.mockRestore();
  });

  it('fails a statement whose columns have become others', async () => {
    await other.query('create table changing as select 1 as value');
    const changing: Statement = { name: 'changing', text: 'select * from changing' };
    expect(await quick.run(changing, [])).toEqual([{ value: 1 }]);
    await other.query("alter table changing alter column value type text using 'one'");
    await expect(quick.run(changing, [])).rejects.toThrow('cached plan must not change result type');
    await other.query('drop table changing');
  });

  it('answers each statement with its own rows, and fails only the one that is wrong', async () => {
    const answers = await Promise.allSettled([
      quick.run(echo, [1]),
      quick.run(wrong, [0]),
      quick.run(echo, [2]),
      quick.run(wrong, [1]),
    ]);
    const [first, failed, second, third] = answers;
    expect([first, second, third]).toEqual([1, 2, 1].map((number) => ({ status: 'fulfilled', value: [{ number }] })));
    expect(failed).toMatchObject({ status: 'rejected', reason: { code: '22012' } });
  });

  it('fails what was under way when its connection breaks, leaves the rest to the pool, and opens another after a while', async () => {
    const sleeping: Statement = { name: 'sleeping', text: 'select pg_sleep(5) as number' };
    const lost = quick.run(sleeping, []).catch((error: Error) => error.message);
    await sleep(50);
    await other.query("select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'pipelines'");
    expect(await lost).toMatch(/terminat/);
    const before = onPool;
    expect(await quick.run(echo, [1])).toEqual([{ number: 1 }]);
    expect(onPool).toBe(before + 1);
    await untilOpen();
    expect(notes).not.toEqual([]);
  });

  it('lets what is under way be answered when it is closed, and leaves what comes then to the pool', async () => {
    const last = quick.run(echo, [5]);
    await quick.onApplicationShutdown();
    expect(await last).toEqual([{ number: 5 }]);
    const before = onPool;
    expect(await quick.run(echo, [6])).toEqual([{ number: 6 }]);
    expect(onPool).toBe(before + 1);
  });
});
