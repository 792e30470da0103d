import { eventually } from '@statewise/server/testing/eventually.js';
import { createLoan } from '../../../testing/loan-sample.js';
import { startApi, type TestApi } from '../../../testing/start-api.js';

let api: TestApi;
let code: string;
beforeAll(async () => {
  api = await startApi({ RATE_LIMIT_FACTOR: '1', TRUST_PROXY: '1' });
  ({ code } = await createLoan(api));
});
afterAll(() => api.stop());

const read = (from: string, which: string, headers: Record<string, string> = {}) =>
  api.http.get(`/api/v1/applications/${which}`).set('X-Forwarded-For', from).set(headers);
const counted = (answers: readonly { status: number }[], status: number) =>
  answers.filter((answer) => answer.status === status).length;
const madeUp = (n: number) => String(n).padStart(12, '0');

it('looks up ten of three hundred codes that somebody tries at once', async () => {
  const answers = await Promise.all(Array.from({ length: 300 }, (_, n) => read('192.0.2.1', madeUp(n))));
  expect([counted(answers, 404), counted(answers, 429)]).toEqual([10, 290]);
  await read('192.0.2.1', code).expect(429);
});

it('looks up no more than ten at each of two replicas that somebody asks at once, and a moment later none', async () => {
  const other = await startApi({
    DATABASE_URL: api.databaseUrl,
    RATE_LIMIT_FACTOR: '1',
    TRUST_PROXY: '1',
    WORKER: 'off',
  });
  const ask = ({ http }: TestApi, which: string) =>
    http.get(`/api/v1/applications/${which}`).set('X-Forwarded-For', '192.0.2.9');
  const answers = await Promise.all(Array.from({ length: 200 }, (_, n) => ask(n % 2 ? api : other, madeUp(n))));
  expect(counted(answers, 404)).toBeLessThanOrEqual(20);
  expect(counted(answers, 404) + counted(answers, 429)).toBe(200);
  for (const replica of [api, other]) await eventually(async () => expect((await ask(replica, code)).status).toBe(429));
  await other.stop();
});

it('opens a hundred applications at once for people who share an address', async () => {
  const answers = await Promise.all(Array.from({ length: 100 }, () => read('192.0.2.2', code)));
  expect(counted(answers, 200)).toBe(100);
});

it('lets colleagues work on behind an address from which codes were guessed', async () => {
  const cookie = await api.signIn();
  for (let n = 0; n < 11; n += 1) await read('192.0.2.3', madeUp(n));
  await read('192.0.2.3', code).expect(429);
  await read('192.0.2.3', code, { Cookie: cookie }).expect(200);
  await read('192.0.2.3', code, { Cookie: `${cookie.slice(0, -4)}aaaa` }).expect(429);
  for (let n = 0; n < 11; n += 1) await read('192.0.2.4', madeUp(n), { Cookie: cookie }).expect(404);
  await read('192.0.2.4', code).expect(200);
});

it('counts no code of another flow as a guess', async () => {
  const resume = (n: number) =>
    api.http
      .post('/e-banking/api/loadApplicationByCode')
      .set('X-Forwarded-For', '192.0.2.6')
      .send({ code: n === 0 ? madeUp(n) : code });
  for (let n = 0; n < 20; n += 1) await resume(n).expect(404);
  await read('192.0.2.6', code).expect(200);
});

it('lets no page of another site use up what its visitors may get wrong', async () => {
  const image = { 'Sec-Fetch-Site': 'cross-site', 'Sec-Fetch-Mode': 'no-cors', 'Sec-Fetch-Dest': 'image' };
  const frame = { 'Sec-Fetch-Site': 'cross-site', 'Sec-Fetch-Mode': 'navigate', 'Sec-Fetch-Dest': 'iframe' };
  for (let n = 0; n < 20; n += 1) await read('192.0.2.5', madeUp(n), n % 2 ? image : frame).expect(403);
  await read('192.0.2.5', code).expect(200);
  const followed = { 'Sec-Fetch-Site': 'cross-site', 'Sec-Fetch-Mode': 'navigate', 'Sec-Fetch-Dest': 'document' };
  await read('192.0.2.5', code, followed).expect(200);
});

it('leaves an address two codes to get wrong while a thousand addresses guess', async () => {
  for (let n = 0; n < 300; n += 1) await read(`198.51.${n >> 7}.${n & 127}`, madeUp(n));
  for (let n = 0; n < 2; n += 1) await read('192.0.2.6', madeUp(n)).expect(404);
  await read('192.0.2.6', madeUp(3)).expect(429);
  await read('192.0.2.7', code).expect(200);
});
