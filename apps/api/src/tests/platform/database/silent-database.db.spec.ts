import { Client, Pool } from 'pg';
import { PipelinedSql } from '@statewise/server/platform/database/pipelined-sql.js';
import { Sql, type Statement } from '@statewise/server/platform/database/sql.js';
import { TcpDoor } from '@statewise/server/testing/tcp-door.js';
import { eventually } from '@statewise/server/testing/eventually.js';

/** A database that keeps its connections and says nothing more: its host is gone, or its process is paused. */
let door: TcpDoor;
beforeEach(async () => {
  door = new TcpDoor(String(process.env['TEST_POSTGRES_URL']));
  await door.unlock();
});
afterEach(() => door.lock());

const echo: Statement = { name: 'silent-echo', text: 'select $1::int as number' };

it('fails a transaction once its statement took too long, and waits no second time for the end of it', async () => {
  const limit = 3_000;
  const pool = new Pool({ connectionString: door.url, query_timeout: limit });
  const begun = Date.now();
  const failing = new Sql(pool).transaction((runner) => {
    door.freeze();
    return runner.run(echo, [1]);
  });
  await expect(failing).rejects.toThrow('Query read timeout');
  expect(Date.now() - begun).toBeLessThan(2 * limit);
  expect(pool.totalCount).toBe(0);
  await pool.end();
});

it('does not hold up the end of a process', async () => {
  let onPool = 0;
  const pool = {
    run: () => {
      onPool += 1;
      return Promise.resolve([]);
    },
  };
  const open = () => new Client({ connectionString: door.url, pipeline: true });
  const quick = new PipelinedSql(1, open, pool, () => undefined);
  await eventually(async () => {
    const before = onPool;
    await quick.run(echo, [1]);
    expect(onPool).toBe(before);
  });
  door.freeze();
  const late = new Promise((resolve) => {
    setTimeout(resolve, 20_000, 'late').unref();
  });
  expect(await Promise.race([quick.onApplicationShutdown(), late])).toBeUndefined();
});
