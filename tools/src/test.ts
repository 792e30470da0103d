import { existsSync } from 'node:fs';
import path from 'node:path';
import { build } from './build.ts';
import { startNode, untilStopped } from './child.ts';
import { ensureChromium } from './testing/chromium.ts';
import { runJest } from './testing/jest-report.ts';
import {
  failedTests,
  failure,
  slowestTests,
  successfulOutcome,
  summary,
  totals,
  type TestOutcome,
  type OutcomeRow,
} from './testing/outcome.ts';
import { otherBrowsers } from './testing/other-browsers.ts';
import { runPlaywright } from './testing/playwright-report.ts';
import { CommandRefusal, root, runMain } from './workspace.ts';

type Stage = (words: readonly string[]) => Promise<TestOutcome>;

const program = async (file: string, ...args: string[]): Promise<TestOutcome> =>
  (await startNode([path.join(root, file), ...args], { output: 'inherit' }).exit) === 0 ? successfulOutcome : failure;

/** One transition of each event on its screen; `npm run test:paths` walks all of them. */
const walks: Stage = () =>
  inBrowser(() =>
    runPlaywright(['--grep', '@each-event'], {
      config: 'paths.config.ts',
      env: { PATHS_DIR: path.join(root, '.tmp/walks') },
    }),
  );

const builds: Stage = async () => {
  try {
    await build();
    return successfulOutcome;
  } catch (error) {
    if (!(error instanceof CommandRefusal)) throw error;
    console.error(error.message);
    return failure;
  }
};

const inBrowser = async (run: () => Promise<TestOutcome>): Promise<TestOutcome> => {
  await ensureChromium();
  return run();
};

/** The core walks in Debian's other browsers; one that is not installed is named and left out. */
const elsewhere: Stage = async () => {
  const missing = otherBrowsers().filter(({ isInstalled }) => !isInstalled);
  for (const { name, packages } of missing) console.log(`Not in ${name}: ${packages.join(' and ')} not installed.`);
  if (missing.length === otherBrowsers().length) return successfulOutcome;
  return runPlaywright([], { config: 'elsewhere.config.ts' });
};

const stages: Readonly<Record<string, Stage>> = {
  lint: () => program('tools/src/lint.ts'),
  // Each checker of a project works out for itself what types mean: with one, two cores check projects, not parts of them.
  types: () => program('node_modules/@typescript/native/bin/tsc', '-b', '--checkers', '1'),
  build: builds,
  unit: (words) => runJest('jest.config.js', words),
  mutants: () => program('tools/src/mutants.ts', '--changed'),
  db: (words) => runJest('jest.db.config.js', words),
  e2e: (words) => inBrowser(() => runPlaywright(words)),
  walks,
  elsewhere,
};

/** A product may have no walks through its charts, and none of other browsers; changes are mutated where they are integrated. */
function isHere(stage: string): boolean {
  if (stage === 'mutants')
    return process.env['CI'] !== undefined && existsSync(path.join(root, 'tools/src/mutants.ts'));
  const config = { walks: 'paths.config.ts', elsewhere: 'elsewhere.config.ts' }[stage];
  return config === undefined || existsSync(path.join(root, 'apps/e2e', config));
}

/** What the first word of the command line asks for; without one, everything. */
const selections: Readonly<Record<string, readonly string[]>> = {
  '': Object.keys(stages).filter(isHere),
  unit: ['unit'],
  // Some of them run the commands as they are built.
  db: ['types', 'db'],
  e2e: ['build', 'e2e'],
  walks: ['build', 'walks'],
  elsewhere: ['build', 'elsewhere'],
};

/** Made beside the stage before: neither keeps two cores busy. */
const besideFormer = new Set(['elsewhere']);

async function runAll(names: readonly string[], words: readonly string[]): Promise<number> {
  const rows: OutcomeRow[] = [];
  const underWay: Promise<void>[] = [];
  for (const stage of names) {
    const run = stages[stage];
    if (run === undefined) continue;
    if (!besideFormer.has(stage)) await Promise.all(underWay.splice(0));
    console.log(`\n── ${stage} ──`);
    const began = performance.now();
    const note = (outcome: TestOutcome): void =>
      void rows.push({ stage, ...outcome, seconds: (performance.now() - began) / 1000 });
    underWay.push(run(words).then(note));
  }
  await Promise.all(underWay);
  for (const part of [slowestTests(rows), failedTests(rows), summary(rows)]) console.log(part);
  return totals(rows).failed === 0 ? 0 : 1;
}

await runMain(async () => {
  // The tests start a hundred processes and more of the same files: Node keeps what it compiled of them.
  Object.assign(process.env, { NODE_COMPILE_CACHE: path.join(root, '.tmp/compile-cache') });
  const [part = '', ...words] = process.argv.slice(2);
  const names = selections[part];
  if (names === undefined)
    throw new CommandRefusal(
      `"${part}" is not a part of the tests. Parts: unit, db, e2e, walks, elsewhere, and what to run of them: npm run test:unit -- calendar`,
    );
  const code = await untilStopped(runAll(names, words));
  if (code === 130) process.exit(code);
  return code;
});
