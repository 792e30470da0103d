import { eventually } from '@statewise/server/testing/eventually.js';
import type { EntityManager } from 'typeorm';
import type { TestApi } from './start-api.js';

/** Calls while another connection has changed something and not committed it; the change is committed once the call waits for it. */
export async function calledDuring<T>(
  { database }: Pick<TestApi, 'database'>,
  change: (changing: EntityManager) => Promise<unknown>,
  call: () => PromiseLike<T>,
): Promise<T> {
  const { called } = await database.transaction(async (changing) => {
    await change(changing);
    const answer = Promise.resolve(call());
    await eventually(async () => {
      const [{ waits }] = await database.query(
        `select exists (select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()) as waits`,
      );
      if (waits !== true) throw new Error('The call waits for no lock.');
    });
    return { called: answer };
  });
  return called;
}
