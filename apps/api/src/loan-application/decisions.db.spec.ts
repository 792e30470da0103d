import { eventually } from '@statewise/server/testing/eventually.js';
import { colleague, programOf } from '../testing/colleague.js';
import { atDocuments, atStepFive, saveStep, loanSample } from '../testing/loan-sample.js';
import { startApi, type TestApi } from '../testing/start-api.js';

let api: TestApi;
let first: string;
let second: string;
beforeAll(async () => {
  api = await startApi();
  first = await api.signIn();
  second = await colleague(api, 'second@example.com');
});
afterAll(() => api.stop());

type Headers = Readonly<Record<string, string>>;
const as = (cookie: string): Headers => ({ Cookie: cookie });
const decide = (code: string, headers: Headers, more: object = {}) =>
  api.http
    .post(`/api/v1/applications/${code}/statuses`)
    .set(headers)
    .send({ status_type: 'final', status_value: 1, reason: 'everything is there', ...more });
const send = (code: string, headers: Headers, event: object) =>
  api.http.post(`/api/v1/applications/${code}/events`).set(headers).send(event);
const read = async (code: string) =>
  (await api.http.get(`/api/v1/applications/${code}`).set(as(first)).expect(200)).body;
const above = (euro: number) =>
  api.database.query(`update risk_policy set thresholds = thresholds || jsonb_build_object('fourEyesAbove', $1::int)`, [
    euro,
  ]);
const auditOf = async (kind: string): Promise<number> =>
  (await api.http.get(`/api/v1/audit?kind=${kind}`).set(as(first)).expect(200)).body.acts.length;

describe('deciding', () => {
  it('needs no version from programs that know none, as long as nothing changed', async () => {
    const { code } = await atDocuments(api);
    await decide(code, await programOf(api, first), { status_type: 'nbb' }).expect(200);
    const { body } = await decide(code, as(first)).expect(200);
    expect(body).toMatchObject({ application: { state: 'finished.accepted', final_status_id: 1 } });
    expect(body.proposal).toBeUndefined();
  });

  it('names the version where answers changed since they were looked at, and resets what looked at them', async () => {
    const { code } = await atDocuments(api);
    await decide(code, as(first), { status_type: 'nbb' }).expect(200);
    await send(code, {}, { type: 'step.goTo', step: 2 }).expect(200);
    const { version, ...moved } = await saveStep(api, code, 2, { city: 'Sliema' });
    expect(moved).toMatchObject({ nbb_status_id: 0, application_status_id: 0, risk_status_id: 0 });
    const refused = await decide(code, as(first), { status_type: 'nbb' }).expect(422);
    expect(refused.body.errors).toEqual({ version: ['required'] });
    await decide(code, as(first), { status_type: 'nbb', version: version - 1 }).expect(409);
    await decide(code, as(first), { status_type: 'nbb', version }).expect(200);
  });

  it('accepts nothing that was not sent', async () => {
    const { code } = await atStepFive(api);
    const { body } = await decide(code, as(first)).expect(422);
    expect(body.errors).toEqual({ status_value: ['completed'], stepFive: ['required'] });
  });
});

describe('a final yes above the amount of the policy', () => {
  beforeAll(() => above(5_000));
  afterAll(() => above(25_000));

  it('waits for another person, and no program proposes or confirms it', async () => {
    const { code } = await atDocuments(api);
    const program = await programOf(api, first);
    await decide(code, program).expect(403);
    const { body } = await decide(code, as(first)).expect(200);
    expect(body).toMatchObject({
      application: { state: 'documents', final_status_id: 0 },
      proposal: { reason: 'everything is there', by: expect.any(String) },
    });
    const { version } = body.application;
    const confirm = { type: 'decision.confirm', version };
    await send(code, as(first), confirm).expect(409);
    await send(code, program, confirm).expect(403);
    await send(code, await programOf(api, second), confirm).expect(403);
    await send(code, as(second), { type: 'decision.confirm' }).expect(422);
    const before = await auditOf('decision.confirmed');
    const confirmed = await send(code, as(second), confirm).expect(200);
    expect(confirmed.body.application).toMatchObject({ state: 'finished.accepted', final_status_id: 1 });
    expect(confirmed.body.proposal).toBeUndefined();
    expect(await auditOf('decision.confirmed')).toBe(before + 1);
  });

  it('E5: is not confirmed by an account that was changed in the last day, nor long after signing in', async () => {
    const { code } = await atDocuments(api);
    const { body } = await decide(code, as(first)).expect(200);
    const confirm = () => send(code, as(second), { type: 'decision.confirm', version: body.application.version });
    const change = (hours: number) =>
      api.database.query(
        `update "user" set changed_at = now() - make_interval(hours => $1) where email = 'second@example.com'`,
        [hours],
      );
    await change(23);
    expect((await confirm().expect(403)).body.type).toBe('urn:statewise:problem:proposal:second-person');
    await change(25);
    const { proposals } = (await api.http.get('/api/v1/proposals?kind=acceptance').set(as(second)).expect(200)).body;
    expect(proposals).toContainEqual(
      expect.objectContaining({ kind: 'acceptance', subject: body.application.id, is_own: false, state: 'open' }),
    );
    await confirm().expect(200);
    const after = (await api.http.get('/api/v1/proposals').set(as(second)).expect(200)).body.proposals;
    expect(after.map(({ subject }: { subject: string }) => subject)).not.toContain(body.application.id);
  });

  it('is told to admins alone', async () => {
    const { code } = await atDocuments(api);
    await decide(code, as(first)).expect(200);
    expect((await read(code)).application.facts.proposal).toMatchObject({ reason: 'everything is there' });
    const { body } = await api.http.get(`/api/v1/applications/${code}`).expect(200);
    expect(body.application.facts).not.toHaveProperty('proposal');
    expect(body.allowed_events).not.toContain('decision.confirm');
  });

  it('is declined with a reason, or falls with a changed answer', async () => {
    const { code } = await atDocuments(api);
    await decide(code, as(first)).expect(200);
    await send(code, as(second), { type: 'decision.decline' }).expect(422);
    await send(code, as(second), { type: 'decision.decline', reason: 'the payslip is old' }).expect(200);
    const { body } = await decide(code, as(first)).expect(200);
    await send(code, {}, { type: 'step.goTo', step: 3 }).expect(200);
    await saveStep(api, code, 3, { housing_cost: 650 });
    const { application } = await read(code);
    expect(application.facts.proposal).toBeNull();
    await send(code, as(second), { type: 'decision.confirm', version: body.application.version }).expect(409);
    await send(code, as(second), { type: 'decision.confirm', version: application.version }).expect(409);
  });
});

