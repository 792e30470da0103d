import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eventually } from '@statewise/server/testing/eventually.js';
import { uploadDocuments } from '../../../testing/document-upload.js';
import { atDocuments, createLoan, loanSample } from '../../../testing/loan-sample.js';
import { filesIn, png } from '../../../testing/small-files.js';
import { startApi, type TestApi } from '../../../testing/start-api.js';

const megabyte = 1024 * 1024;
let folder: string;
let free: TestApi;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'statewise-budgets-'));
  free = await startApi();
});
afterAll(async () => {
  await free.stop();
  await rm(folder, { recursive: true });
});

const limited = (budgets: Record<string, string>) =>
  startApi({
    ...{ RATE_LIMIT_FACTOR: '1', TRUST_PROXY: '1', FILES_DIR: folder, WORKER: 'off', DATABASE_URL: free.databaseUrl },
    ...budgets,
  });
const clear = () => free.database.query('delete from rate_limit');
const from = (address: string) => ({ 'X-Forwarded-For': address });
const large = Buffer.concat([png, randomBytes(0.8 * megabyte)]);
const problem = (name: string) => `urn:statewise:problem:${name}`;

it('E14: keeps no more files of an address than its budget, says when, and takes those of others', async () => {
  await clear();
  const api = await limited({ BUDGET_ADDRESS_MB: '2' });
  const { code } = await atDocuments(free);
  const upload = (address: string) => uploadDocuments(api, code, [{ content: large }], 'payslip', from(address));
  for (let n = 0; n < 2; n += 1) await upload('192.0.2.1').expect(200);
  const { body, headers } = await upload('192.0.2.1').then(() => upload('192.0.2.1').expect(429));
  expect(body).toMatchObject({ type: problem('request:budget'), detail: expect.stringContaining('60 min') });
  expect(Number(headers['retry-after'])).toBeGreaterThan(3_500);
  const before = filesIn(folder);
  await upload('192.0.2.1').expect(429);
  expect(filesIn(folder)).toEqual(before);
  await upload('192.0.2.2').expect(200);
  await api.stop();
});

it('E14: counts answers with files, for all replicas together', async () => {
  await clear();
  const replicas = [await limited({ BUDGET_ADDRESS_MB: '1' }), await limited({ BUDGET_ADDRESS_MB: '1' })] as const;
  const { code } = await createLoan(free);
  const draft = (api: TestApi) =>
    api.http
      .put(`/api/v1/applications/${code}/drafts/2`)
      .set(from('192.0.2.3'))
      .send({ fields: { street: 'x'.repeat(60_000) } });
  for (let n = 0; n < 20; n += 1) await draft(replicas[0]);
  await draft(replicas[0]).expect(429);
  await eventually(async () => expect((await draft(replicas[1])).status).toBe(429));
  for (const api of replicas) await api.stop();
});

it('E14: counts no application that is refused, and none that is asked for again', async () => {
  await clear();
  const api = await limited({ BUDGET_ADDRESS_APPLICATIONS: '1' });
  const create = (data: object) =>
    api.http
      .post('/consumer-loans-application/api/create')
      .set({ ...from('192.0.2.5'), 'Idempotency-Key': 'one-application' })
      .send({ current_step: 1, furthest_step: 1, data, loan: loanSample.loan });
  await create({ ...loanSample[1], email: 'nowhere' }).expect(422);
  const { code } = (await create(loanSample[1]).expect(201)).body;
  expect((await create(loanSample[1]).expect(201)).body.code).toBe(code);
  await api.stop();
});

it('E14: lets an address bring so many applications into being, and all together so many more', async () => {
  await clear();
  const api = await limited({ BUDGET_ADDRESS_APPLICATIONS: '2', BUDGET_APPLICATIONS: '5' });
  const create = (address: string) =>
    api.http
      .post('/consumer-loans-application/api/create')
      .set(from(address))
      .send({ current_step: 1, furthest_step: 1, data: loanSample[1], loan: loanSample.loan });
  for (let n = 0; n < 2; n += 1) await create('192.0.2.4').expect(201);
  expect((await create('192.0.2.4').expect(429)).body.type).toBe(problem('request:budget'));
  for (let n = 0; n < 3; n += 1) await create(`192.0.2.1${n}`).expect(201);
  const { body, headers } = await create('192.0.2.20').expect(503);
  expect(body).toMatchObject({ type: problem('service:budget'), detail: expect.stringContaining('60 min') });
  expect(Number(headers['retry-after'])).toBeGreaterThan(3_500);
  await api.stop();
});

it('E14: counts who is signed in for all alone', async () => {
  await clear();
  const api = await limited({ BUDGET_ADDRESS_APPLICATIONS: '1' });
  const cookie = await free.signIn();
  for (let n = 0; n < 3; n += 1)
    await api.http
      .post('/consumer-loans-application/api/create')
      .set({ ...from('192.0.2.5'), Cookie: cookie })
      .send({ current_step: 1, furthest_step: 1, data: loanSample[1] })
      .expect(201);
  await api.stop();
});
