import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { colleague } from '../../testing/colleague.js';
import { createLoan, loanSample, saveStep } from '../../testing/loan-sample.js';
import { startApi, type TestApi } from '../../testing/start-api.js';

// What people look at as a list is handed out as a file: to whom may see it, and noted.

let api: TestApi;
let admin: string;
let staff: string;
let tester: string;
beforeAll(async () => {
  api = await startApi({ WORKER: 'off' });
  admin = await api.signIn();
  staff = await colleague(api, 'staff@example.com', 'staff');
  tester = await colleague(api, 'qa@example.com', 'qa');
});
afterAll(() => api.stop());

const search = '/api/v1/applications/search/export';
const idOf = async (code: string): Promise<string> =>
  (await api.http.get(`/api/v1/applications/${code}`).set('Cookie', staff).expect(200)).body.application.id;
const notedOf = (kind: string): Promise<{ subject: string | null; details: object; role: string }[]> =>
  api.database.query('select subject, details, actor_role as role from audit where kind = $1 order by id', [kind]);

it('hands out the list as it is narrowed, without formulas', async () => {
  const zed = { first_name: '=cmd|x', last_name: 'Zammit, "Z"', email: 'zed@example.com' };
  await createLoan(api);
  await createLoan(api, { data: { ...loanSample[1], ...zed } });
  const csv = await api.http
    .post(search)
    .set('Cookie', staff)
    .send({ q: 'zed@example.com', format: 'csv' })
    .expect(200);
  expect(csv.headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': 'attachment; filename="applications.csv"',
  });
  const [head, row, ...rest] = csv.text.split('\r\n');
  expect(head).toMatch(/id,flow,flow_version,state,is_ended,unreadable,name,email,amount,/);
  expect(row).toContain(`,stepTwo,false,,"'=cmd|x Zammit, ""Z""",zed@example.com,10000,`);
  expect(rest).toEqual(['']);
  const json = await api.http.post(search).set('Cookie', staff).send({ format: 'json' }).expect(200);
  expect(json.body.is_complete).toBe(true);
  expect(json.body.rows.map(({ email }: { email: string }) => email)).toEqual(['zed@example.com', 'ada@example.com']);
  const pages = await api.http.post(search).set('Cookie', staff).send({ format: 'json', limit: 1 }).expect(200);
  expect(pages.body.rows).toHaveLength(2);
  await api.http.post(search).set('Cookie', tester).send({}).expect(403);
  await api.http.post(search).send({}).expect(401);
  expect(await notedOf('records.read')).toContainEqual(
    expect.objectContaining({ subject: 'applicationsExportList', role: 'staff' }),
  );
});

it('hands out a log with what its events said, of one type or role where that is asked', async () => {
  const { code } = await createLoan(api);
  await saveStep(api, code, 2);
  const at = `/api/v1/applications/${await idOf(code)}`;
  const ask = (path: string, cookie = staff) => api.http.get(`${at}${path}`).set('Cookie', cookie);
  const said = { type: 'step.save', fields: expect.objectContaining({ city: 'Valletta' }) };
  expect((await ask('/log/export?format=json').expect(200)).body.rows).toEqual([
    expect.objectContaining({ seq: 1, event: 'application.create', role: 'applicant' }),
    expect.objectContaining({ seq: 2, from: 'stepTwo', to: 'stepThree', payload: expect.objectContaining(said) }),
  ]);
  const saved = (await ask('/log/export?event=step.save').expect(200)).text.split('\r\n');
  expect(saved[0]).toMatch(/seq,at,event,from,to,role,actor,reason,payload$/);
  expect(saved[1]).toMatch(/^2,.*,step\.save,stepTwo,stepThree,applicant,,,"\{/);
  expect(saved).toHaveLength(3);
  expect((await ask('/log/export?actor=staff&format=json').expect(200)).body.rows).toEqual([]);
  await ask('/log/export', tester).expect(403);
  await ask('/log/export?event=%00').expect(400);
  expect(await notedOf('application.exported')).toContainEqual(
    expect.objectContaining({ role: 'staff', details: { part: 'log' } }),
  );
  const narrowed = (await ask('/replay?event=step.save').expect(200)).body.moments;
  expect(narrowed).toMatchObject([{ seq: 2, payload: { type: 'step.save' } }]);
  expect((await ask('/replay', tester).expect(200)).body.moments[0]).not.toHaveProperty('payload');
  const rows = (await ask('/transitions?actor=applicant&event=step.save').expect(200)).body.transitions;
  expect(rows).toMatchObject([{ seq: 2 }]);
});

it('hands out the audit to admins, as it is narrowed', async () => {
  const audit = '/api/v1/audit/export';
  const ask = (query: string, cookie = admin) => api.http.get(`${audit}${query}`).set('Cookie', cookie);
  const { body } = await ask('?format=json&kind=application.exported').expect(200);
  expect(body.is_complete).toBe(true);
  expect(new Set(body.rows.map(({ kind }: { kind: string }) => kind))).toEqual(new Set(['application.exported']));
  const [, row] = (await ask('?kind=application.exported').expect(200)).text.split('\r\n');
  expect(row).toMatch(/,application\.exported,.*,staff,/);
  await ask('', staff).expect(403);
  await ask('?person=%00').expect(400);
  expect(await notedOf('records.read')).toContainEqual(
    expect.objectContaining({ subject: 'auditExport', role: 'admin' }),
  );
});

it.each([
  ['is signed out', false],
  ['stays', true],
])('hands a file that is read slowly out to its end to who %s', async (_, stays) => {
  await api.database.query(
    `insert into audit (kind, details) select 'records.read', jsonb_build_object('long', repeat('x', 1000)) from generate_series(1, 20000)`,
  );
  const cookie = await api.signIn();
  const request = get(`${api.url}/api/v1/audit/export?format=json`, { headers: { cookie } });
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  response.pause();
  if (!stays) await api.http.delete('/api/v1/session').set('Cookie', cookie).expect(200);
  await sleep(2_500);
  await new Promise((resolve) =>
    response
      .on('error', () => undefined)
      .once('close', resolve)
      .resume(),
  );
  expect(response.complete).toBe(stays);
});
