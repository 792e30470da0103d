import { canRun, hasTests, isComplete } from '../installed.mjs';

const wanted = {
  '': { devDependencies: { jest: '30.0.0' } },
  'apps/api': { dependencies: { pg: '8.0.0' }, devDependencies: { vite: '8.0.0' } },
  'apps/site': {},
  tools: { dependencies: { pg: '7.0.0' } },
  'node_modules/@x/api': { resolved: 'apps/api', link: true },
  'node_modules/@x/ui': { resolved: 'libs/ui', link: true },
  'node_modules/jest': { version: '30.0.0' },
  'node_modules/pg': { version: '8.0.0' },
  'node_modules/pg-types': { version: '2.0.0' },
  'node_modules/vite': { version: '8.0.0' },
  'node_modules/windows-only': { version: '1.0.0', optional: true },
  'tools/node_modules/pg': { version: '7.0.0' },
};

/** What npm has written down where some packages lack, or are of another version. */
function installed(changes: Record<string, string | undefined> = {}): Record<string, { version?: string }> {
  const all = { ...wanted, 'node_modules/windows-only': undefined };
  const there = Object.entries(all).filter(([name]) => name.includes('node_modules/') && !(name in changes));
  const changed = Object.entries(changes).filter(([, version]) => version !== undefined);
  return Object.fromEntries([
    ...there.filter(([, one]) => one),
    ...changed.map(([name, version]) => [name, { version }]),
  ]);
}

const withoutTests = { 'node_modules/jest': undefined };

test('everything is there, though not what is for another system', () => {
  expect(isComplete(wanted, installed())).toBe(true);
  expect(canRun(wanted, installed())).toBe(true);
  expect(hasTests(installed())).toBe(true);
});

test('without the packages of tests the product runs and is not tested', () => {
  expect(isComplete(wanted, installed(withoutTests))).toBe(false);
  expect(canRun(wanted, installed(withoutTests))).toBe(true);
  expect(hasTests(installed(withoutTests))).toBe(false);
});

test.each([
  ['nothing', Object.fromEntries(Object.keys(wanted).map((name) => [name, undefined]))],
  ['an older version of a package', { 'node_modules/pg': '7.9.0' }],
  ['an older version of one that another asks for', { 'node_modules/pg-types': '1.0.0' }],
  ['no package to build with', { 'node_modules/vite': undefined }],
  ['not the version that one workspace has for itself', { 'tools/node_modules/pg': undefined }],
])('with %s there it neither runs nor is tested', (_, changes) => {
  const there = installed({ ...withoutTests, ...changes });
  expect(canRun(wanted, there)).toBe(false);
  expect(isComplete(wanted, there)).toBe(false);
});

test('what is not wanted any more is taken away before a start', () => {
  expect(canRun(wanted, installed({ 'node_modules/left-pad': '1.0.0' }))).toBe(false);
});

test('an app that is new needs no link', () => {
  expect(isComplete(wanted, installed({ 'node_modules/@x/api': undefined }))).toBe(true);
});
