import { Audit } from '@statewise/server/platform/audit/audit.js';
import { colleague, programOf } from '../../testing/colleague.js';
import { calledDuring } from '../../testing/lock-waits.js';
import { atDocuments, atStepFive, loanSample } from '../../testing/loan-sample.js';
import { startApi, type TestApi } from '../../testing/start-api.js';

// Who decides: staff up to the limit and, above it, two of them; admins too unless the installation keeps them from it.

let api: TestApi;
let admin: string;
let staff: string;
let other: string;
beforeAll(async () => {
  api = await startApi({ WORKER: 'off', DEMO_CONTENT: 'on' });
  admin = await api.signIn();
  staff = await colleague(api, 'staff@example.com', 'staff');
  other = await colleague(api, 'other@example.com', 'staff');
});
afterAll(() => api.stop());

const send = (code: string, cookie: string, event: object, on = api) =>
  on.http.post(`/api/v1/applications/${code}/events`).set('Cookie', cookie).send(event);
const acceptance = { type: 'status.change', statusType: 'final', statusValue: 1, reason: 'Everything is there' };
const actsOf = async (code: string, cookie: string, on = api) =>
  (await on.http.get(`/api/v1/applications/${code}/acts`).set('Cookie', cookie).expect(200)).body;

async function aboveTheLimit(): Promise<string> {
  const { code } = await atStepFive(api);
  await api.http
    .post('/consumer-loans-application/api/saveAdditionalData')
    .send({ code, data: loanSample[5] })
    .expect(200);
  await api.database.query(
    `update risk_policy set thresholds = thresholds || jsonb_build_object('fourEyesAbove', 5000)`,
  );
  return code;
}
const atTheLimit = () =>
  api.database.query(`update risk_policy set thresholds = thresholds || jsonb_build_object('fourEyesAbove', 25000)`);

it('lets staff decide alone up to the limit, with a fresh sign-in', async () => {
  await atTheLimit();
  const { code } = await atDocuments(api);
  await api.database.query(`update session set confirmed_at = now() - interval '6 minutes'`);
  await send(code, staff, acceptance).expect(403);
  await api.database.query('update session set confirmed_at = now()');
  const { body } = await send(code, staff, acceptance).expect(200);
  expect(body.application.state).toBe('finished.accepted');
});

it('knows a decision however it is spelled: no program sends it, nor an old sign-in', async () => {
  await atTheLimit();
  const { code } = await atDocuments(api);
  const program = await programOf(api, admin, 'staff');
  for (const spelled of [acceptance, { ...acceptance, statusType: ' final' }]) {
    await api.http.post(`/api/v1/applications/${code}/events`).set(program).send(spelled).expect(403);
    await api.database.query(`update session set confirmed_at = now() - interval '6 minutes'`);
    await send(code, staff, spelled).expect(403);
    await api.database.query('update session set confirmed_at = now()');
  }
  const { id } = (await send(code, staff, { ...acceptance, statusType: ' final' }).expect(200)).body.application;
  const noted = await api.database.query<{ details: object }[]>(
    `select details from audit where kind = 'application.decided' and application_id = $1`,
    [id],
  );
  expect(noted.map(({ details }) => details)).toEqual([{ status_type: 'final', status_value: 1 }]);
});

it('knows the check that rejects as a decision, which takes back an acceptance too; a program says that one passed', async () => {
  await atTheLimit();
  const { code } = await atDocuments(api);
  await send(code, staff, acceptance).expect(200);
  const program = await programOf(api, admin);
  const failed = { status_type: 'nbb', status_value: 2, reason: 'listed' };
  const set = (who: Record<string, string>, more: object = {}) =>
    api.http
      .post(`/api/v1/applications/${code}/statuses`)
      .set(who)
      .send({ ...failed, ...more });
  for (const more of [{}, { status_type: ' nbb' }]) expect((await set(program, more)).status).toBe(403);
  await set(program, { status_value: 1 }).expect(200);
  await api.database.query(`update session set confirmed_at = now() - interval '6 minutes'`);
  const { body } = await set({ Cookie: admin }).expect(403);
  expect(body.type).toBe('urn:statewise:problem:session:not-fresh');
  await api.database.query('update session set confirmed_at = now()');
  const rejected = await set({ Cookie: admin }).expect(200);
  expect(rejected.body.application).toMatchObject({ state: 'finished.rejected', final_status_id: 0 });
});

