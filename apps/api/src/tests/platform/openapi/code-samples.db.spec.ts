import { execFile, spawnSync } from 'node:child_process';
import { promisify } from 'node:util';
import type { CodeSample } from '@statewise/server/platform/openapi/code-samples.js';
import type { DescribedOperation } from '@statewise/server/platform/openapi/operation.js';
import { programOf } from '../../../testing/colleague.js';
import { startApi, type TestApi } from '../../../testing/start-api.js';

const run = promisify(execFile);

let api: TestApi;
let operations: DescribedOperation[];
let env: NodeJS.ProcessEnv;
beforeAll(async () => {
  api = await startApi({ DEMO_CONTENT: 'on' });
  const { body } = await api.http.get('/api/openapi.json').expect(200);
  operations = Object.values<Record<string, DescribedOperation>>(body.paths).flatMap((path) => Object.values(path));
  const { Authorization = '' } = await programOf(api, await api.signIn());
  env = { ...process.env, NODE_OPTIONS: undefined, API: api.url, TOKEN: Authorization.replace('Bearer ', '') };
});
afterAll(() => api.stop());

const samplesOf = (id: string): readonly CodeSample[] =>
  (operations.find(({ operationId }) => operationId === id)?.['x-codeSamples'] ?? []) as readonly CodeSample[];

/** How a sample is run; a program that is not on this machine is named, and its samples are read alone. */
const runs: Readonly<Record<string, readonly [program: string, ...args: string[]]>> = {
  Shell: ['sh', '-c'],
  TypeScript: [process.execPath, '--input-type=module', '-e'],
  Python: ['python3', '-c'],
};
const needed: Readonly<Record<string, string>> = { Shell: 'curl', Python: 'python3' };
const isHere = (lang: string): boolean =>
  needed[lang] === undefined || spawnSync(needed[lang], ['--version']).status === 0;

const called = [
  'flowsList',
  'flowsChart',
  'applicationsPage',
  'applicationsSearch',
  'applicationsCreate',
  'tasksCounts',
];

it.each(called)('%s is called by its samples as they stand', async (id) => {
  const samples = samplesOf(id);
  expect(samples.map(({ lang }) => lang)).toEqual(['Shell', 'TypeScript', 'Python']);
  for (const { lang, source } of samples) {
    const [program = '', ...args] = runs[lang] ?? [];
    if (!isHere(lang)) {
      process.stderr.write(`${needed[lang]} is not installed: samples in ${lang} are not run.\n`);
      continue;
    }
    const { stdout } = await run(program, [...args, source], { env });
    expect([lang, stdout.includes('"success":false'), stdout.length > 50]).toEqual([lang, false, true]);
  }
});

it('has samples of everything that programs call with JSON, and of nothing that people alone do', () => {
  expect(operations.filter((operation) => operation['x-codeSamples'] !== undefined).length).toBeGreaterThan(60);
  expect([samplesOf('tokensIssue'), samplesOf('proposalsConfirm')]).toEqual([[], []]);
});
