import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { build } from './build.ts';
import { startNode, untilStopped } from './child.ts';
import { ensureChromium } from './testing/chromium.ts';
import { coverageTable, type FlowResult } from './testing/coverage-table.ts';
import { runJest } from './testing/jest-report.ts';
import { runPlaywright } from './testing/playwright-report.ts';
import {
  uncoveredTransitions,
  withScreens,
  type PlannedFlow,
  type CoveredTransition,
} from './testing/screen-coverage.ts';
import { root, runMain } from './workspace.ts';

/**
 * Walks every persisted flow along the paths of its chart, through the API and on the screens, and leaves what that came
 * to where the inspector reads it. `screens` walks those alone, narrowed down by further words, and leaves nothing.
 */
await runMain(async () => {
  const [part, ...words] = process.argv.slice(2);
  return untilStopped(inFolder(part === 'screens' ? (folder) => walkScreens(folder, words) : walk));
});

async function walk(folder: string): Promise<number> {
  const [api, screens] = [path.join(folder, 'api'), path.join(folder, 'screens')];
  const types = startNode([path.join(root, 'node_modules/@typescript/native/bin/tsc'), '-b'], { output: 'inherit' });
  if ((await types.exit) !== 0) return 1;
  const { failed } = await runJest('jest.db.config.js', ['flow-paths'], { PATHS_DIR: api });
  const notWalked = await walkScreens(screens);
  const flows = withScreens(
    filesIn(api).map((file): FlowResult => JSON.parse(readFileSync(file, 'utf8'))),
    read<PlannedFlow>(path.join(screens, 'plan.json')),
    read<CoveredTransition>(path.join(screens, 'walked.json')),
  );
  console.log(`\n${coverageTable(flows)}`);
  const open = uncoveredTransitions(flows);
  if (open.length > 0) console.log(['', 'No screen was walked for:', ...open.map((one) => `  ${one}`)].join('\n'));
  if (failed + notWalked + open.length > 0 || flows.length === 0) return 1;
  write(JSON.stringify({ at: new Date().toISOString(), flows }));
  return 0;
}

async function walkScreens(folder: string, words: readonly string[] = []): Promise<number> {
  await build();
  await ensureChromium();
  const began = performance.now();
  const { failed } = await runPlaywright(words, {
    config: 'paths.config.ts',
    env: { PATHS_DIR: folder },
  });
  console.log(`\nScreens: ${((performance.now() - began) / 60_000).toFixed(1)} minutes`);
  return failed;
}

async function inFolder(work: (folder: string) => Promise<number>): Promise<number> {
  mkdirSync(path.join(root, '.tmp'), { recursive: true });
  const folder = mkdtempSync(path.join(root, '.tmp/paths-'));
  try {
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function filesIn(folder: string): string[] {
  mkdirSync(folder, { recursive: true });
  return readdirSync(folder).map((name) => path.join(folder, name));
}

/** Nothing of what was not written, because it never came so far. */
function read<T>(file: string): readonly T[] {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as readonly T[]) : [];
}

/** Writes the report in one step, so that no reader gets half of it. */
function write(report: string): void {
  const file = path.resolve(root, process.env.COVERAGE_FILE ?? '.data/coverage/paths.json');
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(`${file}.new`, report);
  renameSync(`${file}.new`, file);
  console.log(`\n${path.relative(root, file)}`);
}
