import { PipelinedSql } from '@statewise/server/platform/database/pipelined-sql.js';
import { SharedValues } from '@statewise/server/engine/shared-values.js';
import type { LoggedTransition } from '@statewise/server/engine/stored-application.js';
import { startApi, type TestApi } from '../../testing/start-api.js';

let api: TestApi;
beforeAll(async () => {
  api = await startApi({ WORKER: 'off' });
});
afterEach(() => jest.restoreAllMocks());
afterAll(() => api.stop());

const ofAnotherProcess = () => new SharedValues(api.app.get(PipelinedSql, { strict: false }));
const priced = (interest: number): LoggedTransition => ({
  ...{
    application_id: '1',
    seq: 1,
    from_state: 'start',
    to_state: 'offer',
    actor_role: 'system',
    actor_id: null,
    hash: null,
  },
  ...{ at: new Date(0), current_step: 1, furthest_step: 1 },
  event: { type: 'offer.made', offer: { interest } },
});
const row = (interest: number) => ({ ...priced(interest), shares: ['offer'] });

it('reads more values at once than it remembers', async () => {
  const interests = Array.from({ length: 501 }, (_, n) => n);
  const stored = await ofAnotherProcess().detach(interests.map(row));
  expect(await ofAnotherProcess().attach(stored)).toEqual(interests.map(priced));
});

it('reads what it remembered together with what makes it forget', async () => {
  const here = ofAnotherProcess();
  const remembered = await here.detach(Array.from({ length: 500 }, (_, n) => row(1_000 + n)));
  const others = await ofAnotherProcess().detach([row(2_000), row(2_001)]);
  const read = await here.attach([...remembered.slice(-1), ...others]);
  expect(read).toEqual([priced(1_499), priced(2_000), priced(2_001)]);
});

it('writes a value that is in use again after a minute, which a standby that took over may lack', async () => {
  const values = ofAnotherProcess();
  const isThere = async (): Promise<boolean> => {
    const [found] = await ofAnotherProcess().attach(await values.detach([row(3_000)]));
    return found?.event !== undefined && 'offer' in found.event;
  };
  const now = Date.now();
  const clock = jest.spyOn(Date, 'now').mockReturnValue(now);
  expect(await isThere()).toBe(true);
  await api.database.query(`delete from shared_value where value ->> 'interest' = '3000'`);
  clock.mockReturnValue(now + 60_000);
  expect(await isThere()).toBe(false);
  clock.mockReturnValue(now + 60_001);
  expect(await isThere()).toBe(true);
});
