import { eventually } from '@statewise/server/testing/eventually.js';
import { addColleague, colleague, programOf } from '../../testing/colleague.js';
import { uploadDocuments } from '../../testing/document-upload.js';
import { atDocuments, createLoan } from '../../testing/loan-sample.js';
import { png } from '../../testing/small-files.js';
import { startApi, type TestApi } from '../../testing/start-api.js';

const path = '/api/v1/tasks';
let api: TestApi;
let admin: string;
let staff: string;
beforeAll(async () => {
  api = await startApi({ WORKER: 'off', SINGLE_ADMIN: 'off' });
  admin = await api.signIn();
  staff = await colleague(api, 'maria@example.com', 'staff');
});
afterEach(() => api.database.query('delete from task'));
afterAll(() => api.stop());

interface Task {
  readonly id: string;
  readonly kind: string;
  readonly subject: string;
  readonly title: string;
}

const get = async (query = '', cookie = staff) =>
  (await api.http.get(`${path}${query}`).set('Cookie', cookie).expect(200)).body;
const listed = async (query = '', cookie = staff): Promise<Task[]> => (await get(query, cookie)).tasks;
const kinds = async (query = '', cookie = staff) => (await listed(query, cookie)).map(({ kind }) => kind);
const put = (id: string, what: string, body: object, cookie = staff) =>
  api.http.put(`${path}/${id}/${what}`).set('Cookie', cookie).send(body);
const idOf = async (cookie: string): Promise<string> =>
  (await api.http.get('/api/v1/session').set('Cookie', cookie).expect(200)).body.user.id;

const setStatus = (code: string, status_type: string, status_value: number) =>
  api.http
    .post(`/api/v1/applications/${code}/statuses`)
    .set('Cookie', admin)
    .send({ status_type, status_value, reason: 'Looked at' })
    .expect(200);
const requestReview = (code: string) =>
  api.http.post(`/api/v1/applications/${code}/events`).send({ type: 'review.request' }).expect(200);

/** An application whose applicant asked for a person. */
async function objection(): Promise<string> {
  const { code } = await atDocuments(api);
  await setStatus(code, 'nbb', 2);
  await requestReview(code);
  return code;
}

it('begins and ends what waits with the state and the statuses that the flow declares', async () => {
  const { code } = await atDocuments(api);
  expect(await kinds()).toEqual([]);
  await setStatus(code, 'risk', 3);
  const [task] = await listed();
  expect(task).toMatchObject({
    kind: 'risk',
    label: 'Risks to review',
    title: 'Ada Vella',
    by: null,
    is_overdue: false,
    assigned_to: null,
    application: { flow: 'loan-application', title: 'Loan', name: 'Ada Vella' },
  });
  await setStatus(code, 'nbb', 2);
  expect(await kinds()).toEqual([]);
  await requestReview(code);
  expect(await kinds()).toEqual(['review']);
});

it('lists the first deadline first, page after page, by kind and by deadline', async () => {
  await objection();
  await objection();
  await api.database.query(
    `update task set due_at = now() - interval '1 hour' where id = (select id from task order by due_at desc limit 1)`,
  );
  const all = await listed();
  expect(all.map((task) => 'is_overdue' in task && task.is_overdue)).toEqual([true, false]);
  const page = await get('?limit=1');
  const rest = await get(`?limit=1&cursor=${encodeURIComponent(page.next_cursor)}`);
  expect([...page.tasks, ...rest.tasks].map(({ id }: Task) => id)).toEqual(all.map(({ id }) => id));
  expect(rest.next_cursor).toBeNull();
  expect(await listed(`?due_before=${new Date().toISOString()}`)).toHaveLength(1);
  expect(await listed('?kind=documents')).toEqual([]);
  expect(await listed('?kind=review&lang=nl')).toMatchObject([{ label: 'Herzieningen' }, { label: 'Herzieningen' }]);
  expect(await listed(`?application=${all[0]?.subject ?? ''}`)).toHaveLength(1);
  expect((await api.http.get(`${path}/counts`).set('Cookie', staff).expect(200)).body.counts).toContainEqual({
    kind: 'review',
    label: 'Reviews',
    all: 2,
    mine: 0,
    unassigned: 2,
    overdue: 1,
  });
});

