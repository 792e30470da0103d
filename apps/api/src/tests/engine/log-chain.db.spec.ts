import fc from 'fast-check';
import { canonicalJson } from '@statewise/server/engine/log-chain.js';
import { FlowMaintenance } from '@statewise/server/engine/flow-maintenance.js';
import { startFeedbackApi, type FeedbackApi } from './feedback-api.js';

let api: FeedbackApi;
let cookie: string;
beforeAll(async () => {
  api = await startFeedbackApi({ WORKER: 'off' });
  cookie = await api.signIn();
});
afterAll(() => api.stop());
afterEach(() => api.database.query('truncate application cascade'));

/** An application with a log of six rows; answers its ids. */
async function walked(): Promise<{ id: string; row: string; code: string }> {
  const code = await api.newFeedback(2);
  const send = (event: object) => api.http.post(`/api/v1/applications/${code}/events`).send(event).expect(200);
  await send({ type: 'step.back' });
  await send({ type: 'step.save', step: 1, fields: { score: 5 } });
  await send({ type: 'step.save', step: 2, fields: { comment: 'better' } });
  const { id } = await api.row(code);
  return { id: await api.publicIdOf(code), row: String(id), code };
}

const verdict = async (id: string) =>
  (await api.http.get(`/api/v1/applications/${id}/verification`).set('Cookie', cookie).expect(200)).body;

const divergences = async () =>
  (await api.app.get(FlowMaintenance, { strict: false }).verify()).divergences.map(({ difference }) => difference);

/** Behind the chart's back, with all rights in the database and without the key. */
const tamper = (sql: string, row: string) => api.database.query(sql, [row]);

it('finds every row of an untouched log as it was written', async () => {
  const { id } = await walked();
  const rows = 6;
  expect(await verdict(id)).toEqual({
    success: true,
    holds: true,
    rows,
    chained: rows,
    older: 0,
    replayed: rows,
    faults: [],
    end: [],
  });
  expect(await divergences()).toEqual([]);
});

it.each([
  ['event', `event = event || '{"note":"paid"}'`],
  ['time', `at = at - interval '1 day'`],
  ['actor', `actor_id = 'somebody'`],
  ['role', `actor_role = 'system'`],
  ['furthest step', 'furthest_step = 5'],
  ['hash', `hash = sha256('anything')`],
])('shows a row whose %s was altered', async (_, change) => {
  const { id, row } = await walked();
  await tamper(`update transition set ${change} where application_id = $1 and seq = 3`, row);
  expect((await verdict(id)).faults).toContainEqual({ seq: 3, fault: 'altered' });
  expect((await divergences())[0]).toMatch(/^transition 3 /);
});

it('shows a row without a hash', async () => {
  const { id, row } = await walked();
  await tamper('update transition set hash = null where application_id = $1 and seq = 3', row);
  expect(await verdict(id)).toMatchObject({
    holds: false,
    older: 0,
    faults: [{ seq: 3, fault: 'unchained' }, { seq: 4 }],
  });
});

it('shows that all hashes are gone', async () => {
  const { id, row } = await walked();
  await tamper('update transition set hash = null where application_id = $1', row);
  await tamper('update application set log_head = null where id = $1', row);
  expect((await verdict(id)).faults).toHaveLength(6);
});

it('shows a row that is missing', async () => {
  const { id, row } = await walked();
  await tamper('delete from transition where application_id = $1 and seq = 3', row);
  expect(await verdict(id)).toMatchObject({ holds: false, rows: 5, faults: [{ seq: 4, fault: 'missing' }] });
  expect(await divergences()).toEqual(['transition 3 is missing from the log']);
});

it('shows a row that is missing though the others were numbered anew', async () => {
  const { id, row } = await walked();
  await tamper('delete from transition where application_id = $1 and seq = 3', row);
  await tamper('update transition set seq = seq - 1 where application_id = $1 and seq > 3', row);
  await tamper('update application set version = 5 where id = $1', row);
  const { faults, end } = await verdict(id);
  expect(faults.map(({ seq }: { seq: number }) => seq)).toEqual([3, 4, 5]);
  expect(end).toContain('cut');
});

