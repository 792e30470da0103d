import { eventually } from '@statewise/server/testing/eventually.js';
import { Sql } from '@statewise/server/platform/database/sql.js';
import { ApplicationRepository } from '@statewise/server/engine/application.repository.js';
import { startFeedbackApi, type FeedbackApi } from './feedback-api.js';

let api: FeedbackApi;
beforeAll(async () => {
  api = await startFeedbackApi();
});
afterAll(() => api.stop());

const events = (code: string) => `/api/v1/applications/${code}/events`;
const creation = { type: 'application.create', fields: { score: 4 } };
const comment = (text = 'fine') => ({ type: 'step.save', step: 2, fields: { comment: text } });

it('stores an application whose actions were answered in the same save', async () => {
  const code = await api.newFeedback(2);
  const { body } = await api.http.get(`/api/v1/applications/${code}`).expect(200);
  expect(body).toMatchObject({
    success: true,
    data: { 1: { score: 2 } },
    drafts: {},
    application: { code, flow: 'feedback', state: 'comment', version: 2, current_step: 2, furthest_step: 2 },
  });
  expect(body.allowed_events.sort()).toEqual(['application.resume', 'step.back', 'step.goTo', 'step.save']);
  expect((await api.row(code))['facts']).toMatchObject({ mood: 'cross' });
  const log = await api.http.get(`/api/v1/applications/${code}/transitions`).expect(200);
  expect(log.body.transitions).toMatchObject([
    { seq: 1, event: 'application.create', from: 'start', to: 'judging', actor: { role: 'applicant' } },
    { seq: 2, event: 'mood.judged', from: 'judging', to: 'comment', actor: { role: 'system' } },
  ]);
});

it('accepts a code in any case and with hyphens, and knows no other', async () => {
  const code = await api.newFeedback();
  const typed = `${code.slice(0, 4)}-${code.slice(4, 8)} ${code.slice(8)}`.toLowerCase();
  await api.http.get(`/api/v1/applications/${encodeURIComponent(typed)}`).expect(200);
  for (const wrong of ['0000-0000-0000', 'nonsense', '%00', 'ILOUILOUILOU'])
    await api.http.get(`/api/v1/applications/${wrong}`).expect(404);
});

it('refuses what the chart refuses and leaves the row as it was', async () => {
  const code = await api.newFeedback();
  const before = await api.row(code);
  const payloads: Readonly<Record<string, object>> = {
    'mood.judged': { mood: 'glad' },
    'application.create': { fields: { score: 5 } },
  };
  for (const type of [
    'mood.judged',
    'thanks.sent',
    'application.create',
    'no.such.event',
    'xstate.init',
    'xstate.stop',
    '*',
    '',
  ]) {
    const { body, status } = await api.http
      .post(events(code))
      .send({ type, actor: { role: 'system' }, at: '1999-01-01T00:00:00Z', ...payloads[type] });
    expect({ type, status }).toEqual({ type, status: type === '' ? 422 : 409 });
    if (type !== '') expect(body).toMatchObject({ success: false, state: 'comment', version: 2, current_step: 2 });
  }
  const { body } = await api.http
    .post(events(code))
    .send({ type: 'step.save', step: 2, fields: { comment: 7, more: true } })
    .expect(422);
  expect(body.errors).toEqual({ comment: ['format'], more: ['unknown'] });
  const undeclared = await api.http.post(events(code)).send({ type: 'step.back', mood: 'stolen' }).expect(422);
  expect(undeclared.body.errors).toEqual({ mood: ['unknown'] });
  expect(await api.row(code)).toEqual(before);
  expect(await api.transitionCount(code)).toBe(2);
});

it('refuses a stale version with where the application is now', async () => {
  const code = await api.newFeedback();
  await api.http.post(events(code)).send({ type: 'step.back', version: 2 }).expect(200);
  const { body } = await api.http.post(events(code)).send({ type: 'step.back', version: 2 }).expect(409);
  expect(body).toMatchObject({ success: false, state: 'score', version: 3, current_step: 1, furthest_step: 2 });
  await api.http.post(events(code)).send({ type: 'step.back', version: '2' }).expect(422);
  // The chart would take this one.
  const save = { type: 'step.save', step: 1, fields: { score: 3 } };
  await api.http
    .post(events(code))
    .send({ ...save, version: 2 })
    .expect(409);
  await api.http
    .post(events(code))
    .send({ ...save, version: 3 })
    .expect(200);
});

