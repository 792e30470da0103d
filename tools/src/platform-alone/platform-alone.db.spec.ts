import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { copyWorkspace } from '../testing/workspace-copy.ts';
import { stripBank } from './strip-bank.ts';

const minutes = 60_000;
let copy: ReturnType<typeof copyWorkspace>;
beforeAll(() => (copy = copyWorkspace()), 5 * minutes);
afterAll(() => copy.remove(), minutes);

/** Runs a program of the copy; what it printed is the reason when it fails. */
function run(program: string, ...args: string[]): string {
  const { status, stdout, stderr } = spawnSync(process.execPath, [path.join(copy.folder, program), ...args], {
    cwd: copy.folder,
    encoding: 'utf8',
    env: { ...process.env, JEST_WORKER_ID: undefined, NODE_ENV: undefined },
  });
  if (status !== 0) throw new Error(`${program} ${args.join(' ')} failed:\n${stdout}\n${stderr}`);
  return stdout;
}

/** Leaves the commands out of what is compiled: the development server and the experiments are still the bank's. */
function leaveCommandsOut(): void {
  const file = path.join(copy.folder, 'tsconfig.json');
  writeFileSync(file, readFileSync(file, 'utf8').replace(/,\s*\{ "path": "tools" \}/, ''));
}

test(
  'the platform builds, follows its rules and passes its tests without the bank, with one generated flow',
  () => {
    expect(stripBank(copy.folder).entangled).toEqual([]);
    run('tools/src/new-flow.ts', 'appointment', '--steps', 'who,when');
    leaveCommandsOut();
    run('node_modules/@typescript/native/bin/tsc', '-b');
    const checks = ['guarded endpoints', 'pure libraries', 'import directions'];
    expect(run('tools/src/lint.ts', copy.folder, ...checks).match(/^ok /gm)).toHaveLength(checks.length);
    const jest = 'node_modules/jest/bin/jest.js';
    run(jest, 'libs/flow/', 'libs/contract/', 'libs/server/', 'libs/flow-client/', 'libs/machines/src/appointment');
    const served = [
      'appointment',
      'tests/engine/flow-engine',
      'tests/cases/staff-acts',
      'tests/applications/flow.module',
    ];
    run(jest, '--config', 'jest.db.config.js', ...served.map((spec) => `apps/api/src/${spec}`));
  },
  10 * minutes,
);
