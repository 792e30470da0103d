import { globSync, readFileSync } from 'node:fs';
import { unallowed, usedPackages } from './used-packages.ts';
import { root } from './workspace.ts';

const lock = {
  packages: {
    '': { version: '1.0.0' },
    'apps/api': { version: '1.0.0' },
    'node_modules/@statewise/api': { link: true },
    'node_modules/a': { version: '1.2.3', license: 'MIT' },
    'node_modules/a/node_modules/@scope/b': { version: '2.0.0', license: '(GPL-3.0 OR MIT)' },
    'node_modules/c': { version: '3.0.0' },
    'node_modules/d': { version: '4.0.0', license: 'AGPL-3.0' },
    'node_modules/e': { version: '5.0.0' },
    'node_modules/f': { version: '7.0.0', license: 'MIT AND OFL-1.1' },
    'node_modules/g': { version: '8.0.0', license: 'MIT AND AGPL-3.0' },
    'node_modules/tool': { version: '6.0.0', license: 'SEE LICENSE IN x', dev: true },
  },
};
const manifestOf = (folder: string): unknown => (folder === 'node_modules/c' ? { licenses: [{ type: 'MIT' }] } : {});

it('lists what is delivered, with the licence of each, and nothing of tools', () => {
  const found = usedPackages(lock, manifestOf);
  expect(found.map(({ name, licence }) => `${name} ${licence}`)).toEqual([
    '@scope/b (GPL-3.0 OR MIT)',
    'a MIT',
    'c MIT',
    'd AGPL-3.0',
    'e no licence',
    'f MIT AND OFL-1.1',
    'g MIT AND AGPL-3.0',
  ]);
  expect(unallowed(found).map(({ name }) => name)).toEqual(['d', 'e', 'g']);
});

it('is wanted in one version, each of them: a range would let a package become another one unseen', () => {
  const manifests = globSync('{.,apps/*,libs/*,tools}/package.json', { cwd: root });
  expect(manifests.length).toBeGreaterThan(10);
  const ranges = manifests.flatMap((file) => {
    const { dependencies, devDependencies, optionalDependencies } = JSON.parse(readFileSync(`${root}/${file}`, 'utf8'));
    const wanted = Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies });
    return wanted.filter(([, version]) => !/^(?:npm:.+@)?\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(String(version)));
  });
  expect(ranges).toEqual([]);
});
