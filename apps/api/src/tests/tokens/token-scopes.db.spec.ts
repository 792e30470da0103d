import { colleague, programOf, type ScopedTo } from '../../testing/colleague.js';
import { basicsData } from '../../testing/business-sample.js';
import { createLoan, loanSample } from '../../testing/loan-sample.js';
import { startApi, type TestApi } from '../../testing/start-api.js';

// What a program may besides its role: operations, flows and addresses that its token names.

const tokens = '/api/v1/tokens';
const applications = '/api/v1/applications';
let api: TestApi;
let admin: string;
beforeAll(async () => {
  api = await startApi({ WORKER: 'off', TRUST_PROXY: '1' });
  admin = await api.signIn();
});
afterAll(() => api.stop());

const program = (scope: ScopedTo, role = 'staff') => programOf(api, admin, role, scope);
const get = (path: string, headers: object) => api.http.get(path).set({ ...headers });
const refusals = async (): Promise<number> =>
  (await api.database.query(`select count(*)::int as count from audit where kind = 'access.refused'`))[0].count;

it('is issued as it is asked for, listed with its scope, and shown to the second person', async () => {
  const scope = { operations: ['applicationsPage'], flows: ['loan-application'], addresses: ['203.0.113.0/24'] };
  const asked = { name: 'Export', expires_at: new Date(Date.now() + 86_400_000).toISOString(), ...scope };
  const issue = (body: object) => api.http.post(tokens).set('Cookie', admin).send(body);
  expect((await issue({ ...asked, role: 'staff' }).expect(201)).body.token).toMatchObject(scope);
  expect((await get(tokens, { Cookie: admin }).expect(200)).body.tokens[0]).toMatchObject(scope);
  const free = await issue({ name: 'All', role: 'qa', expires_at: asked.expires_at }).expect(201);
  expect(free.body.token).toMatchObject({ operations: [], flows: [], addresses: [] });
  const emptied = { operations: null, flows: '', addresses: null };
  const emptiedOne = await issue({ name: 'All', role: 'qa', expires_at: asked.expires_at, ...emptied }).expect(201);
  expect(emptiedOne.body.token).toMatchObject({ operations: [], flows: [], addresses: [] });
  const wrong = { operations: ['nothing'], flows: ['tea'], addresses: ['203.0.113.0/99'] };
  expect((await issue({ ...asked, role: 'staff', ...wrong }).expect(422)).body.errors).toEqual({
    operations: ['oneOf'],
    flows: ['oneOf'],
    addresses: ['format'],
  });
  const strict = await startApi({ WORKER: 'off', SINGLE_ADMIN: 'off', DATABASE_URL: api.databaseUrl });
  try {
    const proposed = await strict.http
      .post(tokens)
      .set('Cookie', admin)
      .send({ ...asked, role: 'admin' })
      .expect(202);
    expect(proposed.body.proposal.after).toMatchObject(scope);
  } finally {
    await strict.stop();
  }
});

it('calls the operations that it names, and no other, public ones included', async () => {
  const one = await program({ operations: ['applicationsPage'] });
  await get(applications, one).expect(200);
  const { code } = await createLoan(api);
  const before = await refusals();
  for (const path of [`${applications}/${code}`, '/api/v1/outbox', '/api/v1/flows', '/api/v1/session'])
    expect((await get(path, one).expect(403)).body.type).toBe('urn:statewise:problem:session:role');
  expect(await refusals()).toBe(before + 4);
  const wider = await program({ operations: ['accountsPage'] });
  await get('/api/v1/accounts', wider).expect(403);
});

it('has the transitions of an application in its answer only where it may ask for them', async () => {
  const { code } = await createLoan(api);
  const path = `${applications}/${code}`;
  const narrow = await program({ operations: ['applicationsRead'] });
  expect((await get(path, narrow).expect(200)).body).not.toHaveProperty('transitions');
  const before = await refusals();
  for (const query of ['expand=transitions', 'expand=%20transitions', 'expand=transitions&expand=transitions'])
    await get(`${path}?${query}`, narrow).expect(403);
  expect(await refusals()).toBe(before + 3);
  const wide = await program({ operations: ['applicationsRead', 'applicationsTransitions'] });
  const { transitions } = (await get(`${path}?expand=transitions`, wide).expect(200)).body;
  expect(transitions).toEqual((await get(`${path}/transitions`, wide).expect(200)).body.transitions);
  expect(transitions[0]).toMatchObject({ seq: 1, event: 'application.create', actor: { role: 'applicant' } });
  await get(`${path}?expand=everything`, wide).expect(422);
});

