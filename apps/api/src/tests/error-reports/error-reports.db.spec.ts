import { Writable } from 'node:stream';
import { startApi, type TestApi } from '../../testing/start-api.js';

const lines: Record<string, unknown>[] = [];
let api: TestApi;

beforeAll(async () => {
  const logTo = new Writable({
    write: (line: Buffer, _, done) => {
      lines.push(JSON.parse(line.toString()));
      done();
    },
  });
  api = await startApi({ LOG_LEVEL: 'info' }, { logTo });
});
afterAll(() => api.stop());

const failure = {
  app: 'loan',
  path: '/be-en/loan-application/step-three',
  name: 'TypeError',
  message: 'x is undefined',
};
const report = (fields: object) => api.http.post('/errors/report').send(fields);
const logged = (reference: unknown) => lines.filter((line) => line['reference'] === reference);

it('writes a failure into the log under the reference that it answers', async () => {
  const { body } = await report(failure).expect(202);
  expect(body).toEqual({ reference: expect.stringMatching(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/) });
  expect(logged(body.reference)).toEqual([expect.objectContaining({ level: 'warn', ...failure })]);
});

it('keeps the reference that a browser has shown already, and takes it once', async () => {
  const shown = { ...failure, message: 'offline', reference: '7K3M-2QXV' };
  for (let time = 0; time < 3; time++) await report(shown).expect(202, { reference: '7K3M-2QXV' });
  expect(logged('7K3M-2QXV')).toHaveLength(1);
});

it('writes what is known already in short, so that each reference is found and no flood is written', async () => {
  const { body: first } = await report({ ...failure, message: 'again' }).expect(202);
  const { body: second } = await report({ ...failure, message: 'again' }).expect(202);
  expect(second.reference).not.toBe(first.reference);
  expect(logged(second.reference)).toEqual([expect.objectContaining({ level: 'info', as: first.reference, times: 2 })]);
  expect(logged(second.reference)[0]).not.toHaveProperty('message');
});

it('logs neither a code nor what a person typed', async () => {
  const { body } = await report({
    app: 'loan',
    path: '/be-en/loan-application/resume/7K3M2QXV9RTD?name=Ada',
    name: 'SyntaxError',
    message: '"Ada Lovelace" of ada@example.com, +32 470 12 34 56, 7K3M-2QXV-9RTD, BE68 5390 0754 7034',
  }).expect(202);
  expect(logged(body.reference)).toEqual([
    expect.objectContaining({
      path: '/be-en/loan-application/resume/{code}',
      message: '"…" of {mail}, {number}, {code}, {account}',
    }),
  ]);
});

describe('what a page was refused by its policy', () => {
  const reports = '/csp-reports';
  const violation = (page: string) => ({
    'csp-report': {
      'document-uri': `${api.url}${page}`,
      'effective-directive': 'script-src-elem',
      'blocked-uri': 'https://evil.example/steal.js?who=ada@example.com',
      'script-sample': 'Ada Lovelace',
    },
  });
  const told = () => lines.filter(({ msg }) => msg === 'a page was refused something by its policy');

  it('is logged once without codes and queries, and counted each time, in both formats', async () => {
    const page = '/be-en/loan-application/resume/7K3M2QXV9RTD?email=ada@example.com';
    const { 'csp-report': older } = violation(page);
    const newer = {
      documentURL: older['document-uri'],
      effectiveDirective: 'script-src-elem',
      blockedURL: older['blocked-uri'],
    };
    const send = (type: string, body: object) =>
      api.http.post(reports).set('Content-Type', type).send(JSON.stringify(body)).expect(204);
    await send('application/csp-report', { 'csp-report': older });
    await send('application/reports+json', [{ type: 'csp-violation', url: older['document-uri'], body: newer }]);
    expect(told()).toEqual([
      expect.objectContaining({
        level: 'warn',
        page: '/be-en/loan-application/resume/{code}',
        directive: 'script-src-elem',
        blocked: 'https://evil.example',
      }),
    ]);
    expect(JSON.stringify(lines)).not.toMatch(/7K3M2QXV9RTD|ada@example|Lovelace|steal/);
    const metrics = await api.http.get('/metrics').expect(200);
    expect(metrics.text).toContain('csp_violations_total{directive="script-src-elem"} 2');
  });

  it('is no way to write into the log, nor to reach another endpoint with a report’s type', async () => {
    const before = told().length;
    await api.http
      .post(reports)
      .send({ 'csp-report': { 'document-uri': 'https://elsewhere.example/' } })
      .expect(204);
    await api.http.post(reports).set('Content-Type', 'application/csp-report').send('{').expect(400);
    await api.http
      .post(reports)
      .set('Content-Type', 'application/csp-report')
      .send(`["${'x'.repeat(70_000)}"]`)
      .expect(413);
    await api.http.post('/subscribe').set('Content-Type', 'application/csp-report').send('{}').expect(415);
    await api.http.post(reports).set('Sec-Fetch-Site', 'cross-site').send(violation('/be-en/')).expect(403);
    expect(told()).toHaveLength(before);
  });
});

it.each([
  [{}, { app: ['required'], path: ['required'], name: ['required'] }],
  [{ ...failure, message: 'x'.repeat(1001) }, { message: ['length'] }],
  [{ ...failure, app: 'Loan<script>' }, { app: ['format'] }],
  [{ ...failure, reference: '7K3M-2QXV-9RTD' }, { reference: ['format'] }],
  [{ ...failure, more: 1 }, { more: ['unknown'] }],
])('refuses %j', async (fields, errors) => {
  const { body } = await report(fields).expect(422);
  expect(body.errors).toEqual(errors);
});

it('slows an address that reports too much, whatever it reports', async () => {
  const limited = await startApi({ RATE_LIMIT_FACTOR: '1' });
  try {
    const statuses = [];
    for (let time = 0; time < 32; time++)
      statuses.push((await limited.http.post('/errors/report').send({ ...failure, message: `${time}` })).status);
    expect(statuses.filter((status) => status === 202)).toHaveLength(30);
    expect(statuses.at(-1)).toBe(429);
    let refused = 0;
    for (let time = 0; time < 32; time++)
      refused += (await limited.http.post('/csp-reports').send({})).status === 429 ? 1 : 0;
    expect(refused).toBe(2);
  } finally {
    await limited.stop();
  }
});
