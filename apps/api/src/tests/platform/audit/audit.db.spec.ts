import { AuditSignatures } from '@statewise/server/platform/audit/audit-signatures.js';
import { addColleague, colleague } from '../../../testing/colleague.js';
import { createLoan, loanSample } from '../../../testing/loan-sample.js';
import { startApi, testAdmin, type TestApi } from '../../../testing/start-api.js';

const path = '/api/v1/audit';

let api: TestApi;
let admin: string;
let adminId: string;
beforeAll(async () => {
  api = await startApi({ WORKER: 'off', DEMO_CONTENT: 'on' });
  admin = await api.signIn();
  adminId = (await api.http.get('/api/v1/session').set('Cookie', admin)).body.user.id;
  for (const role of ['staff', 'qa'] as const)
    await addColleague(api, `${role}@example.com`, role, { name: role, password: 'tests everything' });
});
afterAll(() => api.stop());

interface Noted {
  readonly id: string;
  readonly at: string;
  readonly kind: string;
  readonly actor: { readonly id: string; readonly role: string; readonly name: string } | null;
  readonly subject: string | null;
  readonly details: object;
}

const read = async (query: string): Promise<Noted[]> =>
  (await api.http.get(`${path}?${query}`).set('Cookie', admin).expect(200)).body.acts;
const kindsOf = async (query: string) => (await read(query)).map(({ kind }) => kind).toReversed();
const post = (address: string, body: object) => api.http.post(address).set('Cookie', admin).send(body);

it('says who opened, changed, exported and erased which application, each opening once', async () => {
  const { code } = await createLoan(api);
  const [{ public_id }] = await api.database.query('select public_id from application where code_digest = $1', [
    api.digestOf(code),
  ]);
  const application = `/api/v1/applications/${public_id}`;
  const status = { status_type: 'payslip', status_value: 1, reason: 'a secret suspicion' };
  for (let index = 0; index < 2; index++) await api.http.get(application).set('Cookie', admin).expect(200);
  await post(`${application}/statuses`, status).expect(200);
  await post(`${application}/jump`, { state: 'stepThree', reason: 'a secret suspicion' }).expect(200);
  await post(`${application}/events`, { type: 'application.undo' }).expect(200);
  await post(`${application}/code`, {}).expect(200);
  await api.http.get(`${application}/export`).set('Cookie', admin).expect(200);
  await colleague(api, 'second@example.com');
  await api.http.delete(application).set('Cookie', admin).expect(202);
  await api.database.query(`update "user" set active = false where email = 'second@example.com'`);
  const acts = await read(`application=${public_id}`);
  expect(acts.map(({ kind }) => kind).toReversed()).toEqual([
    'application.opened',
    'application.decided',
    'application.jumped',
    'application.changed',
    'code.shown',
    'application.exported',
    'erasure.requested',
  ]);
  expect(new Set(acts.map(({ actor }) => JSON.stringify(actor)))).toEqual(
    new Set([JSON.stringify({ id: adminId, role: 'admin', name: 'Administrator' })]),
  );
  expect(acts.map(({ details }) => details)).toContainEqual({ status_type: 'payslip', status_value: 1 });
  expect(JSON.stringify(acts)).not.toContain('suspicion');
  expect(JSON.stringify(acts)).not.toContain(code);
});

it('says who brought an application into being, once, also by a program', async () => {
  const expires_at = new Date(Date.now() + 86_400_000).toISOString();
  const { secret } = (await post('/api/v1/tokens', { name: 'Maker', role: 'staff', expires_at }).expect(201)).body;
  const loan = { flow: 'loan-application', type: 'application.create', fields: loanSample[1] };
  const create = (headers: Record<string, string>, body: object = loan) =>
    api.http
      .post('/api/v1/applications')
      .set({ 'Idempotency-Key': 'made', ...headers })
      .send(body)
      .expect(201);
  const notedOf = async (by: Record<string, string>) => {
    const { code } = (await create(by)).body.application;
    await create(by);
    const [{ public_id: id }] = await api.database.query('select public_id from application where code_digest = $1', [
      api.digestOf(code),
    ]);
    return (await read(`application=${id}&kind=application.changed`)).map(({ actor, details }) => [
      actor?.role,
      details,
    ]);
  };
  const made = { event: 'application.create' };
  expect(await notedOf({ Cookie: admin })).toEqual([['admin', made]]);
  expect(await notedOf({ Authorization: `Bearer ${secret}` })).toEqual([['staff', made]]);
  expect(await notedOf({})).toEqual([]);
});

it('says once what was done once, however often its call is repeated and whatever happened meanwhile', async () => {
  const { code } = await createLoan(api);
  const decide = (key: string, status_value: number) =>
    post(`/api/v1/applications/${code}/statuses`, { status_type: 'payslip', status_value, reason: 'looked at' })
      .set('Idempotency-Key', key)
      .expect(200);
  await decide('first', 1);
  await decide('second', 2);
  await decide('first', 1);
  const { id } = (await api.http.get(`/api/v1/applications/${code}`).set('Cookie', admin)).body.application;
  expect(await kindsOf(`application=${id}&kind=application.decided`)).toHaveLength(2);
});

