import { loanApplicationFlow } from '@statewise/machines';
import { eventually } from '@statewise/server/testing/eventually.js';
import { Jobs } from '@statewise/server/platform/jobs/jobs.js';
import { addColleague } from '../../testing/colleague.js';
import { createLoan } from '../../testing/loan-sample.js';
import { serveThirdLoan } from '../../testing/serve-third-loan.js';
import { startApi, type TestApi } from '../../testing/start-api.js';

const flow = '/api/v1/flows/loan-application';
const walk = {
  chart: 'notice',
  title: 'A notice is closed',
  events: [{ type: 'notice.opened', role: 'applicant', payload: { kind: 'saver' } }],
};

let api: TestApi;
const cookies: Record<string, string> = {};
beforeAll(async () => {
  api = await startApi({ DEMO_CONTENT: 'on' });
  cookies['admin'] = await api.signIn();
  for (const role of ['staff', 'qa'] as const) {
    const account = { email: `${role}@example.com`, name: role, role, password: 'tests everything' };
    await addColleague(api, account.email, account.role, account);
    cookies[role] = await api.signIn(account.email, account.password);
  }
});
afterAll(() => api.stop());
afterAll(serveThirdLoan());

const as = (role: string) => ({ Cookie: cookies[role] ?? '' });
const get = (path: string, role = 'qa') => api.http.get(path).set(as(role));
const post = (path: string, body: object = {}, role = 'qa') => api.http.post(path).set(as(role)).send(body);

interface Rehearsed {
  readonly finished_at: string | null;
}

async function rehearsed() {
  await post(`${flow}/rehearsals`).expect(202);
  let newest: Rehearsed | undefined;
  await eventually(async () => {
    [newest] = (await get(`${flow}/rehearsals`, 'staff').expect(200)).body.rehearsals as Rehearsed[];
    expect(newest?.finished_at).not.toBeNull();
  });
  return newest;
}

it('counts the applications of each release exactly', async () => {
  await createLoan(api);
  const { code } = await createLoan(api);
  await api.database.query('update application set flow_version = 1 where code_digest = $1', [api.digestOf(code)]);
  const { version } = loanApplicationFlow;
  expect((await get(`${flow}/versions`, 'staff').expect(200)).body).toEqual({
    success: true,
    version,
    versions: Array.from({ length: version }, (_, index) => ({
      version: index + 1,
      applications: index === 0 || index + 1 === version ? 1 : 0,
    })),
  });
  await get('/api/v1/flows/none/versions').expect(404);
});

it('rehearses a migration on every application, names those that would be lost, and changes nothing', async () => {
  const { code } = await createLoan(api);
  await api.database.query(`update application set flow_version = 2, state = 'stepNine' where code_digest = $1`, [
    api.digestOf(code),
  ]);
  const everything = () =>
    api.database.query('select row_to_json(a)::text, (select count(*) from transition) from application a order by id');
  const before = await everything();
  const [{ public_id }] = await api.database.query('select public_id from application where code_digest = $1', [
    api.digestOf(code),
  ]);
  expect(await rehearsed()).toMatchObject({
    flow: 'loan-application',
    to_version: loanApplicationFlow.version,
    total: 3,
    checked: 3,
    migrated: 1,
    failed: 1,
    failures: [{ application: public_id, version: 2, reason: 'flow loan-application has no state stepNine' }],
  });
  expect(await everything()).toEqual(before);
});

it('leaves the rehearsal of another release to a worker of that, and counts no newer application', async () => {
  const { version } = loanApplicationFlow;
  const { code } = await createLoan(api);
  const set = (flowVersion: number, state: string) =>
    api.database.query('update application set flow_version = $2, state = $3 where code_digest = $1', [
      api.digestOf(code),
      flowVersion,
      state,
    ]);
  const { body } = await api.http.get(`/api/v1/applications/${code}`).expect(200);
  await set(version + 1, 'stepTwelve');
  expect(await rehearsed()).toMatchObject({ checked: 4, migrated: 1, failed: 1 });
  await set(version, body.application.state);
  const under = async (toVersion: number) => {
    const [{ id }] = await api.database.query(
      `insert into migration_rehearsal (flow, to_version, requested_by, total, until_id)
        select 'loan-application', $1, 'x', count(*), max(id) from application returning id`,
      [toVersion],
    );
    await api.app.get(Jobs, { strict: false }).send('rehearse-migration', { id });
    return id;
  };
  const id = await under(version + 1);
  await eventually(async () => {
    const [job] = await api.database.query(
      `select state, output->>'message' as message from jobs.job where name = 'rehearse-migration' and data->>'id' = $1`,
      [id],
    );
    expect(job).toMatchObject({ state: 'retry' });
  });
  const of = async (rehearsal: string) =>
    api.database.query('select checked, finished_at is null as open from migration_rehearsal where id = $1', [
      rehearsal,
    ]);
  expect(await of(id)).toEqual([{ checked: 0, open: true }]);
  expect(await rehearsed()).toMatchObject({ to_version: version, checked: 4 });
  expect(await of(id)).toEqual([{ checked: 0, open: false }]);
  const older = await under(version - 1);
  await eventually(async () => expect(await of(older)).toEqual([{ checked: 0, open: false }]));
});

