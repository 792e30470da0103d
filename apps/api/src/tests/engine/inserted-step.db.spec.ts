import { condition, Email, Example, Required, RequiredIf, Text, type FieldsClass } from '@statewise/fields';
import type { Flow, FlowMigration } from '@statewise/flow';
import { flowOfForms } from '@statewise/flow/testing';
import { ApplicationListController } from '@statewise/server/applications/application-list.controller.js';
import { FlowMaintenance } from '@statewise/server/engine/flow-maintenance.js';
import { FlowRegistry } from '@statewise/server/engine/flow-registry.js';
import { startApi, type TestApi } from '../../testing/start-api.js';

// Two releases of a flow: between the second and the third step of the first release, the second has one more.

class Who {
  @Required() @Example('Ada') @Text() name: string;
  @RequiredIf(condition('`name` is Ada', ({ name }) => name === 'Ada')) @Example('Countess') @Text() title?: string;
}
class When {
  @Required() @Example('Monday') @Text() day: string;
}
class Where {
  @Required() @Example('Harbour') @Text() place: string;
}
class Confirm {
  @Required() @Example('ada@example.com') @Email() email: string;
}

const forms: Readonly<Record<string, FieldsClass>> = { who: Who, when: When, place: Where, confirm: Confirm };

/** A release of the flow with these steps, one after the other. */
const release = (version: number, names: readonly string[], migrations: Flow['migrations'] = {}): Flow =>
  flowOfForms({
    id: 'visit',
    version,
    migrations,
    forms: Object.fromEntries(Object.entries(forms).filter(([name]) => names.includes(name))),
    listing: [
      { step: 'who', field: 'name', as: 'name' },
      { step: 'confirm', field: 'email', as: 'email' },
    ],
  });

const second = (migration: FlowMigration = (stored) => stored) =>
  release(2, ['who', 'when', 'place', 'confirm'], { 1: migration });

let api: TestApi;
let cookie: string;
let maintenance: FlowMaintenance;
beforeAll(async () => {
  api = await startApi({ WORKER: 'off' });
  cookie = await api.signIn();
  maintenance = api.app.get(FlowMaintenance, { strict: false });
});
beforeEach(async () => {
  await api.database.query(`delete from flow_step where flow = 'visit'`);
  serve(release(1, ['who', 'when', 'confirm']));
});
afterEach(() => api.database.query('truncate application cascade'));
afterAll(() => api.stop());

function serve(flow: Flow): void {
  const registry = api.app.get(FlowRegistry, { strict: false });
  (registry as unknown as { flows: Map<string, unknown> }).flows.delete('visit');
  registry.register(flow);
}

const path = (code: string): string => `/api/v1/applications/${code}`;
const save = (code: string, number: number, fields: object) =>
  api.http.post(`${path(code)}/events`).send({ type: 'step.save', step: number, fields });

/** An application of the first release, its first step answered, and the second where that is said. */
async function begin(...later: readonly object[]): Promise<string> {
  const { body } = await api.http
    .post('/api/v1/applications')
    .send({ flow: 'visit', type: 'application.create', fields: { name: 'Ada', title: 'Countess' } })
    .expect(201);
  const { code } = body.application;
  for (const [index, fields] of later.entries()) await save(code, index + 2, fields).expect(200);
  return code;
}

const read = async (code: string) => (await api.http.get(path(code)).expect(200)).body;
const email = { email: 'ada@example.com' };

it('keeps the answers of a step that got another number, and how far its applicant came', async () => {
  const finished = await begin({ day: 'Monday' }, email);
  const open = await begin({ day: 'Tuesday' });
  await api.http
    .put(`${path(open)}/drafts/3`)
    .send({ fields: { email: 'ada@' } })
    .expect(204);
  serve(second());
  expect(await read(finished)).toMatchObject({
    application: { state: 'thanks', current_step: 5, furthest_step: 5, facts: { furthestStep: 5 } },
    data: { 1: { name: 'Ada' }, 2: { day: 'Monday' }, 4: email },
  });
  expect((await read(finished)).data).not.toHaveProperty('3');
  expect(await read(open)).toMatchObject({
    application: { state: 'confirm', current_step: 4, furthest_step: 4 },
    drafts: { 4: { email: 'ada@' } },
  });
  expect(await maintenance.verify()).toMatchObject({ checked: 2, awaiting: 2, divergences: [] });
  await save(open, 4, email).expect(200);
  expect(await read(open)).toMatchObject({ application: { state: 'thanks' }, data: { 4: email }, drafts: {} });
  expect(await maintenance.migrate()).toEqual({ migrated: 1, left: [] });
  expect(await maintenance.verify()).toEqual({ checked: 2, older: 0, newer: 0, divergences: [] });
  await api.http
    .post(`${path(finished)}/events`)
    .send({ type: 'step.goTo', step: 3 })
    .expect(200);
  await save(finished, 3, { place: 'Harbour' }).expect(200);
  expect((await read(finished)).data).toMatchObject({ 3: { place: 'Harbour' }, 4: email });
  expect(await maintenance.verify()).toEqual({ checked: 2, older: 0, newer: 0, divergences: [] });
});

