import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startApi, type TestApi } from '../../testing/start-api.js';

const folder = mkdtempSync(path.join(tmpdir(), 'coverage-'));
const file = path.join(folder, 'paths.json');
const address = '/api/v1/flows/store/coverage';

let api: TestApi;
let cookie: string;
beforeAll(async () => {
  api = await startApi({ WORKER: 'off', COVERAGE_FILE: file });
  cookie = await api.signIn();
});
afterAll(async () => {
  await api.stop();
  rmSync(folder, { recursive: true });
});

const read = async () => (await api.http.get(address).set('Cookie', cookie).expect(200)).body;

it('tells what the tests drawn from a chart came to, once they ran', async () => {
  expect(await read()).toEqual({ at: null, coverage: null });
  const coverage = { flow: 'store', version: 1, states: [], transitions: [], forbidden: 3 };
  writeFileSync(file, JSON.stringify({ at: '2026-11-22T03:00:00.000Z', flows: [coverage] }));
  expect(await read()).toEqual({ at: '2026-11-22T03:00:00.000Z', coverage });
  await api.http.get('/api/v1/flows/no-such-flow/coverage').set('Cookie', cookie).expect(404);
});

const older = '{"at":"now","flows":[{"flow":"store","states":[],"transitions":[{"transition":"one"}]}]}';

it('takes a file that is no report for none', async () => {
  for (const text of ['', '{"at":1}', '{"at":"now","flows":[{"flow":"store"}]}', older]) {
    writeFileSync(file, text);
    expect(await read()).toEqual({ at: null, coverage: null });
  }
});

it('tells it to nobody who does not work here', async () => {
  await api.http.get(address).expect(401);
});