it('takes a decision of staff above the limit as a proposal, which another person confirms', async () => {
  const code = await aboveTheLimit();
  const allowed = async () =>
    (await api.http.get(`/api/v1/applications/${code}`).set('Cookie', other).expect(200)).body.allowed_events;
  expect(await allowed()).not.toContain('decision.decline');
  const { body } = await send(code, staff, acceptance).expect(200);
  expect(await allowed()).toContain('decision.decline');
  expect(body).toMatchObject({ application: { state: 'documents' }, proposal: { reason: 'Everything is there' } });
  const { version } = body.application;
  await send(code, staff, { type: 'decision.confirm', version }).expect(409);
  expect((await actsOf(code, other)).proposal).toMatchObject({ is_own: false, can_confirm: true });
  const confirmed = await send(code, other, { type: 'decision.confirm', version }).expect(200);
  expect(confirmed.body.application.state).toBe('finished.accepted');
  await atTheLimit();
});

it('lets nobody decide on a proposal whose account was changed today, but for who takes their own back', async () => {
  const code = await aboveTheLimit();
  const { version } = (await send(code, staff, acceptance).expect(200)).body.application;
  const decline = { type: 'decision.decline', reason: 'the payslip is old', version };
  const changed = (hours: number | null) =>
    api.database.query(
      `update "user" set changed_at = now() - make_interval(hours => $1) where email in ('staff@example.com', 'other@example.com')`,
      [hours],
    );
  await changed(23);
  for (const event of [decline, { type: 'decision.confirm', version }]) {
    const { body } = await send(code, other, event).expect(403);
    expect(body.type).toBe('urn:statewise:problem:proposal:second-person');
  }
  await send(code, staff, decline).expect(200);
  await changed(null);
  await atTheLimit();
});

it('confirms no acceptance of who may not decide any more, which others decline', async () => {
  const code = await aboveTheLimit();
  const { version } = (await send(code, staff, acceptance).expect(200)).body.application;
  const become = (change: string) =>
    api.database.query(`update "user" set ${change} where email = 'staff@example.com'`);
  for (const change of [`role = 'qa'`, `role = 'staff', active = false`]) {
    await become(change);
    const { body } = await send(code, other, { type: 'decision.confirm', version }).expect(409);
    expect(body.type).toBe('urn:statewise:problem:proposal:stale');
    expect((await actsOf(code, other)).proposal).toMatchObject({ can_confirm: false, can_decline: true });
  }
  await send(code, other, { type: 'decision.decline', reason: 'their account was closed', version }).expect(200);
  await become('active = true');
  await atTheLimit();
});

