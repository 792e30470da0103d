import { cpSync, existsSync, lstatSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { packagesIn, type WorkspacePackage } from './workspace-packages.ts';

// node tools/src/assemble-image.ts <folder>: copies there what the server needs to run, for the last stage of docker/Dockerfile.

/** Types, source maps of others, notes: what no program reads. */
const unread = /\.(?:d\.[cm]?ts|[cm]?ts|map|md|markdown|flow|tsbuildinfo)$/;
/** Texts that go with every copy of a package. */
const licence = /^(?:licen[cs]e|notice|copying)/i;
/** What a build leaves of tests and of types. */
const untold = /\.(?:spec\.js|d\.ts)(?:\.map)?$|\.tsbuildinfo$/;
/** Folders of a package for programs of another kind: those that bundle for browsers. */
const bundled = ['typeorm/browser', 'rxjs/src', 'rxjs/dist/bundles', 'rxjs/dist/esm', 'rxjs/dist/esm5'];

/** Copies the packages of production, the API with the libraries that it imports, and the built front ends from a workspace. */
export function assembleImage(root: string, target: string): void {
  const copy = (from: string, keeps: (file: string) => boolean = () => true): void =>
    cpSync(path.join(root, from), path.join(target, from), { recursive: true, verbatimSymlinks: true, filter: keeps });
  mkdirSync(target, { recursive: true });
  writeFileSync(path.join(target, 'package.json'), withCommandsOfTheApi(path.join(root, 'package.json')));
  copy('CHANGELOG.md');
  const packages = packagesIn(root);
  const needed = closure('apps/api', packages);
  for (const { folder } of needed) {
    copy(`${folder}/package.json`);
    if (existsSync(path.join(root, folder, 'migrations'))) copy(`${folder}/migrations`);
    copy(`${folder}/dist`, (file) => !untold.test(file) && !/\/dist\/tests?(?:ing)?$/.test(file));
  }
  copy('apps/api/content');
  for (const { folder, statewise } of packages) {
    if (statewise === undefined && folder !== 'apps/site') continue;
    const built = ['dist', 'build']
      .map((name) => `${folder}/${name}`)
      .find((name) => existsSync(path.join(root, name)));
    if (built === undefined) continue;
    copy(`${folder}/package.json`);
    copy(folder === 'apps/site' ? 'apps/site/build' : built);
  }
  copy('node_modules', (file) => isRun(file, path.join(root, 'node_modules')) && !isLinkElsewhere(file, needed));
}

/** The text of `package.json` with its commands of the API alone, on what is built: `npm run flows:verify` is the same there. */
function withCommandsOfTheApi(file: string): string {
  const described: { readonly scripts?: Readonly<Record<string, string>> } = JSON.parse(readFileSync(file, 'utf8'));
  const scripts = Object.entries(described.scripts ?? {}).flatMap(([name, script]) => {
    const [, command] = / tools\/src\/command\.ts (\S+)$/.exec(script) ?? [];
    return command === undefined ? [] : [[name, `exec node --enable-source-maps apps/api/dist/command.js ${command}`]];
  });
  return JSON.stringify({ ...described, scripts: Object.fromEntries(scripts) }, undefined, 2);
}

/** The package in a folder and those of the workspace that it imports, directly or not. */
function closure(folder: string, packages: readonly WorkspacePackage[]): ReadonlySet<WorkspacePackage> {
  const found = new Set(packages.filter((one) => one.folder === folder));
  // What is added meanwhile is visited, too.
  for (const { dependencies = {} } of found) for (const one of packages) if (one.name in dependencies) found.add(one);
  return found;
}

function isRun(file: string, packages: string): boolean {
  const name = path.basename(file);
  if (bundled.some((folder) => path.relative(packages, file) === path.normalize(folder))) return false;
  return licence.test(name) || !unread.test(name) || lstatSync(file).isDirectory();
}

/** Whether a file is the link to a workspace that is not copied. */
function isLinkElsewhere(file: string, copied: ReadonlySet<WorkspacePackage>): boolean {
  if (!file.includes('/node_modules/@statewise/') || !lstatSync(file).isSymbolicLink()) return false;
  return ![...copied].some(({ name }) => file.endsWith(`/${name}`));
}

const [, program, target] = process.argv;
if (program === import.meta.filename && target !== undefined)
  assembleImage(path.resolve(import.meta.dirname, '../..'), path.resolve(target));