it('shows that the last row was taken away and all the rest put back as it was before', async () => {
  const { id, row } = await walked();
  await tamper('delete from transition where application_id = $1 and seq = 6', row);
  await tamper(
    `update application a set state = t.to_state, version = 5, current_step = t.current_step, furthest_step = t.furthest_step, log_head = t.hash
      from transition t where t.application_id = a.id and t.seq = 5 and a.id = $1`,
    row,
  );
  await tamper('update application_step set fields = null where application_id = $1 and step_number = 2', row);
  expect(await verdict(id)).toMatchObject({ holds: false, faults: [], end: expect.arrayContaining(['cut']) });
});

it.each([
  ['longer', 5],
  ['shorter', 7],
])('shows a log that is %s than the version', async (_, version) => {
  const { id, row } = await walked();
  await tamper(`update application set version = ${version} where id = $1`, row);
  expect(await verdict(id)).toMatchObject({ holds: false, faults: [], end: ['cut'] });
});

it('shows a row that was added', async () => {
  const { id, row } = await walked();
  await tamper(
    `insert into transition (application_id, seq, event, from_state, to_state, actor_role, at, current_step, furthest_step, hash)
      select application_id, 7, event, from_state, to_state, actor_role, at, current_step, furthest_step, hash from transition
      where application_id = $1 and seq = 6`,
    row,
  );
  expect(await verdict(id)).toMatchObject({ holds: false, faults: [{ seq: 7, fault: 'altered' }], end: ['cut'] });
});

it('shows rows that changed places', async () => {
  const { id, row } = await walked();
  for (const [from, to] of [
    [3, 99],
    [4, 3],
    [99, 4],
  ])
    await tamper(`update transition set seq = ${to} where application_id = $1 and seq = ${from}`, row);
  const { faults } = await verdict(id);
  expect(faults.map(({ seq }: { seq: number }) => seq)).toEqual([3, 4, 5]);
});

it('shows a log that belongs to another application', async () => {
  const [one, other] = [await walked(), await walked()];
  await tamper('delete from transition where application_id = $1', one.row);
  await api.database.query('update transition set application_id = $1 where application_id = $2', [one.row, other.row]);
  await api.database.query(
    'update application set log_head = (select log_head from application where id = $2) where id = $1',
    [one.row, other.row],
  );
  expect((await verdict(one.id)).faults).toHaveLength(6);
  expect(await verdict(other.id)).toMatchObject({ holds: false, rows: 0, end: expect.arrayContaining(['cut']) });
});

it('hashes what comes back from the database as it hashed what went there', async () => {
  // What Postgres keeps in no text, no event has either: the save is refused.
  const isKept = (value: unknown) => !/\\u0000|\\ud[89a-f]/.test(JSON.stringify(value));
  const values = fc.sample(fc.jsonValue().filter(isKept), { numRuns: 500, seed: 7 });
  const [row] = await api.database.query<[{ back: unknown[] }]>('select $1::jsonb as back', [JSON.stringify(values)]);
  expect(row.back.map(canonicalJson)).toEqual(values.map(canonicalJson));
});

it('goes on behind rows that are older than the chain, and says how many those are', async () => {
  const { id, row, code } = await walked();
  await tamper('update transition set hash = null where application_id = $1', row);
  await tamper('update application set log_head = null where id = $1', row);
  await api.database.query(`update platform_secret set value = $1 where name = 'unchained-until'`, [row]);
  const later = await startFeedbackApi({ WORKER: 'off', DATABASE_URL: api.databaseUrl });
  try {
    const path = `/api/v1/applications/${id}`;
    await later.http
      .post(`${path}/jump`)
      .set('Cookie', cookie)
      .send({ state: 'score', reason: 'Once more' })
      .expect(200);
    const { body } = await later.http.get(`${path}/verification`).set('Cookie', cookie).expect(200);
    expect(body).toMatchObject({ holds: true, rows: 7, older: 6, chained: 1 });
  } finally {
    await later.stop();
  }
  await expect(startFeedbackApi({ DATABASE_URL: api.databaseUrl, SECRET_KEY: 'x'.repeat(32) })).rejects.toThrow(
    'another SECRET_KEY',
  );
  expect(code).toHaveLength(12);
});