describe('an acceptance that is confirmed while an account changes', () => {
  async function confirmedDuring(change: string, email: string) {
    const code = await aboveTheLimit();
    const { version } = (await send(code, staff, acceptance).expect(200)).body.application;
    const { status, body } = await calledDuring(
      api,
      (changing) => changing.query(`update "user" set ${change} where email = $1`, [email]),
      () => send(code, other, { type: 'decision.confirm', version }),
    );
    const { state } = (await api.http.get(`/api/v1/applications/${code}`).set('Cookie', admin)).body.application;
    return { status, type: body.type?.replace('urn:statewise:problem:', ''), state };
  }
  afterEach(async () => {
    await api.database.query(
      `update "user" set role = 'staff', active = true, changed_at = null where role <> 'admin'`,
    );
    await atTheLimit();
  });

  it.each([`role = 'qa'`, 'active = false'])('is refused where who proposed it is changed: %s', async (change) => {
    const refused = { status: 409, type: 'proposal:stale', state: 'documents' };
    expect(await confirmedDuring(change, 'staff@example.com')).toEqual(refused);
  });

  it('is refused where who confirms it is changed', async () => {
    const refused = { status: 403, type: 'proposal:second-person', state: 'documents' };
    expect(await confirmedDuring(`role = 'qa', changed_at = now()`, 'other@example.com')).toEqual(refused);
  });

  it('counts where neither account comes to be another', async () => {
    const accepted = { status: 200, type: undefined, state: 'finished.accepted' };
    expect(await confirmedDuring(`name = 'Other'`, 'staff@example.com')).toEqual(accepted);
  });
});

it('confirms no acceptance that waited longer than its days, which is then proposed anew', async () => {
  const code = await aboveTheLimit();
  const { body } = await send(code, staff, acceptance).expect(200);
  const { id, version } = body.application;
  const listed = async (which: string, cookie: string): Promise<string | undefined> => {
    const found = await api.http.get(`/api/v1/proposals?which=${which}`).set('Cookie', cookie).expect(200);
    return found.body.proposals.find((one: { id: string }) => one.id === id)?.state;
  };
  expect(Date.parse(body.proposal.until) - Date.parse(body.proposal.at)).toBe(7 * 86_400_000);
  expect(await listed('open', admin)).toBe('open');
  await api.database.query(
    `update application set facts = jsonb_set(facts, '{proposal,until}', to_jsonb(now()::text)) where public_id = $1`,
    [id],
  );
  expect(await listed('open', admin)).toBeUndefined();
  expect((await actsOf(code, other)).proposal).toMatchObject({ can_confirm: false, can_decline: true });
  await send(code, other, { type: 'decision.confirm', version }).expect(409);
  await send(code, staff, acceptance).expect(200);
  await atTheLimit();
});

it('keeps admins from deciding where the installation separates owners from deciders', async () => {
  const apart = await startApi({ WORKER: 'off', ADMIN_DECIDES: 'off', DATABASE_URL: api.databaseUrl });
  try {
    const { code } = await atDocuments(api);
    expect((await actsOf(code, admin, apart)).statuses).toEqual([]);
    expect((await actsOf(code, staff, apart)).statuses).not.toEqual([]);
    const waiting = async (cookie: string) =>
      (await apart.http.get('/api/v1/tasks/counts').set('Cookie', cookie).expect(200)).body.counts;
    expect(await waiting(staff)).toContainEqual(expect.objectContaining({ kind: 'documents' }));
    expect(await waiting(admin)).not.toContainEqual(expect.objectContaining({ kind: 'documents' }));
    await send(code, admin, acceptance, apart).expect(403);
    await apart.http
      .post(`/api/v1/applications/${code}/statuses`)
      .set('Cookie', admin)
      .send({ status_type: 'final', status_value: 1, reason: 'x' })
      .expect(403);
    await api.database.query(
      `update "user" set changed_at = now(), was_admin = true where email = 'staff@example.com'`,
    );
    // A passkey was added, a long time after.
    await send((await atDocuments(api)).code, staff, acceptance, apart).expect(200);
    const [{ id: subject }] = await api.database.query(`select id from "user" where email = 'staff@example.com'`);
    const lately = { kind: 'account.changed', actor: { role: 'admin' }, subject, details: { role: 'staff' } } as const;
    await api.app.get(Audit, { strict: false }).note(lately);
    await send(code, staff, acceptance, apart).expect(403);
    await send(code, other, acceptance, apart).expect(200);
  } finally {
    await api.database.query(
      `update "user" set changed_at = null, was_admin = false where email = 'staff@example.com'`,
    );
    await apart.stop();
  }
});
