import { startApi, type TestApi } from '../../testing/start-api.js';

let api: TestApi;
beforeAll(async () => {
  api = await startApi({ SECURITY_CONTACT: 'https://bank.example/report' });
});
afterAll(() => api.stop());

it('E19: says whom to tell of a vulnerability, for some months', async () => {
  const { text, headers } = await api.http.get('/.well-known/security.txt').expect(200);
  expect(headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(text).toMatch(/^Contact: https:\/\/bank\.example\/report$/m);
  expect(text).toMatch(/^Canonical: \S+\/\.well-known\/security\.txt$/m);
  const [, expires = ''] = /^Expires: (\S+)$/m.exec(text) ?? [];
  const days = (Date.parse(expires) - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(30);
  expect(days).toBeLessThan(365);
  await api.http.get('/.well-known/other').set('Accept', 'text/html').expect(404);
});

it('E19: has browsers forget what they kept at a sign-out', async () => {
  const cookie = await api.signIn();
  const { headers } = await api.http.delete('/api/v1/session').set('Cookie', cookie).expect(200);
  expect(headers['clear-site-data']).toBe('"cache", "storage"');
});
