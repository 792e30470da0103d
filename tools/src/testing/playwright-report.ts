import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { JSONReport, JSONReportSuite, JSONReportTestResult, TestError } from '@playwright/test/reporter';
import { startNode } from '../child.ts';
import { root } from '../workspace.ts';
import { outcomeByReport, type TestOutcome, type TimedTest } from './outcome.ts';

/** The part of Playwright's report that says how it went. */
export type PlaywrightReport = Pick<JSONReport, 'stats' | 'errors' | 'suites'>;

interface PlaywrightRun {
  /** The file in the folder of the journeys. */
  readonly config?: string;
  readonly env?: NodeJS.ProcessEnv;
}

/** Runs the journeys, or another configuration, in a real browser; `words` are parts of paths that narrow it down, and options of Playwright. */
export async function runPlaywright(
  words: readonly string[] = [],
  { config = 'playwright.config.ts', env = {} }: PlaywrightRun = {},
): Promise<TestOutcome> {
  const report = path.join(root, '.tmp', `${config}.${process.pid}.json`);
  mkdirSync(path.dirname(report), { recursive: true });
  const program = path.join(root, 'node_modules/@playwright/test/cli.js');
  const child = startNode([program, 'test', '--config', path.join(root, 'apps/e2e', config), ...words], {
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: report, ...env },
    output: 'inherit',
  });
  return outcomeByReport(child, report, playwrightOutcome);
}

/** A test that passes only when it is repeated counts as failed. */
export function playwrightOutcome({ stats, errors, suites }: PlaywrightReport): TestOutcome {
  const outside = errors.map((error) => ({
    name: 'outside every test',
    file: fileOf(error),
    seconds: 0,
    problem: inWords([error]),
  }));
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    tests: [...suites.flatMap(testsOf), ...outside],
  };
}

const fileOf = ({ location }: Pick<TestError, 'location'>): string =>
  location ? path.relative(root, location.file) : 'journeys';

function inWords(problems: readonly TestError[]): string {
  return problems
    .map((problem) => {
      const { message = '', location } = problem;
      return location ? `${fileOf(problem)}:${location.line}\n${message}` : message;
    })
    .join('\n');
}

/** What the page showed when a test failed: the outline that Playwright keeps among its words about the failure. */
function seenAtEnd({ attachments }: JSONReportTestResult): string[] {
  const file = attachments.find(({ name }) => name === 'error-context')?.path;
  if (file === undefined || !existsSync(file)) return [];
  const [, outline] = /```yaml\n(.*?)```/s.exec(readFileSync(file, 'utf8')) ?? [];
  return outline === undefined ? [] : [outline];
}

function testsOf({ suites = [], specs }: JSONReportSuite): TimedTest[] {
  const own = specs.flatMap(({ title, file, tests }) =>
    tests.map(({ projectName, status, results }) => ({
      name: `${title} (${projectName})`,
      file,
      seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
      ...(['unexpected', 'flaky'].includes(status)
        ? { problem: inWords(results.flatMap(({ errors }) => errors)), seen: results.flatMap(seenAtEnd).at(0) }
        : {}),
    })),
  );
  return [...own, ...suites.flatMap(testsOf)];
}