it('says what was done, or it is not done', async () => {
  const { code } = await createLoan(api);
  const expires_at = new Date(Date.now() + 86_400_000).toISOString();
  const { token } = (await post('/api/v1/tokens', { name: 'Lost', role: 'qa', expires_at }).expect(201)).body;
  const { note } = (await post(`/api/v1/applications/${code}/notes`, { text: 'Called' }).expect(201)).body;
  const other = await api.signIn();
  const { body } = await api.http.get(`/api/v1/accounts/${adminId}/sessions`).set('Cookie', other);
  const { id: session } = body.sessions.find((one: { is_current: boolean }) => one.is_current);
  const remove = (address: string) => () => api.http.delete(address).set('Cookie', admin);
  const status = { status_type: 'payslip', status_value: 1, reason: 'looked at' };
  const { email, password } = testAdmin;
  const acts = [
    () => post(`/api/v1/applications/${code}/statuses`, status),
    () => post(`/api/v1/applications/${code}/notes`, { text: 'Called again' }),
    remove(`/api/v1/applications/${code}/notes/${note.id}`),
    remove(`/api/v1/tokens/${token.id}`),
    remove(`/api/v1/accounts/${adminId}/sessions/${session}`),
    () => api.http.post('/api/v1/session').send({ email, password }),
  ];
  const rows = () =>
    api.database.query(
      `select id::text, version::text as stands from application union all select id::text, text from application_note
        union all select id::text, revoked_at::text from api_token union all select id::text, '' from session order by 1, 2`,
    );
  const before = await rows();
  await api.database.query(
    `create function away() returns trigger language plpgsql as $$ begin raise 'away' using errcode = '57P03'; end $$`,
  );
  await api.database.query(
    `create trigger away before insert on audit for each row when (new.kind <> 'application.opened') execute function away()`,
  );
  for (const act of acts) await act().expect(503);
  await api.database.query('drop trigger away on audit');
  expect(await rows()).toEqual(before);
  for (const act of acts) expect((await act()).status).toBeLessThan(300);
});

it('notes nothing of applicants, whose saves cost no write more', async () => {
  const before = await api.database.query('select count(*)::int as acts from audit');
  const { code } = await createLoan(api);
  await api.http.get(`/api/v1/applications/${code}`).expect(200);
  expect(await api.database.query('select count(*)::int as acts from audit')).toEqual(before);
});

it('says who signed in, and for which account a wrong password came; what was typed for none is not kept', async () => {
  const wrong = (email: string) => api.http.post('/api/v1/session').send({ email, password: 'wrong' }).expect(401);
  await wrong(testAdmin.email.toUpperCase());
  await wrong('my password by mistake');
  await api.signIn();
  const [opened, unknown, known] = await read('limit=3');
  expect(opened).toMatchObject({ kind: 'session.opened', actor: { id: adminId } });
  expect(unknown).toMatchObject({ kind: 'session.refused', actor: null, subject: null });
  expect(known).toMatchObject({ kind: 'session.refused', subject: adminId, details: { account: 'staff' } });
  const login = { username: 'demo-store', password: 'a long passphrase' };
  await api.http.post('/consumer-loans-vm-stores/api/intermediaryLogin').send(login).expect(200);
  expect((await read('limit=1'))[0]).toMatchObject({
    kind: 'session.opened',
    actor: { role: 'intermediary', name: 'Demo store' },
  });
});

it('says who asked for what is not theirs', async () => {
  await api.http
    .get(path)
    .set('Cookie', await api.signIn('qa@example.com', 'tests everything'))
    .expect(403);
  await api.http.get(path).expect(401);
  expect((await read('kind=access.refused'))[0]).toMatchObject({
    actor: { role: 'qa', name: 'qa' },
    details: { endpoint: 'AuditController.page' },
  });
});

it('says what became of an account and of a token', async () => {
  const invited = await post('/api/v1/accounts', { email: 'noor@example.com', name: 'Noor', role: 'qa' }).expect(201);
  const { id } = invited.body.account;
  const token = String(invited.body.invitation.link).split('#').at(-1);
  await api.http.post('/api/v1/invitations/accept').send({ token, password: 'walks the dog at six' }).expect(200);
  const changed = api.http.patch(`/api/v1/accounts/${id}`).set('Cookie', admin).send({ role: 'staff', active: false });
  await changed.expect(200);
  await post(`/api/v1/accounts/${id}/reset`, {}).expect(200);
  expect(await kindsOf(`person=${id}`)).toEqual([
    'account.invited',
    'account.password',
    'session.opened',
    'account.changed',
    'account.reset',
  ]);
  const [change] = await read(`person=${id}&kind=account.changed`);
  expect(change?.details).toEqual({ fields: 'active,role', role: 'staff', active: false });
  const expires_at = new Date(Date.now() + 86_400_000).toISOString();
  const issued = await post('/api/v1/tokens', { name: 'Export', role: 'qa', expires_at }).expect(201);
  await api.http.delete(`/api/v1/tokens/${issued.body.token.id}`).set('Cookie', admin).expect(204);
  expect(await kindsOf(`person=token:${issued.body.token.id}`)).toEqual(['token.issued', 'token.revoked']);
  const everything = JSON.stringify(await api.database.query('select row_to_json(a)::text from audit a'));
  for (const secret of [token, issued.body.secret, 'walks the dog', testAdmin.password])
    expect(everything).not.toContain(secret);
});

