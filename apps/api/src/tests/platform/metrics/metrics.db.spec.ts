import { startApi } from '../../../testing/start-api.js';

it('are shown, as what readiness stands on is, to programs on this machine and to the bank’s own people, and to no stranger', async () => {
  const api = await startApi({ WORKER: 'off', TRUST_PROXY: '1' });
  const read = (from: string) => api.http.get('/metrics').set('X-Forwarded-For', from);
  await api.http.get('/metrics').expect(200);
  await read('127.0.0.1').expect(200);
  await read('::1').expect(200);
  await read('198.51.100.7').expect(401);
  await read('2001:db8::1').expect(401);
  const { text } = await read('198.51.100.7')
    .set('Cookie', await api.signIn())
    .expect(200);
  expect(text).toContain('http_request_duration_seconds');

  const ready = (from: string) => api.http.get('/health/ready').set('X-Forwarded-For', from).expect(200);
  expect((await ready('198.51.100.7')).body).toEqual({ status: 'ok' });
  expect((await ready('127.0.0.1')).body.details).toEqual({ database: { status: 'up' } });
  await api.stop();
});
