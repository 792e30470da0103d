import { eventually } from '@statewise/server/testing/eventually.js';
import type { EntityManager } from 'typeorm';
import type { TestApi } from './start-api.js';

/** Calls while another connection has changed something and not committed it; the change is committed, with what is changed `meanwhile`, once the call waits for it. */
export async function calledDuring<T>(
  { database }: Pick<TestApi, 'database'>,
  change: (changing: EntityManager) => Promise<unknown>,
  call: () => PromiseLike<T>,
  meanwhile?: (changing: EntityManager) => Promise<unknown>,
): Promise<T> {
  const { called } = await database.transaction(async (changing) => {
    await change(changing);
    const answer = Promise.resolve(call());
    await untilWaiting({ database });
    await meanwhile?.(changing);
    return { called: answer };
  });
  return called;
}

/** Returns once so many calls wait for a lock. */
export async function untilWaiting({ database }: Pick<TestApi, 'database'>, calls = 1): Promise<void> {
  await eventually(async () => {
    const [{ waiting }] = await database.query(
      `select count(*)::int as waiting from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
    );
    if (waiting < calls) throw new Error(`${waiting} of ${calls} calls wait for a lock.`);
  });
}