it('lets one of twelve racing clients win', async () => {
  const code = await api.newFeedback();
  const answers = await Promise.all(
    Array.from({ length: 12 }, (_, n) => api.http.post(events(code)).send({ ...comment(`client ${n}`), version: 2 })),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array.from({ length: 11 }, () => 409)]);
  const { body } = await api.http.get(`/api/v1/applications/${code}/transitions`);
  expect(body.transitions.filter(({ event }: { event: string }) => event === 'step.save')).toHaveLength(1);
});

it('does a repeated call once and answers it the same', async () => {
  const code = await api.newFeedback();
  const send = (body: object) => api.http.post(events(code)).set('Idempotency-Key', 'key-1').send(body);
  const [first, second] = await Promise.all([send({ ...comment(), version: 2 }), send({ ...comment(), version: 2 })]);
  expect([first.status, second.status]).toEqual([200, 200]);
  await api.http.post(events(code)).send({ type: 'nothing' });
  const third = await send({ ...comment(), version: 2 }).expect(200);
  for (const { body } of [second, third]) expect(body.application).toMatchObject({ state: 'done', version: 3 });
  await send(comment('another')).expect(422);
  expect(await api.row(code)).toMatchObject({ state: 'done' });
});

it('makes one application of a repeated creation', async () => {
  const create = () =>
    api.engine.create('feedback', creation, {
      actor: { role: 'applicant' },
      locale: 'nl',
      idempotencyKey: { key: 'creation-1', fingerprint: 'asked' },
    });
  const made = await Promise.all([create(), create(), create()]);
  expect(new Set(made.map(({ application }) => application.code)).size).toBe(1);
});

it('tries a creation once that fails by anything but its key', async () => {
  let tried = 0;
  const created = api.engine.create('feedback', creation, {
    actor: { role: 'applicant' },
    locale: 'en',
    idempotencyKey: { key: 'creation-2', fingerprint: 'asked' },
    follows: () => async () => {
      tried += 1;
      throw new Error('what follows cannot be written');
    },
  });
  await expect(created).rejects.toThrow('what follows cannot be written');
  expect(tried).toBe(1);
});

it('writes nothing in a transaction of others that the chart wants more of', async () => {
  const asked = [creation, comment()];
  const prepared = await api.engine.prepareCreation('feedback', asked, { actor: { role: 'applicant' }, locale: 'en' });
  const sql = api.app.get(Sql, { strict: false });
  const written = sql.transaction((runner) => api.engine.insertWithin(prepared, runner));
  await expect(written).rejects.toThrow('flow feedback wants more than its rows');
});

it('rolls everything back when a write of the chart fails', async () => {
  const code = await api.newFeedback();
  const notes = async () =>
    Number((await api.database.query<{ count: string }[]>('select count(*) from feedback_note'))[0]?.count);
  const [before, count] = [await api.row(code), await notes()];
  api.world.failWrites = true;
  await api.http.post(events(code)).send(comment()).expect(500);
  api.world.failWrites = false;
  expect(await api.row(code)).toEqual(before);
  expect(await notes()).toBe(count);
  await api.http.post(events(code)).send(comment()).expect(200);
  expect(await notes()).toBe(count + 1);
});

it('takes what a job brought back as an event of the system', async () => {
  const code = await api.newFeedback();
  await api.http.post(events(code)).send(comment()).expect(200);
  await eventually(async () => expect(await api.row(code)).toMatchObject({ facts: { thanked: 1 } }));
  expect(api.world.thanks).toContain(code);
});

it('takes each of several events of the system that come at once, and none of an application that is gone', async () => {
  const code = await api.newFeedback();
  await api.http.post(events(code)).send(comment()).expect(200);
  await eventually(async () => expect(await api.row(code)).toMatchObject({ facts: { thanked: 1 } }));
  const { id } = await api.row(code);
  await Promise.all([1, 2, 3, 4].map(() => api.engine.sendBySystem(String(id), { type: 'thanks.sent' })));
  expect(await api.row(code)).toMatchObject({ facts: { thanked: 5 } });
  expect(await api.engine.sendBySystem('0', { type: 'thanks.sent' })).toBeUndefined();
});

