import { startApi, testAdmin } from '../../../testing/start-api.js';

interface Line {
  readonly level: string;
  readonly id?: string;
  readonly route?: string;
  readonly status?: number;
}

describe('the log', () => {
  it('has a line for each request and nothing that a person typed', async () => {
    const written: string[] = [];
    const api = await startApi({ LOG_LEVEL: 'debug' }, { logTo: { write: (line: string) => void written.push(line) } });
    const cookie = await api.signIn();
    await api.http.post('/api/v1/session').send({ email: 'grace.hopper@example.com', password: 'cobol' }).expect(401);
    await api.http
      .get('/api/v1/applications/7K3M-9QWX-2TRB?q=Grace')
      .set('Cookie', cookie)
      .set('X-Request-Id', 'proxy-12345')
      .expect(404);
    for (const address of ['/api/v1/outbox?q=grace.hopper@example.com', '/api/v1/applications?q=BE68539007547034'])
      await api.http.get(address).set('Cookie', cookie).expect(200);
    await api.http
      .post('/api/v1/session')
      .set('Content-Type', 'application/json')
      .send('{"email":"grace.hopper@example.com"')
      .expect(400);
    const metrics = (await api.http.get('/metrics').expect(200)).text;
    await api.stop();

    const log = written.join('');
    for (const secret of ['grace', 'Grace', 'cobol', '7K3M', 'BE68', testAdmin.email, testAdmin.password, cookie]) {
      expect(log).not.toContain(secret);
      expect(metrics).not.toContain(secret);
    }
    const lines = written.map((line): Line => JSON.parse(line));
    expect(lines).toContainEqual(
      expect.objectContaining({
        level: 'info',
        id: 'proxy-12345',
        method: 'GET',
        route: '/api/v1/applications/:code',
        status: 404,
        ms: expect.any(Number),
      }),
    );
    expect(metrics).toContain(
      'http_request_duration_seconds_count{method="GET",route="/api/v1/applications/:code",status="404"} 1',
    );
    expect(metrics).toMatch(/database_pool_connections \d/);
  });
});
