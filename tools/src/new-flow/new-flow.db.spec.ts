import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { ensureChromium } from '../testing/chromium.ts';
import { copyWorkspace } from '../testing/workspace-copy.ts';

const minutes = 60_000;
let copy: ReturnType<typeof copyWorkspace>;

beforeAll(async () => {
  await ensureChromium();
  copy = copyWorkspace();
}, 5 * minutes);
afterAll(() => copy.remove(), minutes);

/** Runs a program of the copy; what it printed is the reason when it fails. */
function run(program: string, ...args: string[]): string {
  const { status, stdout, stderr } = spawnSync(process.execPath, [path.join(copy.folder, program), ...args], {
    cwd: copy.folder,
    encoding: 'utf8',
    env: { ...process.env, NX_DAEMON: 'false', NX_TUI: 'false', JEST_WORKER_ID: undefined, NODE_ENV: undefined },
  });
  if (status !== 0) throw new Error(`${program} ${args.join(' ')} failed:\n${stdout}\n${stderr}`);
  return stdout;
}

test(
  'writes a flow that builds, passes its tests and is walked over the API and in a browser',
  () => {
    expect(run('tools/src/new-flow.ts', 'appointment', '--steps', 'who,when,confirm')).toContain('/be-en/appointment/');
    run('tools/src/new-flow.ts', 'call-back', '--steps=phone-number');
    run('node_modules/@typescript/native/bin/tsc', '-b');
    expect(run('tools/src/freeze.ts', '--as-built')).toContain('appointment: not released yet.\n  version 1 is kept');
    expect(run('tools/src/freeze.ts', '--as-built')).toContain('appointment: as version 1.\n');
    const checks = ['format', 'code rules', 'import directions', 'pure libraries', 'unused code'];
    expect(run('tools/src/lint.ts', copy.folder, ...checks).match(/^ok /gm)).toHaveLength(checks.length);
    const jest = 'node_modules/jest/bin/jest.js';
    run(jest, 'libs/machines/src/appointment', 'libs/machines/src/call-back', 'tools/src/texts', 'tools/src/workspace');
    run(jest, 'libs/machines/src/every-flow', 'libs/machines/src/releases', '-t', '^appointment ');
    run(jest, '--config', 'jest.db.config.js', 'apps/api/src/appointment');
    run('node_modules/nx/dist/bin/nx.js', 'build', '@statewise/appointment', '--excludeTaskDependencies');
    const journey = ['test', '--config', 'apps/e2e/playwright.config.ts', '--project=desktop', 'appointment'];
    expect(run('node_modules/@playwright/test/cli.js', ...journey)).toContain('1 passed');
  },
  10 * minutes,
);
