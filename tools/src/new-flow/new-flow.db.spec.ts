import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { ensureChromium } from '../testing/chromium.ts';
import { copyWorkspace } from '../testing/workspace-copy.ts';
import { writeGuideFiles } from './guide-files.ts';

const minutes = 60_000;
let copy: ReturnType<typeof copyWorkspace>;

beforeAll(async () => {
  await ensureChromium();
  copy = copyWorkspace();
}, 5 * minutes);
afterAll(() => copy.remove(), minutes);

/** Does what the guide does: generates its flow and puts its blocks in. */
function followGuide(): void {
  const guide = readFileSync(path.join(copy.folder, 'docs/insurance-claim.md'), 'utf8');
  const [, command = ''] = /^npm run new-flow -- (.*)$/m.exec(guide) ?? [];
  run('tools/src/new-flow.ts', ...command.split(' '));
  rmSync(path.join(copy.folder, 'apps/claim/src/steps'), { recursive: true });
  const files = writeGuideFiles(guide, copy.folder);
  run('node_modules/oxfmt/bin/oxfmt', ...files);
}

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
  'writes flows that build, the claim of the guide among them, pass their tests and are walked over the API and in a browser',
  () => {
    expect(run('tools/src/new-flow.ts', 'appointment', '--steps', 'who,when,confirm')).toContain('/be-en/appointment/');
    run('tools/src/new-flow.ts', 'call-back', '--steps=phone-number');
    expect(() => run('tools/src/new-flow.ts', 'fees', '--steps', 'who')).toThrow('There is a page at /fees already');
    expect(existsSync(path.join(copy.folder, 'apps/fees'))).toBe(false);
    followGuide();
    run('node_modules/@typescript/native/bin/tsc', '-b', '--singleThreaded');
    expect(run('tools/src/freeze.ts', '--as-built')).toContain('appointment: not released yet.\n  version 1 is kept');
    expect(run('tools/src/freeze.ts', '--as-built')).toContain('appointment: as version 1.\n');
    const checks = ['format', 'code rules', 'import directions', 'unused code'];
    expect(run('tools/src/lint.ts', copy.folder, ...checks).match(/^ok /gm)).toHaveLength(checks.length);
    const jest = 'node_modules/jest/bin/jest.js';
    run(
      jest,
      'libs/machines/src/appointment',
      'libs/machines/src/call-back',
      'libs/machines/src/claim',
      'tools/src/texts',
      'tools/src/workspace',
    );
    run(jest, 'libs/machines/src/every-flow', 'libs/machines/src/releases', '-t', '^(appointment|claim) ');
    run(jest, '--config', 'jest.db.config.js', 'apps/api/src/(appointment|claim)/');
    for (const app of ['appointment', 'claim'])
      run('node_modules/nx/dist/bin/nx.js', 'build', `@statewise/${app}`, '--excludeTaskDependencies');
    const journey = ['test', '--config', 'apps/e2e/playwright.config.ts', '--project=journeys', 'appointment', 'claim'];
    expect(run('node_modules/@playwright/test/cli.js', ...journey)).toContain('2 passed');
  },
  10 * minutes,
);
