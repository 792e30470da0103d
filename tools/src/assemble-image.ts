import { cpSync, existsSync, globSync, lstatSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

// node tools/src/assemble-image.ts <folder>: copies there what the server needs to run, for the last stage of docker/Dockerfile.

/** Types, source maps of others, notes: what no program reads. */
const unread = /\.(?:d\.[cm]?ts|[cm]?ts|map|md|markdown|flow|tsbuildinfo)$/;
/** Texts that go with every copy of a package. */
const licence = /^(?:licen[cs]e|notice|copying)/i;
/** What a build leaves of tests and of types. */
const untold = /\.(?:spec\.js|d\.ts)(?:\.map)?$|\.tsbuildinfo$/;
/** Folders of a package for programs of another kind: those that bundle for browsers. */
const bundled = ['typeorm/browser', 'rxjs/src', 'rxjs/dist/bundles', 'rxjs/dist/esm', 'rxjs/dist/esm5'];

interface PackageFile {
  readonly name: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly statewise?: object;
}

const packageOf = (folder: string): PackageFile => JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));

/** Copies the packages of production, the API with the libraries that it imports, and the built front ends from a workspace. */
export function assembleImage(root: string, target: string): void {
  const copy = (from: string, keeps: (file: string) => boolean = () => true): void =>
    cpSync(path.join(root, from), path.join(target, from), { recursive: true, verbatimSymlinks: true, filter: keeps });
  mkdirSync(target, { recursive: true });
  copy('package.json');
  copy('CHANGELOG.md');
  const libraries = new Map(
    globSync('libs/*', { cwd: root }).map((folder) => [packageOf(path.join(root, folder)).name, folder]),
  );
  const needed = closure(root, 'apps/api', libraries);
  for (const folder of needed) {
    copy(`${folder}/package.json`);
    if (existsSync(path.join(root, folder, 'migrations'))) copy(`${folder}/migrations`);
    copy(`${folder}/dist`, (file) => !untold.test(file) && !/\/dist\/tests?(?:ing)?$/.test(file));
  }
  copy('apps/api/content');
  for (const folder of globSync('apps/*', { cwd: root })) {
    const built = ['dist', 'build']
      .map((name) => `${folder}/${name}`)
      .find((name) => existsSync(path.join(root, name)));
    const isFrontEnd = packageOf(path.join(root, folder)).statewise !== undefined || folder === 'apps/site';
    if (!isFrontEnd || built === undefined) continue;
    copy(`${folder}/package.json`);
    copy(folder === 'apps/site' ? 'apps/site/build' : built);
  }
  const folders = new Set(needed);
  copy('node_modules', (file) => isRun(file, path.join(root, 'node_modules')) && !isLinkElsewhere(file, root, folders));
}

/** The folder of a workspace and those of the libraries that it imports, directly or not. */
function closure(
  root: string,
  folder: string,
  libraries: ReadonlyMap<string, string>,
  found = new Set<string>(),
): Set<string> {
  if (found.has(folder)) return found;
  found.add(folder);
  for (const name of Object.keys(packageOf(path.join(root, folder)).dependencies ?? {})) {
    const library = libraries.get(name);
    if (library !== undefined) closure(root, library, libraries, found);
  }
  return found;
}

function isRun(file: string, packages: string): boolean {
  const name = path.basename(file);
  if (bundled.some((folder) => path.relative(packages, file) === path.normalize(folder))) return false;
  return licence.test(name) || !unread.test(name) || lstatSync(file).isDirectory();
}

/** Whether a file is the link to a workspace that is not copied. */
function isLinkElsewhere(file: string, root: string, folders: ReadonlySet<string>): boolean {
  if (!lstatSync(file).isSymbolicLink()) return false;
  const workspace = [...folders].some((folder) => file.endsWith(`/${packageOf(path.join(root, folder)).name}`));
  return file.includes('/node_modules/@statewise/') && !workspace;
}

const [, program, target] = process.argv;
if (program === import.meta.filename && target !== undefined)
  assembleImage(path.resolve(import.meta.dirname, '../..'), path.resolve(target));
