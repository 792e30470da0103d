import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { startNode } from '../child.ts';
import { root } from '../workspace.ts';
import { failure, type Outcome, type TimedTest } from './outcome.ts';

interface Suite {
  readonly suites?: readonly Suite[];
  readonly specs?: readonly {
    readonly title: string;
    readonly file: string;
    readonly tests: readonly {
      readonly projectName: string;
      readonly status?: string;
      readonly results: readonly { readonly duration: number }[];
    }[];
  }[];
}

/** The part of Playwright's report that says how it went. */
export interface PlaywrightReport extends Suite {
  readonly stats: { readonly expected: number; readonly unexpected: number; readonly flaky: number };
  readonly errors: readonly unknown[];
}

interface PlaywrightRun {
  /** The file in the folder of the journeys. */
  readonly config?: string;
  readonly env?: NodeJS.ProcessEnv;
}

/** Runs the journeys, or another configuration, in a real browser; `words` are parts of paths that narrow it down, and options of Playwright. */
export async function runPlaywright(
  words: readonly string[] = [],
  { config = 'playwright.config.ts', env = {} }: PlaywrightRun = {},
): Promise<Outcome> {
  const report = path.join(root, '.tmp/playwright.json');
  mkdirSync(path.dirname(report), { recursive: true });
  rmSync(report, { force: true });
  const program = path.join(root, 'node_modules/@playwright/test/cli.js');
  const child = startNode([program, 'test', '--config', path.join(root, 'apps/e2e', config), ...words], {
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: report, ...env },
    output: 'inherit',
  });
  const code = await child.exit;
  const outcome = read(report);
  return code !== 0 && outcome.failed === 0 ? { ...outcome, failed: 1 } : outcome;
}

function read(report: string): Outcome {
  try {
    return playwrightOutcome(JSON.parse(readFileSync(report, 'utf8')) as PlaywrightReport);
  } catch {
    return failure;
  }
}

/** A test that passes only when it is repeated counts as failed. */
export function playwrightOutcome({ stats, errors, ...report }: PlaywrightReport): Outcome {
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length, tests: testsOf(report) };
}

function testsOf({ suites = [], specs = [] }: Suite): TimedTest[] {
  const own = specs.flatMap(({ title, file, tests }) =>
    tests.map(({ projectName, status = '', results }) => ({
      name: `${title} (${projectName})`,
      file,
      seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
      hasFailed: ['unexpected', 'flaky'].includes(status),
    })),
  );
  return [...own, ...suites.flatMap(testsOf)];
}
