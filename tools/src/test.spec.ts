import { spawnSync } from 'node:child_process';
import path from 'node:path';

const run = (...args: string[]) =>
  spawnSync(process.execPath, [path.join(import.meta.dirname, 'test.ts'), ...args], { encoding: 'utf8' });

test('a part of the tests runs what it is asked for by name, and nothing else', () => {
  const { stdout, stderr, status } = run('unit', 'tools/src/console-lines', '-t', 'pass');
  expect(stderr).toContain('console-lines.spec.ts');
  expect(stderr).toMatch(/Test Suites: 1 passed, 1 total/);
  expect(stdout.trim().split('\n').at(-1)).toMatch(/^\d passed, 0 failed$/);
  expect(status).toBe(0);
});

test('a name that no test has is a failure', () => {
  expect(run('unit', 'no-such-test-anywhere').status).toBe(1);
});

test('an unknown part is refused', () => {
  const { stderr, status } = run('calendar');
  expect(stderr).toContain('"calendar" is not a part of the tests');
  expect(status).toBe(1);
});
