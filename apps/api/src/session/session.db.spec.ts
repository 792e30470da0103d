import { startApi, testAdmin, type TestApi } from '../testing/start-api.js';

describe('session', () => {
  let api: TestApi;

  beforeAll(async () => {
    api = await startApi();
  });
  afterAll(() => api.stop());

  it('signs the first admin in and says who it is', async () => {
    const cookie = await api.signIn();
    const { body } = await api.http.get('/api/v1/session').set('Cookie', cookie).expect(200);
    expect(body).toEqual({ success: true, user: { id: expect.any(String), email: testAdmin.email, name: 'Administrator', role: 'admin' } });
  });

  it('refuses a wrong password in the language of the reader', async () => {
    const { body, headers } = await api.http.post('/api/v1/session?lang=nl').send({ email: testAdmin.email, password: 'wrong' }).expect(401);
    expect(headers['content-type']).toContain('application/problem+json');
    expect(body).toMatchObject({ success: false, status: 401, type: 'urn:statewise:problem:session:wrong-password', message: 'Deze combinatie van naam en wachtwoord is niet bekend.' });
  });
});