it('is taken, handed over and given back, never over a colleague’s head, and noted', async () => {
  await objection();
  const [task] = await listed();
  const id = task?.id ?? '';
  const [maria, boss] = [await idOf(staff), await idOf(admin)];
  await put(id, 'assignee', { account: maria, from: null }).expect(200);
  expect(await listed('?list=mine')).toHaveLength(1);
  expect(await listed('?list=mine', admin)).toEqual([]);
  expect(await listed('?list=unassigned')).toEqual([]);
  await put(id, 'assignee', { account: maria, from: null }).expect(200);
  await put(id, 'assignee', { account: boss, from: null }, admin).expect(409);
  const { body } = await put(id, 'assignee', { account: boss, from: maria }).expect(200);
  expect(body.task.assigned_to.id).toBe(boss);
  const reviewed = (
    await api.http
      .get(`/api/v1/reviews/${task?.subject ?? ''}`)
      .set('Cookie', staff)
      .expect(200)
  ).body;
  expect(reviewed.review.assigned_to.id).toBe(boss);
  await put(id, 'assignee', { account: null, from: boss }).expect(200);
  await put(id, 'assignee', { account: '00000000-0000-0000-0000-000000000000', from: null }).expect(409);
  const away = await addColleague(api, 'reset@example.com', 'staff');
  await api.database.query('update "user" set password_hash = null where id = $1', [away]);
  await put(id, 'assignee', { account: away, from: null }).expect(409);
  const { people } = (await api.http.get(`${path}/assignees`).set('Cookie', staff).expect(200)).body;
  expect(people.map((person: { id: string }) => person.id).sort()).toEqual([maria, boss].sort());
  const admins = (await api.http.get(`${path}/assignees?kind=erasure`).set('Cookie', staff).expect(200)).body;
  expect(admins.people.map((person: { id: string }) => person.id)).toEqual([boss]);
  const { acts } = (await api.http.get('/api/v1/audit?kind=task.assigned').set('Cookie', admin).expect(200)).body;
  expect(acts).toHaveLength(3);
});

it('waits on, with who has it, wherever the applicant looks at the application', async () => {
  const { code } = await atDocuments(api);
  const look = (event: object) => api.http.post(`/api/v1/applications/${code}/events`).send(event).expect(200);
  const everywhere = [{ type: 'application.resume' }, { type: 'step.back' }, { type: 'step.goTo', step: 2 }];
  const staysOnDesk = async (kind: string) => {
    const [{ id = '' } = {}] = await listed();
    await put(id, 'assignee', { account: await idOf(staff), from: null }).expect(200);
    for (const event of everywhere) {
      await look(event);
      expect(await listed('?list=mine')).toMatchObject([{ id, kind }]);
    }
    await look({ type: 'step.goTo', step: 7 });
  };
  await uploadDocuments(api, code, [{ content: png, name: 'payslip.png' }], 'payslip').expect(200);
  await staysOnDesk('documents');
  await setStatus(code, 'payslip', 1);
  await staysOnDesk('decision');
  await setStatus(code, 'risk', 3);
  await staysOnDesk('risk');
});

it('is put off, and comes back', async () => {
  await objection();
  const [task] = await listed();
  const id = task?.id ?? '';
  await put(id, 'delay', { until: new Date(Date.now() + 86_400_000).toISOString() }).expect(200);
  expect(await kinds()).toEqual([]);
  expect(await kinds('?list=putOff')).toEqual(['review']);
  const { counts } = await get('/counts');
  expect(counts).toContainEqual(expect.objectContaining({ kind: 'review', all: 0, unassigned: 0 }));
  await put(id, 'delay', { until: null }).expect(200);
  expect(await kinds()).toEqual(['review']);
  expect((await put(id, 'delay', { until: 'soon' }).expect(422)).body.errors).toEqual({ until: ['format'] });
  expect((await put(id, 'delay', {}).expect(422)).body.errors).toEqual({ until: ['required'] });
});

/** An application whose erasure an admin asked for. */
async function erasureAsked(): Promise<string> {
  const { code } = await createLoan(api);
  const address = `/api/v1/applications/${code}`;
  const { id } = (await api.http.get(address).set('Cookie', admin).expect(200)).body.application;
  await api.http.delete(address).set('Cookie', admin).send({ reason: 'Asked by mail' }).expect(202);
  return id;
}

it('lets a second person find what was proposed, and not who proposed it', async () => {
  const other = await colleague(api, 'second@example.com');
  const id = await erasureAsked();
  expect(await listed('', other)).toMatchObject([
    { kind: 'erasure', application: { id }, title: 'Ada Vella', by: { id: await idOf(admin) } },
  ]);
  expect(await kinds('', admin)).toEqual([]);
  expect(await kinds()).toEqual([]);
  expect((await get('/counts')).counts.map(({ kind }: Task) => kind)).not.toContain('erasure');
  const [{ id: task = '' } = {}] = await listed('', other);
  await put(task, 'assignee', { account: null, from: null }).expect(404);
  await put(task, 'assignee', { account: await idOf(admin), from: null }, other).expect(409);
  const { proposals } = (await api.http.get('/api/v1/proposals').set('Cookie', other).expect(200)).body;
  await api.database.query(`update "user" set changed_at = null`);
  const { id: proposal, hash } = proposals[0];
  await api.http.post(`/api/v1/proposals/${proposal}/decline`).set('Cookie', other).send({ hash }).expect(200);
  expect(await kinds('', other)).toEqual([]);
  await api.database.query('update task set since = now()');
  expect(await kinds('', admin)).toEqual([]);
});

