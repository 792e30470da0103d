import { execFileSync } from 'node:child_process';
import { globSync, mkdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { startNode, stopChildren } from './child.ts';
import { CommandRefusal, root, runMain, stopSignal } from './workspace.ts';

interface Area {
  /** What is mutated, as patterns from the top of the repository; specs and what helps them are left out. */
  readonly sources: readonly string[];
  /** Folders whose unit specs have to notice. */
  readonly specs: readonly string[];
  /** The share of mutants, in percent, that they have to notice. */
  readonly score: number;
}

const areas: Readonly<Record<string, Area>> = {
  finance: { sources: ['libs/finance/src/**/*.ts'], specs: ['libs/finance'], score: 95 },
  authority: {
    sources: ['libs/flow/src/who.ts', 'libs/server/src/platform/auth/access.ts'],
    specs: ['libs/flow', 'libs/server/src/platform/auth'],
    score: 95,
  },
  fields: { sources: ['libs/fields/src/**/*.ts'], specs: ['libs/fields'], score: 90 },
  flow: { sources: ['libs/flow/src/**/*.ts'], specs: ['libs/flow'], score: 90 },
  engine: { sources: ['libs/server/src/engine/*.ts'], specs: ['libs/server/src/engine'], score: 90 },
  machines: { sources: ['libs/machines/src/**/*.ts'], specs: ['libs/machines'], score: 90 },
};

const isHelper = (file: string): boolean => /(?:\.spec|\.migration|\/index)\.ts$|\/testing\//.test(file);

function filesOf({ sources }: Area): string[] {
  return globSync([...sources], { cwd: root }).filter((file) => !isHelper(file));
}

/** The files that differ from where this branch left main, uncommitted changes included. */
function changedFiles(): ReadonlySet<string> {
  const git = (...args: string[]): string => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();
  const base = git('merge-base', 'main', 'HEAD');
  return new Set(git('diff', '--name-only', '--diff-filter=d', base).split('\n'));
}

/** Options of StrykerJS. What an earlier run has found of unchanged code and tests is taken from its file. */
const options = (name: string, { specs, score }: Area, files: readonly string[]): object => ({
  testRunner: 'jest',
  plugins: ['@stryker-mutator/jest-runner'],
  jest: {
    configFile: 'jest.mutants.config.js',
    config: { roots: specs.map((folder) => `<rootDir>/${folder}`), watchman: false },
  },
  coverageAnalysis: 'perTest',
  // A mutant of what runs while a file is loaded would need every test once more.
  ignoreStatic: true,
  mutate: files,
  ignorePatterns: ['/apps', '/docker', '/docs', '/.data', '/.nx', '/.tmp', 'dist'],
  // Outside the repository, where a second copy of its packages would confuse Jest.
  tempDirName: path.join(tmpdir(), `statewise-mutants-${process.pid}`),
  cleanTempDir: 'always',
  concurrency: 2,
  incremental: true,
  incrementalFile: `.tmp/mutants/${name}.json`,
  reporters: ['clear-text'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  thresholds: { high: 100, low: score, break: score },
  logLevel: 'warn',
});

/** Runs the tests of an area with its mutants; whether they noticed enough of them. */
async function run(name: string, area: Area, files: readonly string[], more: readonly string[]): Promise<boolean> {
  const file = `.tmp/mutants/${name}.options.json`;
  mkdirSync(path.join(root, path.dirname(file)), { recursive: true });
  writeFileSync(path.join(root, file), JSON.stringify(options(name, area, files)));
  console.log(`\n── ${name}: ${files.length} files ──`);
  const { exit } = startNode(['node_modules/@stryker-mutator/core/bin/stryker.js', 'run', file, ...more], {
    output: 'inherit',
  });
  return (await exit) === 0;
}

await runMain(async () => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      changed: { type: 'boolean', default: false },
      force: { type: 'boolean', default: false },
      minutes: { type: 'string', default: '15' },
      file: { type: 'string', multiple: true, default: [] },
    },
  });
  const unknown = positionals.find((name) => areas[name] === undefined);
  if (unknown !== undefined || (positionals.length === 0 && !values.changed))
    throw new CommandRefusal(`Which area? ${Object.keys(areas).join(', ')}; or --changed.`);
  const changed = values.changed ? changedFiles() : undefined;
  const isWanted = (file: string): boolean =>
    changed?.has(file) !== false && (values.file.length === 0 || values.file.some((part) => file.includes(part)));
  const runAll = async (): Promise<number> => {
    let code = 0;
    for (const [name, area] of Object.entries(areas)) {
      const files = positionals.length === 0 || positionals.includes(name) ? filesOf(area).filter(isWanted) : [];
      if (files.length > 0 && !(await run(name, area, files, values.force ? ['--force'] : []))) code = 1;
    }
    return code;
  };
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<number>((resolve) => {
    timer = setTimeout(
      () => {
        console.error(`\nNot done after ${values.minutes} minutes: --minutes says how many, --file parts of paths.`);
        resolve(1);
      },
      Number(values.minutes) * 60_000,
    );
  });
  const code = await Promise.race([runAll(), timeout, stopSignal().then(() => 130)]);
  clearTimeout(timer);
  await stopChildren();
  return code;
});
