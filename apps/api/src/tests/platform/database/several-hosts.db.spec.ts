import { Jobs } from '@statewise/server/platform/jobs/jobs.js';
import { eventually } from '@statewise/server/testing/eventually.js';
import { withClient } from '@statewise/server/testing/test-database.js';
import { startPostgresPair, type PostgresPair } from '../../../testing/postgres-pair.js';
import { startFeedbackApi, type FeedbackApi } from '../../engine/feedback-api.js';

let servers: PostgresPair;
let api: FeedbackApi;

/** The hosts are named in the wrong order: the first one refuses writes until it is promoted. */
beforeAll(async () => {
  servers = await startPostgresPair();
  const { host } = new URL(servers.standby);
  const DATABASE_URL = `${servers.primary.replace('@', `@${host},`)}?target_session_attrs=read-write`;
  api = await startFeedbackApi({ DATABASE_URL });
});
afterAll(async () => {
  await api.stop();
  await servers.close();
});

const save = async (code: string, comment: string): Promise<number> => {
  const draft = api.http.put(`/api/v1/applications/${code}/drafts/2`);
  return (await draft.send({ fields: { comment } })).status;
};

/** Whether the standby has a job of a queue that was done. */
const hasDone = (queue: string): Promise<boolean> =>
  withClient(servers.standby, async (client) => {
    const text = `select 1 from jobs.job where name = $1 and state = 'completed' and completed_on > now() - interval '1 minute'`;
    return (await client.query(text, [queue])).rows.length > 0;
  });

it('writes to the host that takes writes, and to the other once that is promoted, without a restart', async () => {
  const code = await api.newFeedback();
  expect(await save(code, 'before')).toBe(204);
  await withClient(servers.standby, async (client) => {
    await eventually(async () => {
      const { rows } = await client.query('select pg_last_wal_receive_lsn() = pg_last_wal_replay_lsn() as is_there');
      expect(rows).toEqual([{ is_there: true }]);
    });
  });

  await servers.stop('primary');
  expect(await save(code, 'meanwhile')).toBe(503);
  await api.http.get('/health/ready').expect(503);

  await withClient(servers.standby, (client) => client.query('select pg_promote()'));
  await eventually(async () => {
    await api.http.get('/health/ready').expect(200);
  });
  // Pipelines are tried again half a second after they broke.
  await eventually(async () => {
    expect(await save(code, 'after')).toBe(204);
  });
  for (let call = 0; call < 8; call++) expect(await save(code, `after ${call}`)).toBe(204);
  expect((await api.row(code))['id']).toBeDefined();
  await api.app.get(Jobs).send('answered-calls', {});
  await eventually(async () => {
    expect(await hasDone('answered-calls')).toBe(true);
  }, 30_000);
});