it('is overdue before nobody decided on it in its time, and then tells who proposed it', async () => {
  const other = await colleague(api, 'third@example.com');
  const id = await erasureAsked();
  const days = (count: number) =>
    api.database.query(
      'update task set since = since - $1::interval, due_at = due_at - $1::interval, ends_at = ends_at - $1::interval',
      [`${count} days`],
    );
  await days(5);
  for (const admins of [admin, other])
    expect(await listed('', admins)).toMatchObject([{ kind: 'erasure', is_overdue: true, application: { id } }]);
  await days(2);
  expect(await listed('', other)).toEqual([]);
  const told = { kind: 'outcome', is_notice: true, title: 'Ada Vella', application: { id }, by: null };
  expect(await listed('', admin)).toMatchObject([told]);
});

it('shows an acceptance that was proposed in place of the decision', async () => {
  const { code } = await atDocuments(api);
  await api.database.query(
    `update application set state = 'thankYou', facts = jsonb_set(facts, '{statuses,payslip}', '1') where code_digest = $1`,
    [api.digestOf(code)],
  );
  expect(await kinds()).toEqual(['decision']);
  const proposal = { by: await idOf(admin), at: new Date().toISOString(), reason: 'Good', letter: null };
  await api.database.query(
    `update application set facts = jsonb_set(facts, '{proposal}', $2::jsonb) where code_digest = $1`,
    [api.digestOf(code), JSON.stringify(proposal)],
  );
  expect(await listed()).toMatchObject([{ kind: 'acceptance', title: 'Ada Vella', by: { id: proposal.by } }]);
  expect(await kinds('', admin)).toEqual([]);
});

it('waits with a mail that failed until it is sent again or dropped, its secrets hidden', async () => {
  await api.database.query('delete from outbox');
  await api.database.query(
    `insert into outbox (id, recipient, subject, state) values ('1f0b8a4e-0f5f-4b56-8f0b-1f9f1f5c2a10', 'a@example.com', 'Your loan', 'waiting')`,
  );
  expect(await kinds()).toEqual([]);
  await api.database.query(`update outbox set state = 'failed'`);
  expect(await listed()).toMatchObject([{ kind: 'mail', title: 'Your loan', application: null }]);
  await api.database.query(`update outbox set state = 'waiting'`);
  expect(await kinds()).toEqual([]);
  await api.database.query(`update outbox set state = 'failed'`);
  await api.database.query('delete from outbox');
  expect(await kinds()).toEqual([]);
});

it('shows a price on the day before it starts, to admins', async () => {
  await api.database.query(
    `insert into price (product, country, effective_from, rate) values ('saver', 'be', current_date + 1, 1.25), ('saver', 'be', current_date + 9, 1.5)`,
  );
  expect(await listed('', admin)).toMatchObject([{ kind: 'price', title: 'saver be 1.25 %' }]);
  expect(await kinds()).toEqual([]);
});

it('is for programs of staff too, and for nobody else', async () => {
  await objection();
  const read = (headers: Record<string, string>) => api.http.get(path).set(headers);
  expect((await read(await programOf(api, admin, 'staff')).expect(200)).body.tasks).toHaveLength(1);
  await api.http.get(path).expect(401);
  const tester = await colleague(api, 'quality@example.com', 'qa');
  await api.http.get(path).set('Cookie', tester).expect(403);
  await api.http.get(`${path}/counts`).set('Cookie', tester).expect(403);
});

it('follows other rules that a flow declares at its next start', async () => {
  await objection();
  const due = `select due_at from task where kind = 'review'`;
  const [promised]: unknown[] = await api.database.query(due);
  await api.database.query(`update application set updated_at = now() - interval '9 days'`);
  await api.database.query('update task_rule set days = 99');
  await api.database.query('delete from task');
  const again = await startApi({ WORKER: 'off', DATABASE_URL: api.databaseUrl });
  await again.stop();
  expect(await kinds()).toContain('review');
  expect(await api.database.query(due)).toContainEqual(promised);
  expect(await api.database.query('select from task_rule where days = 99')).toEqual([]);
});

it('begins what waits by other rules also where it is saved while they are written', async () => {
  await objection();
  const { code } = await atDocuments(api);
  await api.database.query('delete from task');
  await api.database.query(`delete from task_rule where kind = 'risk'`);
  // Holds the start up where it has seen all applications.
  const runner = api.database.createQueryRunner();
  await runner.startTransaction();
  await runner.query(`insert into task (kind, subject, application_id, is_declared, due_at)
    select d.kind, a.public_id, a.id, true, d.due_at from application a cross join declared_tasks(a) d`);
  const start = startApi({ WORKER: 'off', DATABASE_URL: api.databaseUrl });
  const isHeld = `select from pg_locks where not granted and locktype = 'transactionid'`;
  await eventually(async () => expect(await api.database.query(isHeld)).toHaveLength(1));
  await setStatus(code, 'risk', 3);
  await runner.rollbackTransaction();
  await runner.release();
  await (await start).stop();
  expect(await kinds()).toContain('risk');
});
