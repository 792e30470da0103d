import { mkdirSync, mkdtempSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Built } from './built.ts';

let folder: string;

const write = (name: string, text: string): void => {
  mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
  writeFileSync(path.join(folder, name), text);
};

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'statewise-built-'));
  for (const name of ['nx.json', 'package-lock.json', 'tsconfig.base.json']) write(name, '{}');
  write('apps/loan/package.json', '{ "scripts": { "build": "vite build" } }');
  write('apps/loan/src/main.tsx', 'one');
  write('apps/loan/src/build/plan.ts', 'one');
  write('apps/loan/dist/main.js', 'one');
  write('apps/e2e/package.json', '{}');
  write('libs/ui/package.json', '{ "scripts": { "build": "tsc -b" } }');
  write('libs/ui/src/button.tsx', 'one');
  const built = new Built(folder);
  built.remember(built.sources());
});

afterEach(() => rmSync(folder, { recursive: true }));

const isBuilt = (): boolean => {
  const built = new Built(folder);
  return built.isFrom(built.sources());
};

test('what was built from the sources as they are is not built again', () => {
  expect(isBuilt()).toBe(true);
});

test.each(['libs/ui/src/button.tsx', 'apps/loan/src/build/plan.ts', 'apps/loan/.env', 'package-lock.json'])(
  'a change of %s is noticed',
  (name) => {
    write(name, 'two');
    expect(isBuilt()).toBe(false);
  },
);

test('a change that leaves size and date of the file is noticed', () => {
  const file = path.join(folder, 'libs/ui/src/button.tsx');
  const { atime, mtime } = statSync(file);
  write('libs/ui/src/other.tsx', 'two');
  renameSync(path.join(folder, 'libs/ui/src/other.tsx'), file);
  utimesSync(file, atime, mtime);
  expect(isBuilt()).toBe(false);
});

test('a source or a project that is new or gone is noticed', () => {
  write('libs/ui/src/input.tsx', 'one');
  expect(isBuilt()).toBe(false);
  rmSync(path.join(folder, 'libs/ui/src/input.tsx'));
  expect(isBuilt()).toBe(true);
  rmSync(path.join(folder, 'apps/loan'), { recursive: true });
  expect(isBuilt()).toBe(false);
});

test('a file that a build made and that is gone is noticed', () => {
  rmSync(path.join(folder, 'apps/loan/dist/main.js'));
  expect(isBuilt()).toBe(false);
});

test('a changed test, or a project without a build, changes nothing', () => {
  write('libs/ui/src/button.spec.tsx', 'two');
  write('apps/loan/dist/main.spec.js', 'two');
  write('apps/e2e/tests/a.ts', 'two');
  expect(isBuilt()).toBe(true);
});

test('nothing counts as built once a build has begun, until it ends well', () => {
  const built = new Built(folder);
  built.forget();
  expect(isBuilt()).toBe(false);
});