it('does not let an admin’s look move the applicant', async () => {
  const { code, version } = await atStepFive(api);
  await send(code, as(first), { type: 'step.goTo', step: 2 }).expect(200);
  const { body } = await api.http
    .post('/consumer-loans-application/api/changeStep')
    .set(as(first))
    .send({ code, current_step: 7, furthest_step: 7 })
    .expect(200);
  expect(body.application.state).toBe('thankYou');
  expect((await read(code)).application).toMatchObject({ state: 'stepFive', version, furthest_step: 5 });
});

it('writes the applicant what the person who looked wrote', async () => {
  const { code } = await atDocuments(api);
  await decide(code, as(first), { status_type: 'nbb', status_value: 2 }).expect(200);
  await send(code, {}, { type: 'review.request', words: 'My contract was extended.' }).expect(200);
  const { application } = await read(code);
  const letter = 'Hello Ada,\n\nwe looked at {name} again.';
  const decision = { accept: false, reason: 'No new facts', letter, version: application.version };
  const path = `/api/v1/reviews/${application.id}/decision`;
  await api.http
    .post(path)
    .set(as(first))
    .send({ ...decision, version: undefined })
    .expect(422);
  await api.http
    .post(path)
    .set(as(first))
    .send({ ...decision, version: application.version - 1 })
    .expect(409);
  const { body } = await api.http.post(path).set(as(first)).send(decision).expect(200);
  expect(body.application).toMatchObject({ state: 'finished.rejected', final_status_id: 2 });
  await eventually(async () =>
    expect(await api.mailsTo(loanSample[1].email)).toContainEqual(
      expect.objectContaining({ subject: 'We looked at your application again – Meridian Bank', text: letter }),
    ),
  );
  await api.http.post(path).set(as(first)).send(decision).expect(404);
  expect(loanSample[1].email).toBe('ada@example.com');
  // The answer before was the first one, whenever its mail was written.
  await eventually(async () =>
    expect((await api.mailsTo(loanSample[1].email)).map(({ subject }) => subject)).toContain(
      'About your loan application – Meridian Bank',
    ),
  );
});

describe('what lists and reports look for', () => {
  const statuses = ['application', 'risk', 'nbb', 'payslip', 'invoice', 'final'];
  const derived = `id, referrer, is_staff, standing, ${statuses.map((status) => `${status}_status_id`).join(', ')}`;
  const columns = (): Promise<object[]> => api.database.query(`select ${derived} from application order by id`);
  const saidByFacts = (): Promise<object[]> =>
    api.database.query(`select id, nullif(facts->>'referrer', '') as referrer, (facts->>'isStaff')::boolean as is_staff,
      flow || '/' || state || '/' || ${statuses.map((status) => `(facts->'statuses'->>'${status}')`).join(' || ')} as standing,
      ${statuses.map((status) => `(facts->'statuses'->>'${status}')::int as ${status}_status_id`).join(', ')}
      from application order by id`);

  it('follows the facts of each application, whatever was decided', async () => {
    const { code } = await atDocuments(api);
    const jump = api.http.post(`/api/v1/applications/${code}/jump`).set(as(first));
    await jump.send({ state: 'stepTwo', reason: 'Helping by phone' }).expect(200);
    const standings = (await columns()).map((row) => ('standing' in row ? row.standing : undefined));
    expect(standings).toEqual(
      expect.arrayContaining(['loan-application/finished.accepted/510001', 'loan-application/stepTwo/510000']),
    );
    expect(await columns()).toEqual(await saidByFacts());
  });
});