it('has the beginnings of logs in a page only where it may ask for them', async () => {
  const codes = [(await createLoan(api)).code, (await createLoan(api)).code];
  const page = `${applications}?limit=2&expand=transitions`;
  await get(page, await program({ operations: ['applicationsPage'] })).expect(403);
  const wide = await program({ operations: ['applicationsPage', 'applicationsTransitions'] });
  const { body } = await get(page, wide).expect(200);
  for (const [n, code] of codes.toReversed().entries()) {
    const { transitions } = (await get(`${applications}/${code}/transitions`, wide).expect(200)).body;
    expect(body.applications[n].transitions).toEqual(transitions);
  }
  expect((await get(`${applications}?limit=1`, wide).expect(200)).body.applications[0]).not.toHaveProperty(
    'transitions',
  );
  await get(`${applications}?expand=everything`, wide).expect(422);
});

it('shows an applicant no more of the transitions than their own list', async () => {
  const { code } = await createLoan(api);
  const { body } = await api.http.get(`${applications}/${code}?expand=transitions`).expect(200);
  const alone = await api.http.get(`${applications}/${code}/transitions`).expect(200);
  expect(body.transitions).toEqual(alone.body.transitions);
});

describe('of a flow', () => {
  it('names, lists, counts and streams its applications alone', async () => {
    const loan = await createLoan(api);
    const { body } = await api.http
      .post(applications)
      .send({ flow: 'e-banking', type: 'application.create', fields: basicsData() })
      .expect(201);
    const business = body.application.code;
    const ofLoans = await program({ flows: ['loan-application'] });
    await get(`${applications}/${loan.code}`, ofLoans).expect(200);
    const before = await refusals();
    await get(`${applications}/${business}`, ofLoans).expect(403);
    await get(`/e-banking/api/downloadSummary?code=${business}`, ofLoans).expect(403);
    expect(await refusals()).toBe(before + 2);
    const { applications: listed } = (await get(`${applications}?flow=loan-application`, ofLoans).expect(200)).body;
    expect(listed.map(({ flow }: { flow: string }) => flow)).not.toContain('e-banking');
    await get('/api/v1/flows/loan-application/population', ofLoans).expect(200);
    for (const path of [
      `${applications}/${loan.code}/person`,
      `${applications}/${loan.code}/person/export`,
      applications,
      `${applications}?flow=e-banking`,
      `${applications}?flow=`,
      '/api/v1/flows/e-banking/population',
      '/api/v1/transitions/stream',
      '/api/v1/transitions/stream?flow=e-banking',
      '/api/v1/outbox',
      '/api/v1/reviews',
    ])
      await get(path, ofLoans).expect(403);
  });

  it('names the flow where the operation reads it, and nowhere else', async () => {
    const ofLoans = await program({ flows: ['loan-application'] });
    const search = (query: string, body: object) =>
      api.http.post(`${applications}/search${query}`).set(ofLoans).send(body);
    await search('', { flow: 'loan-application' }).expect(200);
    await search('?flow=loan-application', {}).expect(403);
    await search('?flow=loan-application', { flow: 'e-banking' }).expect(403);
  });

  it('brings applications of it into being alone, by whichever address', async () => {
    const ofLoans = await program({ flows: ['loan-application'] });
    const create = (flow: string, fields: object) =>
      api.http
        .post(applications)
        .set(ofLoans)
        .send({ flow, type: 'application.create', fields, loan: loanSample.loan });
    await create('loan-application', loanSample[1]).expect(201);
    await create('e-banking', basicsData()).expect(403);
    await api.http.post('/e-banking/api/saveStepOne').set(ofLoans).send({ data: basicsData(), page: 1 }).expect(403);
  });
});

it('counts from the addresses that it names alone; from others its use is noted', async () => {
  const bound = await program({ addresses: ['203.0.113.0/24', '2001:db8:4::/48'] });
  const from = (address: string) => get(applications, { ...bound, 'X-Forwarded-For': address });
  for (const address of ['203.0.113.9', '2001:db8:4:1::7']) await from(address).expect(200);
  const before = await refusals();
  for (const address of ['203.0.114.9', '2001:db8:5::7', '203.0.114.9'])
    expect((await from(address).expect(401)).body.type).toBe('urn:statewise:problem:session:token');
  expect(await refusals()).toBe(before + 1);
  await get('/api/v1/flows', { ...bound, 'X-Forwarded-For': '198.51.100.1' }).expect(401);
});

it('never widens what its maker may', async () => {
  const cookie = await colleague(api, 'maker@example.com', 'qa');
  const headers = await programOf(api, cookie, 'qa', { operations: ['accountsPage', 'outboxPage'] });
  for (const path of ['/api/v1/accounts', '/api/v1/outbox']) await get(path, headers).expect(403);
});
