import { Writable } from 'node:stream';
import { Config } from '@statewise/server/platform/config/config.js';
import { createLoan } from '../../../testing/loan-sample.js';
import { startApi, type TestApi } from '../../../testing/start-api.js';

let api: TestApi;
const lines: string[] = [];
beforeAll(async () => {
  const logTo = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk));
      done();
    },
  });
  api = await startApi({ LOG_LEVEL: 'warn', RATE_LIMIT_FACTOR: '1' }, { logTo });
});
afterAll(() => api.stop());

const details = { database: { status: 'up' } };
const token = { Authorization: 'Bearer token-of-the-watchers' };

it('E12: are told to programs on this machine and to the bank’s own people, and to no stranger behind a proxy', async () => {
  expect((await api.http.get('/metrics').expect(200)).text).toContain('http_request_duration_seconds');
  expect((await api.http.get('/health/ready').expect(200)).body.details).toEqual(details);
  for (const name of ['X-Forwarded-For', 'Forwarded', 'X-Real-IP', 'X-Forwarded-Proto']) {
    await api.http.get('/metrics').set(name, '127.0.0.1').expect(401);
    expect((await api.http.get('/health/ready').set(name, '127.0.0.1').expect(200)).body).toEqual({ status: 'ok' });
  }
  const cookie = await api.signIn();
  await api.http.get('/metrics').set('X-Forwarded-For', '192.0.2.7').set('Cookie', cookie).expect(200);
});

it('E12: warns once of a proxy that is not counted, without saying who called', () => {
  expect(lines.filter((line) => line.includes('TRUST_PROXY'))).toHaveLength(1);
  expect(lines.join('')).not.toMatch(/127\.0\.0\.1|192\.0\.2/);
});

it('E12: takes nobody for this machine, or for the staff that sits at it, whom such a proxy passes on', async () => {
  const { staffAddresses } = api.app.get(Config);
  expect(staffAddresses.includes('127.0.0.1')).toBe(true);
  expect(staffAddresses.includes('proxy 127.0.0.1')).toBe(false);
});

it('E12: are told elsewhere by their token, or on their own port, and then to nobody else on this machine', async () => {
  const guarded = await startApi({
    WORKER: 'off',
    METRICS_TOKEN: 'token-of-the-watchers',
    DATABASE_URL: api.databaseUrl,
  });
  await guarded.http.get('/metrics').expect(401);
  expect((await guarded.http.get('/health/ready').expect(200)).body).toEqual({ status: 'ok' });
  const passed = { ...token, 'X-Forwarded-For': '192.0.2.7' };
  await guarded.http.get('/metrics').set(passed).expect(200);
  expect((await guarded.http.get('/health/ready').set(passed).expect(200)).body.details).toEqual(details);
  await guarded.http.get('/metrics').set('Authorization', 'Bearer another-token-altogether').expect(401);
  await guarded.http.get('/api/v1/accounts').set(token).expect(401);
  await guarded.stop();
});

it('E12: lock nobody out whom the named proxy tells apart from a visitor with ten wrong codes', async () => {
  const https = { PUBLIC_URL: 'https://bank.example', TRUST_PROXY: '1', RATE_LIMIT_FACTOR: '1' };
  const open = await startApi({ ...https, DATABASE_URL: api.databaseUrl, WORKER: 'off' });
  const { code } = await createLoan(api);
  const read = (from: string, which: string) =>
    open.http.get(`/api/v1/applications/${which}`).set('X-Forwarded-For', from);
  for (let n = 0; n < 11; n += 1) await read('192.0.2.1', String(n).padStart(12, '0'));
  await read('192.0.2.1', code).expect(429);
  await read('192.0.2.2', code).expect(200);
  await open.stop();
});