it('lists and finds applications of either release by what their steps say', async () => {
  await begin({ day: 'Monday' }, email);
  serve(second());
  await api.app.get(ApplicationListController, { strict: false }).onApplicationBootstrap();
  const later = await begin({ day: 'Monday' }, { place: 'Harbour' }, { email: 'bob@example.com' });
  await read(later);
  const list = await api.http.get('/api/v1/applications?flow=visit&sort=oldest').set('Cookie', cookie).expect(200);
  expect(list.body.applications).toMatchObject([
    { name: 'Ada', ...email, state: 'thanks', current_step: 5 },
    { name: 'Ada', email: 'bob@example.com', current_step: 5 },
  ]);
  const found = await api.http.get('/api/v1/applications?q=bob@example.com').set('Cookie', cookie).expect(200);
  expect(found.body.applications).toHaveLength(1);
});

it('lets a migration see and move answers, those set aside, drafts and contacts, and shows them moved at once', async () => {
  const code = await begin({ day: 'Monday' }, email);
  await save(code, 1, { name: 'Bob' }).expect(409);
  await api.http
    .post(`${path(code)}/events`)
    .send({ type: 'step.goTo', step: 1 })
    .expect(200);
  await save(code, 1, { name: 'Bob' }).expect(200);
  expect((await read(code)).set_aside).toEqual({ 1: { title: 'Countess' } });
  await api.http
    .put(`${path(code)}/drafts/2`)
    .send({ fields: { day: 'Tues' } })
    .expect(204);
  serve(
    second(({ answers: { when, ...answers } = {}, ...stored }) => ({
      ...stored,
      answers: {
        ...answers,
        ...(when && {
          place: { fields: { place: String(when.fields?.['day']) }, set_aside: null, draft: { place: 'x' } },
        }),
      },
    })),
  );
  const moved = { data: { 1: { name: 'Bob' }, 3: { place: 'Monday' }, 4: email }, drafts: { 3: { place: 'x' } } };
  expect(await read(code)).toMatchObject(moved);
  expect((await read(code)).data).not.toHaveProperty('2');
  expect(await maintenance.migrate()).toEqual({ migrated: 1, left: [] });
  expect(await read(code)).toMatchObject({ ...moved, set_aside: { 1: { title: 'Countess' } } });
  expect(await read(code)).not.toHaveProperty('data.2');
  expect(await maintenance.verify()).toEqual({ checked: 1, older: 0, newer: 0, divergences: [] });
});

it('keeps what a step without a place was answered until a migration moves it, and leaves nothing behind then', async () => {
  const code = await begin({ day: 'Monday' }, email);
  serve(release(2, ['who', 'confirm'], { 1: (stored) => stored }));
  expect(await read(code)).toMatchObject({
    application: { state: 'thanks', current_step: 3, furthest_step: 3 },
    data: { 1: { name: 'Ada' }, 2: email },
  });
  expect(await maintenance.migrate()).toEqual({ migrated: 1, left: [] });
  const kept = () => api.database.query(`select fields from application_step where fields ? 'day'`);
  expect(await kept()).toHaveLength(1);
  serve(
    release(3, ['who', 'confirm'], {
      1: (stored) => stored,
      2: ({ answers: { when: _, ...answers } = {}, ...stored }) => ({ ...stored, answers }),
    }),
  );
  expect(await maintenance.migrate()).toEqual({ migrated: 1, left: [] });
  expect(await kept()).toEqual([]);
  expect(await maintenance.verify()).toEqual({ checked: 1, older: 0, newer: 0, divergences: [] });
});

it('names an application with answers that its step does not ask for', async () => {
  await begin({ day: 'Monday' });
  await api.database.query(`update application_step set fields = '{"place":"Harbour"}' where step_number = 2`);
  expect((await maintenance.verify()).divergences).toMatchObject([{ difference: 'the answers of step 2 differ' }]);
});
