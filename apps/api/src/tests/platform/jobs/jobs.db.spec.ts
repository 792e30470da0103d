import { setTimeout as sleep } from 'node:timers/promises';
import { Module } from '@nestjs/common';
import { Pool } from 'pg';
import { PgBoss } from 'pg-boss';
import { eventually } from '@statewise/server/testing/eventually.js';
import { Jobs } from '@statewise/server/platform/jobs/jobs.js';
import { startApi, type TestApi } from '../../../testing/start-api.js';

const done: object[] = [];
let failures = 1;

@Module({})
class WorkModule {
  constructor(jobs: Jobs) {
    jobs.register('test-work', async (data) => {
      if ('fails' in data && failures-- > 0) throw new Error('not yet');
      done.push(data);
    });
  }
}

async function until(isTrue: () => boolean): Promise<void> {
  for (let waited = 0; !isTrue(); waited += 50) {
    if (waited > 15_000) throw new Error('It did not happen in 15 seconds.');
    await sleep(50);
  }
}

describe('jobs', () => {
  let api: TestApi;
  let jobs: Jobs;

  beforeAll(async () => {
    api = await startApi({}, { imports: [WorkModule] });
    jobs = api.app.get(Jobs);
  });
  afterAll(() => api.stop());
  beforeEach(() => done.splice(0));

  it('does a job that was sent', async () => {
    await jobs.send('test-work', { number: 1 });
    await until(() => done.length > 0);
    expect(done).toEqual([{ number: 1 }]);
  });

  it('does a job of a transaction only when the transaction commits', async () => {
    await api.sql
      .transaction(async (runner) => {
        await jobs.send('test-work', { number: 'rolled back' }, { within: runner });
        throw new Error('changed its mind');
      })
      .catch(() => undefined);
    await api.sql.transaction((runner) => jobs.send('test-work', { number: 'committed' }, { within: runner }));
    await until(() => done.length > 0);
    await sleep(1_500);
    expect(done).toEqual([{ number: 'committed' }]);
  });

  it('does what waits one after the other, without a pause between', async () => {
    const started = Date.now();
    for (let number = 0; number < 20; number += 1) await jobs.send('test-work', { number });
    await until(() => done.length === 20);
    // Looked for once a second and one at a time, they would take twenty.
    expect(Date.now() - started).toBeLessThan(12_000);
  });

  it('tries a job again whose worker was killed, within seconds', async () => {
    const pool = api.app.get(Pool);
    await pool.query(`update jobs.queue set monitor_claim_on = null, monitor_on = null where name = 'test-work'`);
    await jobs.send('test-work', { killed: true }, { after: 60 });
    const { rowCount } = await pool.query(
      `update jobs.job set state = 'active', started_on = now(), heartbeat_on = now() - interval '21 seconds'
       where name = 'test-work' and data ? 'killed' and heartbeat_seconds <= 20`,
    );
    expect(rowCount).toBe(1);
    const boss: unknown = Reflect.get(jobs, 'boss');
    if (!(boss instanceof PgBoss)) throw new Error('the queue is another one');
    await boss.supervise('test-work');
    const { rows } = await pool.query<{ state: string; wait: number }>(
      `select state, extract(epoch from start_after - now())::float8 as wait from jobs.job where data ? 'killed'`,
    );
    expect(rows[0]?.state).toBe('retry');
    expect(rows[0]?.wait).toBeLessThan(20);
  });

  it('tries a failed job again and keeps no message of the failure', async () => {
    await jobs.send('test-work', { fails: true });
    await until(() => failures === 0);
    await eventually(async () => {
      const { rows } = await api.app
        .get(Pool)
        .query<{ state: string; output: object }>(
          `select state, output from jobs.job where name = 'test-work' and data ? 'fails'`,
        );
      expect(rows[0]?.state).toBe('retry');
      expect(JSON.stringify(rows[0]?.output)).not.toContain('not yet');
    });
  });
});