it('answers the rehearsal that is under way instead of a second one', async () => {
  await api.database.query(
    `insert into migration_rehearsal (flow, to_version, requested_by, total, until_id) values ('store', 1, 'x', 0, 0)`,
  );
  const { body } = await post('/api/v1/flows/store/rehearsals').expect(202);
  expect(body.rehearsal).toMatchObject({ flow: 'store', requested_by: 'x' });
});

it('gives a rehearsal up whose job had failed and is thrown away, so that another can begin', async () => {
  const { id } = (await get('/api/v1/flows/store/rehearsals', 'staff').expect(200)).body.rehearsals[0];
  const [job] = await api.database.query(
    `insert into jobs.job (name, data, state, completed_on) values ('rehearse-migration', $1, 'failed', now()) returning id`,
    [{ id }],
  );
  const drop = () => api.http.delete(`/api/v1/operations/failed-jobs/${job.id}`).set(as('admin'));
  await drop().expect(204);
  await drop().expect(404);
  const { rehearsals } = (await get('/api/v1/flows/store/rehearsals', 'staff').expect(200)).body;
  expect(rehearsals).toMatchObject([{ id, is_given_up: true, finished_at: expect.any(String) }]);
  const { rehearsal } = (await post('/api/v1/flows/store/rehearsals').expect(202)).body;
  expect(rehearsal).toMatchObject({ finished_at: null, is_given_up: false });
});

it('begins with its job or not at all, so that no rehearsal stands in the way of all others', async () => {
  await api.database.query(
    `create function away() returns trigger language plpgsql as $$ begin raise 'away' using errcode = '57P03'; end $$`,
  );
  await api.database.query('create trigger away before insert on audit for each row execute function away()');
  await post('/api/v1/flows/e-banking/rehearsals').expect(503);
  await api.database.query('drop trigger away on audit');
  await post('/api/v1/flows/e-banking/rehearsals').expect(202);
  await eventually(async () => {
    const { rehearsals } = (await get('/api/v1/flows/e-banking/rehearsals', 'staff').expect(200)).body;
    expect(rehearsals.map(({ finished_at }: Rehearsed) => finished_at !== null)).toEqual([true]);
  });
});

it('keeps walks of people as scenarios, and says who did', async () => {
  const { body } = await post('/api/v1/scenarios', walk).expect(201);
  const { id } = body.scenario;
  const listed = await get('/api/v1/scenarios?chart=notice', 'staff').expect(200);
  expect(listed.body.scenarios).toEqual([body.scenario]);
  await api.http.delete(`/api/v1/scenarios/${id}`).set(as('admin')).expect(204);
  await api.http.delete(`/api/v1/scenarios/${id}`).set(as('admin')).expect(404);
  await api.http.delete('/api/v1/scenarios/1').set(as('admin')).expect(404);
  const acts = (await get('/api/v1/audit?limit=2', 'admin').expect(200)).body.acts;
  expect(acts.map(({ kind }: { kind: string }) => kind)).toEqual(['scenario.removed', 'scenario.kept']);
});

it.each([
  [{}, { chart: ['required'], title: ['required'], events: ['required'] }],
  [{ ...walk, chart: 'none' }, { chart: ['oneOf'] }],
  [{ ...walk, title: 'x'.repeat(121) }, { title: ['length'] }],
  [{ ...walk, title: undefined }, { title: ['required'] }],
  [{ ...walk, events: [] }, { events: ['format'] }],
  [{ ...walk, events: [{ type: 'x', role: 'king', payload: {} }] }, { events: ['format'] }],
  [{ ...walk, events: [{ type: 'x', role: 'qa', payload: [] }] }, { events: ['format'] }],
  [{ ...walk, events: Array.from({ length: 201 }, () => walk.events[0]) }, { events: ['length'] }],
  [{ ...walk, more: 1 }, { more: ['unknown'] }],
])('keeps no %j', async (wrong, errors) => {
  expect((await post('/api/v1/scenarios', wrong).expect(422)).body.errors).toEqual(errors);
});

it('lets staff look and nobody else in', async () => {
  await post('/api/v1/scenarios', walk, 'staff').expect(403);
  await post(`${flow}/rehearsals`, {}, 'staff').expect(403);
  for (const path of [`${flow}/versions`, `${flow}/rehearsals`, '/api/v1/scenarios?chart=notice'])
    await api.http.get(path).expect(401);
  await get('/api/v1/scenarios').expect(422);
});