it('is read page after page, and between two moments', async () => {
  for (let index = 0; index < 3; index++) await api.signIn();
  const all = await read('person=' + adminId);
  const first = (await api.http.get(`${path}?person=${adminId}&limit=2`).set('Cookie', admin)).body;
  const second = (
    await api.http.get(`${path}?person=${adminId}&limit=2&cursor=${first.next_cursor}`).set('Cookie', admin)
  ).body;
  expect([...first.acts, ...second.acts]).toEqual(all.slice(0, 4));
  const [, moment] = all;
  expect(await read(`from=${moment?.at}&to=${moment?.at}`)).toEqual([]);
  expect((await read(`from=${moment?.at}&person=${adminId}`)).map(({ id }) => id)).toContain(moment?.id);
  expect(await read('to=2020-01-01T00:00:00Z')).toEqual([]);
});

it.each([
  ['application=1', { application: ['format'] }],
  ['kind=gossip', { kind: ['oneOf'] }],
  ['from=yesterday', { from: ['format'] }],
  ['cursor=x', { cursor: ['format'] }],
  ['limit=0', { limit: ['min'] }],
])('cannot be narrowed by %s', async (query, errors) => {
  expect((await api.http.get(`${path}?${query}`).set('Cookie', admin).expect(422)).body.errors).toEqual(errors);
});

it.each(['update audit set kind = kind', 'delete from audit', 'truncate audit'])(
  'is not changed by %p, although the application’s role owns it',
  async (statement) => {
    await expect(api.database.query(statement)).rejects.toThrow('rows of audit are neither changed nor removed');
  },
);

describe('once it is sealed', () => {
  const signatures = () => api.app.get(AuditSignatures, { strict: false });
  /** As whoever has all rights in the database, and takes the triggers away first. */
  const tamper = async (...statements: readonly string[]) => {
    for (const table of ['audit', 'audit_seal']) await api.database.query(`alter table ${table} disable trigger user`);
    for (const statement of statements) await api.database.query(statement);
    for (const table of ['audit', 'audit_seal']) await api.database.query(`alter table ${table} enable trigger user`);
  };
  const broken = async () => (await signatures().verify()).broken.map(({ seq }) => seq);

  it('is not sealed before it is settled, and then once', async () => {
    // The first rows are as old as the database that this one is a copy of.
    await tamper('update audit set at = now()');
    expect(await signatures().sign()).toBe(0);
    await tamper(`update audit set at = at - interval '10 minutes'`);
    const [{ count }] = await api.database.query('select count(*)::int as count from audit');
    expect(await signatures().sign()).toBe(count);
    expect(await signatures().sign()).toBe(0);
    await api.signIn();
    await tamper(`update audit set at = at - interval '10 minutes' where at > now() - interval '5 minutes'`);
    expect(await signatures().sign()).toBe(1);
    expect(await signatures().verify()).toMatchObject({ signatures: 2, rows: count + 1, broken: [] });
  });

  it.each([
    [
      'a row that was altered',
      `update audit set kind = kind || '!' where id = 2`,
      `update audit set kind = rtrim(kind, '!') where id = 2`,
    ],
    [
      'a row that was removed',
      'create table kept as select * from audit where id = 2; delete from audit where id = 2',
      'insert into audit overriding system value select * from kept',
    ],
    [
      'a row that was put between',
      `insert into audit (id, kind) overriding system value values (-1, 'x'); update audit_seal set after_id = -2 where seq = 1`,
      'delete from audit where id = -1; update audit_seal set after_id = 0 where seq = 1',
    ],
  ])('shows %s', async (_, attack, repair) => {
    await tamper(attack);
    expect(await broken()).toEqual(['1']);
    await tamper(repair);
    expect(await broken()).toEqual([]);
  });

  it('names the last seal, which the log names too: rows that were cut off with theirs are missed there', async () => {
    const { last } = await signatures().verify();
    expect(last).toEqual({ seq: '2', hash: expect.stringMatching(/^[\da-f]{64}$/) });
    await tamper('create table cut as select * from audit_seal where seq = 2', 'delete from audit_seal where seq = 2');
    expect(await signatures().verify()).toMatchObject({ broken: [], last: { seq: '1' } });
    await tamper('insert into audit_seal select * from cut');
    expect((await signatures().verify()).last).toEqual(last);
  });

  it('shows a seal that somebody made without the key, and the one behind it', async () => {
    await tamper(`update audit_seal set hash = sha256('x') where seq = 1`);
    expect(await broken()).toEqual(['1', '2']);
  });
});
