// Runs a program of the tools under the right Node, after installing what it needs. Runs itself on Node 20 and newer, without any package.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { canRun, hasTests, isComplete } from './installed.mjs';
import { isFree } from './port.mjs';

const root = path.resolve(import.meta.dirname, '..');
const modules = path.join(root, 'node_modules');
const [program = '', ...args] = process.argv.slice(2);

/** @param {string} sentence @returns {never} */
function refuse(sentence) {
  process.stderr.write(`\n${sentence}\n`);
  process.exit(1);
}

/** @param {string} file @returns {import('./installed.mjs').Packages} */
const packagesOf = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).packages : {});

/** Installs what is missing. On a machine where nothing was tested yet, a start does without the packages of tests. */
function installMissing() {
  const wanted = packagesOf(path.join(root, 'package-lock.json'));
  // npm writes down there what it has installed when it is done.
  const installed = packagesOf(path.join(modules, '.package-lock.json'));
  const isForTests = !/\/(?:start|command)\.ts$/.test(program) || hasTests(installed);
  if (isForTests ? !isComplete(wanted, installed) : !canRun(wanted, installed))
    install(isForTests ? [] : ['--workspaces']);
}

/** @param {readonly string[]} which */
function install(which) {
  process.stdout.write('Installing packages (once; half a minute or more) …\n');
  const flags = ['ci', '--no-audit', '--no-fund', '--prefer-offline', '--loglevel=error', ...which];
  const npm = process.env.npm_execpath;
  const { status, error } = npm?.endsWith('.js')
    ? spawnSync(process.execPath, [npm, ...flags], { cwd: root, stdio: 'inherit' })
    : spawnSync('npm', flags, { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' });
  if (status !== 0)
    refuse(
      `The packages could not be installed${error ? `: ${error.message}` : ''}. Is there a network? "npm ci" shows more.`,
    );
}

const packagedNode = `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`;

/** Refuses a Node that is too old on a system for which none comes with the packages. */
function demandOwnNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > 22 || (major === 22 && minor >= 22)) return;
  refuse(`On ${process.platform}-${process.arch} Node 22.22 or newer is needed; this is ${process.version}.`);
}

/** The Node that came with the packages; where there is none for this system, the one that runs us. */
function findNode() {
  const packaged = path.join(modules, packagedNode, 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
  if (existsSync(packaged) && spawnSync(packaged, ['--version']).status === 0) return packaged;
  demandOwnNode();
  return process.execPath;
}

/** @param {string} node */
function run(node) {
  const PATH = [path.join(modules, '.bin'), path.dirname(node), process.env.PATH].join(path.delimiter);
  const preloads = ['compile-cache.mjs', 'ends-with-parent.mjs'].flatMap((name) => [
    '--import',
    pathToFileURL(path.join(import.meta.dirname, name)).href,
  ]);
  const child = spawn(node, [...preloads, path.join(root, program), ...args], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, PATH, STATEWISE_PARENT: String(process.pid) },
  });
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
    process.on(signal, () => child.kill('SIGTERM'));
  // The scripts of package.json say exec, so that npm itself is our parent and not a shell that keeps signals to itself.
  const parent = process.ppid;
  if (process.env.npm_lifecycle_event !== undefined)
    setInterval(() => process.ppid !== parent && child.kill('SIGTERM'), 300).unref();
  child.once('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 143)));
}

const port = Number(process.env.PORT ?? 3000);
const serves = /\/(start|dev)\.ts$/.test(program);
if (serves && !(Number.isInteger(port) && port > 0 && port < 65_536))
  refuse(`PORT must be a number from 1 to 65535; it is "${process.env.PORT}".`);
if (serves && !(await isFree(port)))
  refuse(
    `Port ${port} is taken by another program (another "npm start", perhaps). Stop that one, or choose another port: PORT=${port + 1} npm start`,
  );
// Said before half a minute is spent on packages.
if (packagesOf(path.join(root, 'package-lock.json'))[`node_modules/${packagedNode}`] === undefined) demandOwnNode();
installMissing();
run(findNode());
