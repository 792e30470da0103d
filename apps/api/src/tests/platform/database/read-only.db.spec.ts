import { Client } from 'pg';
import { eventually } from '@statewise/server/testing/eventually.js';
import { startFeedbackApi, type FeedbackApi } from '../../engine/feedback-api.js';

let api: FeedbackApi;
let owner: Client;

beforeAll(async () => {
  api = await startFeedbackApi();
  owner = new Client({ connectionString: api.databaseUrl, application_name: 'owner' });
  await owner.connect();
});
afterAll(async () => {
  await owner.end();
  await api.stop();
});

/** Makes the database refuse writes, as a primary does that was demoted, or take them again. */
async function setReadOnly(setting: 'on' | 'off'): Promise<void> {
  const { rows } = await owner.query<{ name: string }>('select current_database() as name');
  await owner.query('set default_transaction_read_only = off');
  await owner.query(`alter database "${rows[0]?.name}" set default_transaction_read_only = ${setting}`);
}

const endConnections = () =>
  owner.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and application_name = 'statewise'`,
  );

it('answers 503 while the database refuses writes, is not ready, and goes on without a restart', async () => {
  const code = await api.newFeedback();
  const save = (status: number) =>
    api.http
      .put(`/api/v1/applications/${code}/drafts/2`)
      .send({ fields: { comment: 'Fine' } })
      .expect(status);
  await save(204);

  await setReadOnly('on');
  await endConnections();
  for (let call = 0; call < 8; call++) {
    const { headers } = await save(503);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  }
  await api.http.get('/health/ready').expect(503);

  await setReadOnly('off');
  await eventually(async () => {
    await api.http.get('/health/ready').expect(200);
  });
  // What was connected meanwhile is found out when it is used, and dropped.
  await eventually(async () => {
    for (let call = 0; call < 8; call++) await save(204);
  });
});
