import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './workspace.ts';

const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');
const matches = (file: string, pattern: RegExp): string[] =>
  [...read(file).matchAll(pattern)].map(([, name = '']) => name);

interface LockedPackages {
  readonly packages: Readonly<Record<string, { readonly hasInstallScript?: boolean; readonly link?: boolean }>>;
}
interface Manifest {
  readonly allowScripts: Readonly<Record<string, boolean>>;
  readonly scarfSettings: { readonly enabled: boolean };
}

test('E17: no package manager runs scripts of packages while it installs', () => {
  expect(read('.npmrc')).toMatch(/^ignore-scripts=true$/m);
  expect(read('.yarnrc')).toMatch(/^ignore-scripts true$/m);
  expect(read('.yarnrc.yml')).toMatch(/^enableScripts: false$/m);
  expect(read('pnpm-workspace.yaml')).toMatch(/^ignoreScripts: true$/m);
  expect(read('docker/Dockerfile')).toMatch(/^COPY .*\.npmrc \.\/$/m);
});

test('E17: every package with an install script is known to work without it, and none is let through', () => {
  const { packages }: LockedPackages = JSON.parse(read('package-lock.json'));
  const { allowScripts, scarfSettings }: Manifest = JSON.parse(read('package.json'));
  const withScript = Object.entries(packages)
    .filter(([, { hasInstallScript }]) => hasInstallScript === true)
    .map(([folder]) => folder.replace(/^.*node_modules\//, ''));
  expect([...new Set(withScript)].filter((name) => allowScripts[name] !== false)).toEqual(
    // On macOS alone, where it is only built when its prepared binary is missing.
    withScript.includes('fsevents') ? ['fsevents'] : [],
  );
  expect(Object.values(allowScripts)).not.toContain(true);
  expect(scarfSettings.enabled).toBe(false);
});

test('E17: actions are pinned by commit, and images by digest', () => {
  const actions = matches('.github/workflows/ci.yml', /uses: (\S+)/g);
  expect(actions.length).toBeGreaterThan(2);
  for (const action of actions) expect(action).toMatch(/@[\da-f]{40}$/);
  const images = [
    // One that an installation names itself is asked for by digest.
    ...matches('docker/compose.yml', /^ +image: ([^\s*$&]\S*)/gm),
    ...matches('docker/Dockerfile', /^FROM (\S+)/gm),
  ];
  expect(images.length).toBeGreaterThan(5);
  for (const image of images) expect(image).toMatch(/:[\w.-]+@sha256:[\da-f]{64}$/);
  expect(matches('docker/Dockerfile', /^# (syntax)=/gm)).toEqual([]);
});
