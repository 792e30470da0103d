import type { Operation } from '@statewise/contract';
import { flows } from '@statewise/machines';
import { ApiDescription } from '@statewise/server/platform/openapi/api-description.js';
import { operations } from '../../operations.js';
import { basicsData } from '../../testing/business-sample.js';
import { programOf, type ScopedTo } from '../../testing/colleague.js';
import { createLoan } from '../../testing/loan-sample.js';
import { startApi, type TestApi } from '../../testing/start-api.js';
import { callOf, isNaming } from './pairs.js';

// Every operation × what a token is narrowed to: an admin's program outside of its scope does nothing anywhere.

const strict = { PUBLIC_URL: 'https://bank.example', RESUME_CHECK: 'mail', CAPTCHA: 'on', TRUST_PROXY: '1' };
let plain: TestApi;
let https: TestApi;
let admin: string;
beforeAll(async () => {
  plain = await startApi({ WORKER: 'off', DEMO_CONTENT: 'on' });
  https = await startApi({ WORKER: 'off', DATABASE_URL: plain.databaseUrl, ...strict });
  admin = await plain.signIn();
});
afterAll(async () => {
  await https.stop();
  await plain.stop();
});

/** Answers what a program with a scope is told by each operation about the application of a name. */
async function answersOf(api: TestApi, scope: ScopedTo, name: string, asked: readonly Operation[]): Promise<string[]> {
  const document = api.app.get(ApiDescription, { strict: false }).document();
  const headers = await programOf(plain, admin, 'admin', scope);
  const told: string[] = [];
  for (const operation of asked) {
    const call = callOf(operation, document, name);
    if (call === undefined) continue;
    const response = await fetch(`${api.url}${call.path}`, {
      method: call.method,
      headers: { ...headers, ...(typeof call.body === 'string' && { 'Content-Type': 'application/json' }) },
      ...(call.body !== undefined && { body: call.body }),
      redirect: 'manual',
    });
    const type = /"type":"urn:statewise:problem:([^"]+)"/.exec(await response.text())?.[1] ?? '';
    told.push(`${operation.id}: ${response.status} ${type}`);
  }
  return told;
}

const isRefused = (answer: string): boolean => answer.endsWith(': 403 session:role');
/** Operations that only say that they know no such code. */
const tells = /^(?:loanApplicationCanResume|businessAccountCheckCode): 200 $/;

describe.each([
  ['over plain http', () => plain],
  ['where people see https, devices are confirmed and limits are on', () => https],
] as const)('%s', (_name, of) => {
  it('refuses every operation but those that a token names', async () => {
    const others = operations.filter(({ id }) => id !== 'authorityTable');
    const told = await answersOf(of(), { operations: ['authorityTable'] }, 'XXXX-XXXX-XXXX', others);
    expect(told.filter((answer) => !isRefused(answer))).toEqual([]);
    expect(told.length).toBeGreaterThan(150);
  }, 300_000);

  it('refuses every operation about an application of a flow that a token does not name', async () => {
    const business = await plain.http
      .post('/api/v1/applications')
      .send({ flow: 'e-banking', type: 'application.create', fields: basicsData() })
      .expect(201);
    const made = { 'loan-application': (await createLoan(plain)).code, 'e-banking': business.body.application.code };
    const wrong: string[] = [];
    let pairs = 0;
    for (const [flow, code] of Object.entries(made)) {
      const scope = { flows: flows.map(({ id }) => id).filter((id) => id !== flow) };
      const told = await answersOf(of(), scope, code, operations.filter(isNaming));
      pairs += told.length;
      wrong.push(
        ...told.filter((answer) => !isRefused(answer) && !/: 404 |: 403 /.test(answer) && !tells.test(answer)),
      );
      const { body } = await plain.http.get(`/api/v1/applications/${code}`).expect(200);
      expect([flow, body.application.version]).toEqual([flow, 1]);
    }
    expect(wrong).toEqual([]);
    expect(pairs).toBeGreaterThan(80);
  }, 300_000);

  it('refuses every operation that tells of more flows than a token names', async () => {
    const wide = operations.filter(
      (one) => !isNaming(one) && one.who.roles.length > 0 && !/\/flows\//.test(one.address),
    );
    const told = await answersOf(of(), { flows: ['store'] }, '', wide);
    expect(told.filter((answer) => !isRefused(answer))).toEqual([]);
  }, 300_000);
});
