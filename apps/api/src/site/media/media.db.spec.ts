import { startApi, type TestApi } from '../../testing/start-api.js';

let api: TestApi;

beforeAll(async () => {
  api = await startApi({ DEMO_CONTENT: 'on' });
});
afterAll(() => api.stop());

it('answers a picture that cannot run anything and can be kept', async () => {
  const { headers, body } = await api.http.get('/media/1').expect(200);
  expect(headers['content-type']).toBe('image/svg+xml');
  expect(headers['content-security-policy']).toContain('sandbox');
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(String(body)).toMatch(/^<svg .*<\/svg>$/s);
  await api.http.get('/media/1').set('If-None-Match', String(headers['etag'])).expect(304);
  await api.http.head('/media/1').expect(200);
});

it.each(['0', '999', '-1', '1.5', 'abc', '99999999999999999999', '1;drop table media', '..%2f1'])(
  'knows no file %s',
  async (id) => {
    await api.http.get(`/media/${id}`).expect(404);
  },
);

it('answers every picture of the demo content', async () => {
  for (let id = 1; id <= 63; id++) await api.http.get(`/media/${id}`).expect(200);
});
