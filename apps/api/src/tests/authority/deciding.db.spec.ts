import { colleague } from '../../testing/colleague.js';
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

it('takes a decision of staff above the limit as a proposal, which another person confirms', async () => {
  const code = await aboveTheLimit();
  const { body } = await send(code, staff, acceptance).expect(200);
  expect(body).toMatchObject({ application: { state: 'documents' }, proposal: { reason: 'Everything is there' } });
  const { version } = body.application;
  await send(code, staff, { type: 'decision.confirm', version }).expect(409);
  expect((await actsOf(code, other)).proposal).toMatchObject({ is_own: false, can_confirm: true });
  const confirmed = await send(code, other, { type: 'decision.confirm', version }).expect(200);
  expect(confirmed.body.application.state).toBe('finished.accepted');
  await atTheLimit();
});

it('keeps admins from deciding where the installation separates owners from deciders', async () => {
  const apart = await startApi({ WORKER: 'off', ADMIN_DECIDES: 'off', DATABASE_URL: api.databaseUrl });
  try {
    const { code } = await atDocuments(api);
    expect((await actsOf(code, admin, apart)).statuses).toEqual([]);
    expect((await actsOf(code, staff, apart)).statuses).not.toEqual([]);
    await send(code, admin, acceptance, apart).expect(403);
    await apart.http
      .post(`/api/v1/applications/${code}/statuses`)
      .set('Cookie', admin)
      .send({ status_type: 'final', status_value: 1, reason: 'x' })
      .expect(403);
    await send(code, staff, acceptance, apart).expect(200);
  } finally {
    await apart.stop();
  }
});
