import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '../../port.mjs';
import { ensureChromium } from '../testing/chromium.ts';
import { root } from '../workspace.ts';
import { lendPackages } from '../lend-packages.ts';

const minutes = 60_000;
const parent = mkdtempSync(path.join(tmpdir(), 'statewise-product-'));
const folder = path.join(parent, 'claims');
const env = {
  ...process.env,
  JEST_WORKER_ID: undefined,
  NODE_ENV: undefined,
  NX_TUI: 'false',
  DATABASE_URL: undefined,
};
beforeAll(ensureChromium, 5 * minutes);
afterAll(() => rmSync(parent, { recursive: true, force: true, maxRetries: 5 }), minutes);

/** What a product has as it is here: its tests, which run here, have nothing more to say there. */
const unchanged = ['libs/flow', 'libs/flow-client'];

/** Runs a program of the product; what it printed is the reason when it fails. */
function run(program: string, ...args: string[]): string {
  const { status, stdout, stderr } = spawnSync(process.execPath, [path.join(folder, program), ...args], {
    cwd: folder,
    encoding: 'utf8',
    env,
  });
  if (status !== 0) throw new Error(`${program} ${args.join(' ')} failed:\n${stdout}\n${stderr}`);
  return stdout;
}

/** Starts the product by its command, as a person does, and asks it for an address until it answers. */
async function started(port: number): Promise<{ stop(): Promise<void> }> {
  const server = spawn(process.execPath, [path.join(folder, 'tools/src/start.ts')], {
    cwd: folder,
    env: { ...env, PORT: String(port) },
    stdio: 'ignore',
  });
  const end = once(server, 'exit');
  for (let attempt = 0; ; attempt += 1) {
    const answer = await fetch(`http://localhost:${port}/health/ready`).catch(() => undefined);
    if (answer?.ok === true) break;
    if (attempt > 600 || server.exitCode !== null) throw new Error('The product did not start.');
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  return {
    stop: async () => {
      server.kill('SIGINT');
      await end;
    },
  };
}

it(
  'is a workspace of its own without the bank, that follows its rules, passes its tests, and starts with its first flow',
  async () => {
    const made = spawnSync(
      process.execPath,
      [
        path.join(root, 'tools/src/new-product.ts'),
        folder,
        '--name',
        'Harbour Mutual',
        '--flow',
        'claim',
        '--steps',
        'who,damage',
      ],
      { cwd: root, encoding: 'utf8', env },
    );
    expect([made.stderr, made.status]).toEqual(['', 0]);
    expect(
      globSync('apps/*', { cwd: folder })
        .map((app) => path.basename(app))
        .sort(),
    ).toEqual(['api', 'claim', 'console', 'e2e', 'mcp']);
    const textOf = (file: string) => readFileSync(path.join(folder, file), 'utf8');
    expect(textOf('libs/i18n/src/translator.ts')).toContain('Harbour Mutual');
    // Its pages link to those of a site of its own, and claim no supervisor.
    const provider = textOf('libs/i18n/src/provider.ts');
    expect(provider).toMatch(/site: 'https:\/\/www\.harbour-mutual\.example'/);
    expect(provider).toMatch(/supervisor: ''/);
    lendPackages(folder);

    run('node_modules/@typescript/native/bin/tsc', '-b', '--singleThreaded');
    const checks = ['format', 'code rules', 'import directions'];
    expect(run('tools/src/lint.ts', folder, ...checks).match(/^ok /gm)).toHaveLength(checks.length);
    const jest = 'node_modules/jest/bin/jest.js';
    for (const file of globSync(`{${unchanged.join()}}/src/**/*.{ts,tsx}`, { cwd: folder }))
      expect([file, readFileSync(path.join(folder, file), 'utf8')]).toEqual([
        file,
        readFileSync(path.join(root, file), 'utf8'),
      ]);
    // The browser's charts are walked here, each by itself.
    run(jest, 'libs/contract/', 'libs/server/', 'libs/machines/(?!src/charts\\.spec)', 'tools/src/lint');
    const served = ['claim', 'tests/engine/', 'tests/cases/staff-acts', 'tests/applications/flow.module'];
    run(jest, '--config', 'jest.db.config.js', ...served.map((spec) => `apps/api/src/${spec}`));
    run('tools/src/test.ts', 'e2e', 'claim');

    const port = await freePort();
    const product = await started(port);
    try {
      const home = await fetch(`http://localhost:${port}/`, { redirect: 'manual' });
      expect([home.status, home.headers.get('location')]).toEqual([302, '/mt-en/claim/']);
      const page = await (await fetch(`http://localhost:${port}/mt-en/claim/`)).text();
      expect(page).toContain('Harbour Mutual');
      const opened = { headers: { accept: 'text/html' }, redirect: 'manual' } as const;
      const ofLocale = await fetch(`http://localhost:${port}/be-nl/`, opened);
      expect([ofLocale.status, ofLocale.headers.get('location')]).toEqual([302, '/be-nl/claim/']);
      const nothing = await fetch(`http://localhost:${port}/be-nl/privacy`, opened);
      expect([nothing.status, await nothing.text()]).toEqual([404, expect.stringContaining('<h1>Niet gevonden</h1>')]);
      const flows = await (await fetch(`http://localhost:${port}/api/v1/flows`)).json();
      expect(flows).toEqual([expect.objectContaining({ id: 'claim' })]);
    } finally {
      await product.stop();
    }
  },
  15 * minutes,
);
