import type { Flow } from '@statewise/flow';
import { feedbackFlow } from '@statewise/flow/testing';
import { ApplicationRepository } from '@statewise/server/engine/application.repository.js';
import { FlowMaintenance } from '@statewise/server/engine/flow-maintenance.js';
import { FlowRegistry } from '@statewise/server/engine/flow-registry.js';
import { LogReview } from '@statewise/server/engine/log-review.js';
import { feedbackHandlers } from './feedback-handlers.js';
import { startFeedbackApi, type FeedbackApi } from './feedback-api.js';

let api: FeedbackApi;
let maintenance: FlowMaintenance;
beforeEach(async () => {
  api = await startFeedbackApi({ WORKER: 'off' });
  maintenance = api.app.get(FlowMaintenance, { strict: false });
});
afterEach(() => api.stop());

async function walkThrough(): Promise<string> {
  const code = await api.newFeedback(2);
  const send = (event: object) => api.http.post(`/api/v1/applications/${code}/events`).send(event).expect(200);
  await send({ type: 'step.back' });
  await send({ type: 'step.save', step: 1, fields: { score: 5 } });
  await send({ type: 'step.save', step: 2, fields: { comment: 'better' } });
  return code;
}

it('replays every log to exactly what is stored', async () => {
  for (let n = 0; n < 5; n += 1) await walkThrough();
  expect(await maintenance.verify()).toEqual({ checked: 5, older: 0, newer: 0, divergences: [] });
});

it('names an application whose row was changed behind the chart', async () => {
  const changes = {
    state: [`update application set state = 'score' where code_digest = $1`, 'the log leads to done, stored is score'],
    facts: [`update application set facts = facts || '{"mood":"bribed"}' where code_digest = $1`, 'the facts differ'],
    answers: [
      `update application_step set fields = '{"score":1}' where step_number = 1 and application_id = (select id from application where code_digest = $1)`,
      'the answers of step 1 differ',
    ],
    log: [
      `delete from transition where seq = 2 and application_id = (select id from application where code_digest = $1)`,
      'transition 2 is missing from the log',
    ],
  };
  for (const [sql = '', difference = ''] of Object.values(changes)) {
    const code = await walkThrough();
    await api.database.query(sql, [api.digestOf(code)]);
    expect((await maintenance.verify()).divergences).toMatchObject([{ flow: 'feedback', difference }]);
    await api.database.query('truncate application cascade');
  }
});

it('brings applications of an older version to the newest, in bulk and when they are next read', async () => {
  const [bulk, single] = [await api.newFeedback(), await api.newFeedback()];
  const newer: Flow = {
    ...feedbackFlow,
    version: 2,
    migrations: { 1: ({ facts }) => ({ state: 'score', facts: { ...facts, migrated: true } }) },
  };
  const registry = api.app.get(FlowRegistry, { strict: false });
  (registry as unknown as { flows: Map<string, unknown> }).flows.delete('feedback');
  registry.register(newer, { handlers: feedbackHandlers(api.world) });
  await api.http
    .post(`/api/v1/applications/${single}/events`)
    .send({ type: 'step.save', step: 1, fields: { score: 3 } })
    .expect(200);
  expect(await api.row(single)).toMatchObject({ flow_version: 2, state: 'comment', facts: { migrated: true } });
  expect(await maintenance.verify()).toEqual({ checked: 2, older: 0, newer: 0, awaiting: 1, divergences: [] });
  expect(await maintenance.migrate()).toEqual({ migrated: 1, left: [] });
  expect(await api.row(bulk)).toMatchObject({
    flow_version: 2,
    state: 'score',
    current_step: 1,
    facts: { migrated: true },
  });
  expect(await maintenance.migrate()).toEqual({ migrated: 0, left: [] });
  const stored = await api.app.get(ApplicationRepository, { strict: false }).read('code', bulk);
  if (!stored) throw new Error('There is no such application.');
  const verdict = await api.app.get(LogReview, { strict: false }).verdict(stored);
  expect(verdict).toMatchObject({ holds: true, rows: 3, chained: 3, replayed: 1 });
  expect(await maintenance.verify()).toEqual({ checked: 2, older: 0, newer: 0, divergences: [] });
  await api.http
    .post(`/api/v1/applications/${bulk}/events`)
    .send({ type: 'step.save', step: 1, fields: { score: 3 } })
    .expect(200);
  expect(await maintenance.verify()).toEqual({ checked: 2, older: 0, newer: 0, divergences: [] });
});

it('brings up all others where one has no place in the newest version, and one makes its migration throw', async () => {
  const [lost, thrown, well] = [await api.newFeedback(), await api.newFeedback(), await api.newFeedback()];
  const place = async (code: string, state: string) =>
    api.database.query('update application set state = $2 where code_digest = $1', [api.digestOf(code), state]);
  await place(lost, 'nowhere');
  await place(thrown, 'comment');
  await place(well, 'score');
  const newer: Flow = {
    ...feedbackFlow,
    version: 2,
    migrations: {
      1: ({ state, facts }) => {
        if (state === 'comment') throw new TypeError('ada@example.com is no number');
        return { state, facts };
      },
    },
  };
  const registry = api.app.get(FlowRegistry, { strict: false });
  (registry as unknown as { flows: Map<string, unknown> }).flows.delete('feedback');
  registry.register(newer, { handlers: feedbackHandlers(api.world) });
  const { migrated, left } = await maintenance.migrate();
  expect(migrated).toBe(1);
  expect(left.map(({ flow, difference }) => [flow, difference])).toEqual([
    ['feedback', expect.stringContaining('nowhere')],
    ['feedback', 'TypeError'],
  ]);
  expect(await api.row(well)).toMatchObject({ flow_version: 2 });
  expect(await api.row(lost)).toMatchObject({ flow_version: 1 });
});

it('leaves an application of a newer release to a replica of that: 503 for who asks, and a check that goes on', async () => {
  const [code, other] = [await walkThrough(), await walkThrough()];
  await api.database.query(`update application set flow_version = 2, state = 'elsewhere' where code_digest = $1`, [
    api.digestOf(code),
  ]);
  const path = `/api/v1/applications/${code}`;
  for (const call of [api.http.get(path), api.http.post(`${path}/events`).send({ type: 'step.back' })]) {
    const { headers, body } = await call.expect(503);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    expect(body.type).toBe('urn:statewise:problem:dependency:down');
  }
  expect(await maintenance.verify()).toEqual({ checked: 1, older: 0, newer: 1, divergences: [] });
  await api.database.query(`update application set state = 'nowhere' where code_digest = $1`, [api.digestOf(other)]);
  expect((await maintenance.verify()).divergences).toHaveLength(1);
});
