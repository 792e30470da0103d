import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { startNode } from '../child.ts';
import { root } from '../workspace.ts';
import { outcomeByReport, type TestOutcome } from './outcome.ts';

/** The part of Jest's report that says how it went. */
export interface JestReport {
  readonly testResults?: readonly {
    readonly name: string;
    readonly status?: string;
    /** What a file said that could not be run. */
    readonly message?: string;
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly duration?: number | null;
      readonly status?: string;
      readonly failureMessages?: readonly string[] | null;
    }[];
  }[];
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numRuntimeErrorTestSuites: number;
  readonly success: boolean;
}

/** Runs the tests of one Jest configuration; `words` are parts of paths that narrow it down, and options of Jest. */
export async function runJest(
  config: string,
  words: readonly string[] = [],
  env: NodeJS.ProcessEnv = {},
): Promise<TestOutcome> {
  const report = path.join(root, '.tmp', `${config}.${process.pid}.json`);
  mkdirSync(path.dirname(report), { recursive: true });
  const child = startNode(
    [
      path.join(root, 'node_modules/jest/bin/jest.js'),
      ...['--config', config, '--ci', '--json', `--outputFile=${report}`],
      ...words,
    ],
    { output: 'errors', env },
  );
  return outcomeByReport(child, report, jestOutcome);
}

/** Counts tests, and test files that could not be run at all. */
export function jestOutcome({
  numPassedTests,
  numFailedTests,
  numRuntimeErrorTestSuites,
  success,
  testResults = [],
}: JestReport): TestOutcome {
  const failed = numFailedTests + numRuntimeErrorTestSuites;
  const tests = testResults.flatMap(({ name: place, status: outcome, message = '', assertionResults }) => {
    const file = path.relative(root, place);
    if (assertionResults.length === 0)
      return outcome === 'failed' ? [{ name: 'could not be run', file, seconds: 0, problem: message }] : [];
    return assertionResults.map(({ fullName, duration, status, failureMessages }) => ({
      name: fullName,
      file,
      seconds: (duration ?? 0) / 1000,
      problem: status === 'failed' ? (failureMessages ?? []).join('\n') : undefined,
    }));
  });
  return { passed: numPassedTests, failed: success ? failed : Math.max(failed, 1), tests };
}
