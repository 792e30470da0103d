import { randomBytes } from 'node:crypto';
import { Writable } from 'node:stream';
import { Client } from 'pg';
import { FlowMaintenance } from '@statewise/server/engine/flow-maintenance.js';
import { LogParts } from '@statewise/server/engine/log-parts.js';
import { Erasure } from '@statewise/server/retention/erasure.service.js';
import { eventually } from '@statewise/server/testing/eventually.js';
import { createDatabase, type TestDatabase } from '@statewise/server/testing/test-database.js';
import { Jobs } from '@statewise/server/platform/jobs/jobs.js';
import { Mail } from '@statewise/server/platform/mail/mail.js';
import { atDocuments } from '../../testing/loan-sample.js';
import { migrations } from '../../migrations.js';
import { startApi, testAdmin, type TestApi } from '../../testing/start-api.js';

const lines: string[] = [];
const logTo = new Writable({ write: (line, _, done) => done(void lines.push(String(line))) });
const role = `api_${randomBytes(4).toString('hex')}`;
let database: TestDatabase;
let restricted: string;
let api: TestApi;
let owner: Client;

beforeAll(async () => {
  database = await createDatabase(migrations);
  const url = new URL(database.url);
  url.username = role;
  url.password = encodeURIComponent('it’s 50% a "secret"');
  restricted = url.toString();
  owner = new Client({ connectionString: database.url });
  await owner.connect();
  api = await startApi(
    {
      DATABASE_URL: restricted,
      DATABASE_OWNER_URL: database.url,
      DEMO_CONTENT: 'on',
      RETENTION_DAYS: '30',
      LOG_LEVEL: 'warn',
    },
    { logTo },
  );
});
afterAll(async () => {
  await api.stop();
  await owner.end();
  await database.drop();
});

it('works with a role that is no superuser: people apply, jobs are done, insiders sign in, applications are erased', async () => {
  const { code } = await atDocuments(api);
  await api.signIn();
  await api.app.get(Mail).send({ to: 'ada@example.com', subject: 'x', text: 'x' });
  await api.app.get(Jobs).send('answered-calls', {});
  await eventually(async () => {
    const { rows } = await owner.query(`select 1 from jobs.job where name = 'answered-calls' and state = 'completed'`);
    expect(rows.length).toBeGreaterThan(0);
  });
  await owner.query(`update application set updated_at = now() - interval '400 days' where code_digest = $1`, [
    api.digestOf(code),
  ]);
  // An application that a job of its own is still at is left to the next time.
  await eventually(async () => expect(await api.app.get(Erasure, { strict: false }).eraseDue()).toBe(1));
  expect((await owner.query('select 1 from transition')).rows).toEqual([]);
  expect(lines.filter((line) => line.includes('superuser'))).toEqual([]);
});

it.each([
  `update transition set event = '{}'`,
  'delete from transition',
  'truncate transition',
  `select setval('transition_position_seq', 1)`,
  'delete from application',
  'delete from audit',
  `update audit set kind = ''`,
  'alter table audit disable trigger all',
  'alter table transition disable trigger all',
  'drop table application cascade',
  'create table anything ()',
  'create schema anything',
  `update migrations set name = ''`,
  `copy audit to program 'cat'`,
])('refuses that role to %s', async (statement) => {
  await expect(api.database.query(statement)).rejects.toMatchObject({ code: '42501' });
});

it('verifies logs that were taken to cold storage, and tells those that were moved out of the database', async () => {
  await atDocuments(api);
  await owner.query(`select setval('application_id_seq', 1500000), extend_log()`);
  const verified = () => api.app.get(FlowMaintenance, { strict: false }).verify();
  const [part] = await api.app.get(LogParts, { strict: false }).detach(new Date('2100-01-01'), 'ada', owner);
  expect(await verified()).toMatchObject({ checked: 1, divergences: [] });
  await owner.query(`drop table cold.${part?.name}`);
  expect(await verified()).toMatchObject({ checked: 0, away: 1, divergences: [] });
});

it('starts with that role alone once the database is up to date, and as one role for everything, with a warning', async () => {
  const alone = await startApi({ DATABASE_URL: restricted });
  await alone.signIn();
  await alone.stop();
  lines.length = 0;
  const mighty = await startApi({ DATABASE_URL: database.url, LOG_LEVEL: 'warn' }, { logTo });
  await mighty.http.post('/api/v1/session').send(testAdmin).expect(200);
  await mighty.stop();
  expect(lines.filter((line) => line.includes('is a superuser'))).toHaveLength(1);
});