it('counts drafts, and saves before which another came', async () => {
  const counted = async () => {
    const { text } = await api.http.get('/metrics').expect(200);
    const numberOf = (name: string) => Number(new RegExp(`^${name} (\\d+)$`, 'm').exec(text)?.[1] ?? 0);
    return [numberOf('drafts_saved_total'), numberOf('flow_conflicts_total{flow="feedback"}')];
  };
  const code = await api.newFeedback();
  const stored = await api.app.get(ApplicationRepository, { strict: false }).read('code', code);
  if (!stored) throw new Error('There is no such application.');
  const [drafts = 0, conflicts = 0] = await counted();
  const draft = { fields: { comment: 'half a' } };
  await api.http.put(`/api/v1/applications/${code}/drafts/2`).send(draft).expect(204);
  await api.http.post(events(code)).send({ type: 'step.back' }).expect(200);
  const second = api.engine.send(stored, { type: 'step.back' }, { actor: { role: 'applicant' } });
  await expect(second).rejects.toThrow('APPLICATION.STALE');
  expect(await counted()).toEqual([drafts + 1, conflicts + 1]);
});

it('writes what belongs to an event only where the application still stands, though the event moves nothing', async () => {
  const code = await api.newFeedback();
  const applications = api.app.get(ApplicationRepository, { strict: false });
  const stored = await applications.read('id', String((await api.row(code))['id']));
  if (!stored) throw new Error('There is no such application.');
  const written: string[] = [];
  const resume = () =>
    api.engine.send(
      stored,
      { type: 'application.resume' },
      { actor: { role: 'applicant' }, alongside: async (_, id) => void written.push(id) },
    );
  await resume();
  expect(written).toEqual([stored.id]);
  await api.http.post(events(code)).send({ type: 'step.back' }).expect(200);
  await expect(resume()).rejects.toThrow('APPLICATION.STALE');
  expect(written).toEqual([stored.id]);
});

it('keeps drafts beside the step until it is saved', async () => {
  const code = await api.newFeedback();
  const draft = (body: object, step = 2) => api.http.put(`/api/v1/applications/${code}/drafts/${step}`).send(body);
  await draft({ fields: { comment: 'half a', wild: [1, { a: null }] } }).expect(204);
  expect((await api.http.get(`/api/v1/applications/${code}`)).body.drafts).toEqual({
    2: { comment: 'half a', wild: [1, { a: null }] },
  });
  expect((await api.http.get(`/api/v1/applications/${code}`)).body.data).not.toHaveProperty('2');
  await draft({ fields: 'text' }).expect(422);
  await draft({ fields: { comment: 'é'.repeat(16_300) } }).expect(204);
  for (const comment of ['x'.repeat(33_000), 'é'.repeat(16_500)]) await draft({ fields: { comment } }).expect(413);
  await draft({ fields: {} }, 9).expect(404);
  await api.http.post(events(code)).send(comment()).expect(200);
  expect((await api.http.get(`/api/v1/applications/${code}`)).body.drafts).toEqual({});
});

it('creates an application of any flow by its first event, once for each key, and no other way', async () => {
  const create = (body: object, key = 'generic-1') =>
    api.http.post('/api/v1/applications?lang=nl').set('Idempotency-Key', key).send(body);
  const first = await create({ flow: 'feedback', type: 'application.create', fields: { score: 4 } }).expect(201);
  expect(first.body.application).toMatchObject({
    flow: 'feedback',
    state: 'comment',
    version: 2,
    locale: 'nl',
    facts: { mood: 'glad' },
  });
  const again = await create({ flow: 'feedback', type: 'application.create', fields: { score: 4 } });
  expect(again.body.application.code).toBe(first.body.application.code);
  await create({ flow: 'feedback', type: 'step.save', step: 1, fields: { score: 4 } }, 'generic-2').expect(409);
  await create({ flow: 'feedback', type: 'application.create', fields: { score: 9 } }, 'generic-3').expect(422);
  await create({ flow: 'unknown', type: 'application.create' }, 'generic-4').expect(404);
  await create({ type: 'application.create' }, 'generic-5').expect(422);
});
