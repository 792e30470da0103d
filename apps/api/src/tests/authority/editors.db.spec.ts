import { colleague, programOf } from '../../testing/colleague.js';
import { loanSample } from '../../testing/loan-sample.js';
import { startApi, type TestApi } from '../../testing/start-api.js';

// What `editor` means beyond the table, which the test of its pairs asks: a person of the bank who edits content alone.

const password = 'walks the dog at six';
let api: TestApi;
let admin: string;
beforeAll(async () => {
  api = await startApi({ WORKER: 'off', DEMO_CONTENT: 'on', SINGLE_ADMIN: 'on' });
  admin = await api.signIn();
});
afterAll(() => api.stop());

type Headers = Readonly<Record<string, string>>;
const statusOf = async (headers: Headers, path: string): Promise<number> =>
  (await api.http.get(path).set(headers)).status;
const refused = ['/api/v1/applications', '/api/v1/audit', '/api/v1/outbox'];

it('is invited, edits texts and no prices, and sees no applications', async () => {
  const invited = { email: 'editor@example.com', name: 'Eva Editor', role: 'editor' };
  const { body } = await api.http.post('/api/v1/accounts').set('Cookie', admin).send(invited).expect(201);
  const token = String(body.invitation.link).split('#')[1];
  await api.http.post('/api/v1/invitations/accept').send({ token, password }).expect(200);
  const Cookie = await api.signIn('editor@example.com', password);
  expect((await api.http.get('/api/v1/session').set({ Cookie })).body.user.role).toBe('editor');
  const { kinds } = (await api.http.get('/api/v1/content').set({ Cookie }).expect(200)).body;
  const writes = (name: string) => kinds.find((kind: { name: string }) => kind.name === name).can_edit;
  expect([writes('article'), writes('translation'), writes('price'), writes('risk-policy')]).toEqual([
    true,
    true,
    false,
    false,
  ]);
  const [{ key }] = (await api.http.get('/api/v1/content/article').set({ Cookie })).body.items;
  const { item } = (await api.http.get(`/api/v1/content/article/${key}`).set({ Cookie })).body;
  const draft = { version: item.version, content: item.published };
  await api.http.put(`/api/v1/content/article/${key}/draft`).set({ Cookie }).send(draft).expect(200);
  await api.http.post('/api/v1/content/price').set({ Cookie }).send({ content: {} }).expect(403);
  for (const path of refused) expect([path, await statusOf({ Cookie }, path)]).toEqual([path, 403]);
  const loan = { flow: 'loan-application', type: 'application.create', fields: loanSample[1], loan: loanSample.loan };
  // The chart takes it from no editor.
  await api.http.post('/api/v1/applications').set({ Cookie }).send(loan).expect(409);
  const made = await api.http.post('/api/v1/applications').send(loan).expect(201);
  await api.http.get(`/api/v1/applications/${made.body.application.code}`).set({ Cookie }).expect(403);
  // What waits of applications is none of theirs, by whatever it is asked for.
  await api.database.query(
    `insert into task (kind, subject, since, due_at, application_id) select 'documents', id::text, now(), now(), id from application limit 1`,
  );
  const [task] = await api.database.query(`select id from task where kind = 'documents'`);
  const { counts } = (await api.http.get('/api/v1/tasks/counts').set({ Cookie }).expect(200)).body;
  expect(counts.map(({ kind }: { kind: string }) => kind)).toEqual(['outcome', 'unpublished']);
  for (const query of ['', '?kind=documents'])
    expect((await api.http.get(`/api/v1/tasks${query}`).set({ Cookie }).expect(200)).body.tasks).toEqual([]);
  expect(await statusOf({ Cookie }, `/api/v1/tasks/${task.id}`)).toBe(404);
});

it('counts from the next request on for sessions and tokens that are older', async () => {
  const Cookie = await colleague(api, 'moved@example.com', 'staff');
  const program = await programOf(api, Cookie, 'staff');
  const wide = await programOf(api, Cookie, 'admin');
  expect(await statusOf(program, '/api/v1/applications')).toBe(200);
  const [{ id }] = await api.database.query(`select id from "user" where email = 'moved@example.com'`);
  await api.http.patch(`/api/v1/accounts/${id}`).set('Cookie', admin).send({ role: 'editor' }).expect(200);
  expect([await statusOf({ Cookie }, '/api/v1/applications'), await statusOf({ Cookie }, '/api/v1/content')]).toEqual([
    403, 200,
  ]);
  expect(await statusOf(program, '/api/v1/content')).toBe(401);
  expect([await statusOf(wide, '/api/v1/applications'), await statusOf(wide, '/api/v1/content')]).toEqual([403, 200]);
});
