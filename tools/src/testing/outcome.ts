import { readFileSync, rmSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';
import type { Child } from '../child.ts';

/** A test, how long it ran and how it went. */
export interface TimedTest {
  readonly name: string;
  readonly file: string;
  readonly seconds: number;
  /** What a test that failed said, as its runner prints it; undefined when it passed. */
  readonly problem?: string | undefined;
  /** What the page showed at its end, as an outline of roles and names. */
  readonly seen?: string | undefined;
}

/** What a stage of the test run came to. */
export interface TestOutcome {
  readonly passed: number;
  readonly failed: number;
  readonly tests?: readonly TimedTest[];
}

export const successfulOutcome: TestOutcome = { passed: 1, failed: 0 };
export const failure: TestOutcome = { passed: 0, failed: 1 };

/** What a runner came to by the report that it leaves in a file; one that leaves none, or ends badly, has failed. */
export async function outcomeByReport<Report>(
  runner: Child,
  file: string,
  read: (report: Report) => TestOutcome,
): Promise<TestOutcome> {
  const code = await runner.exit;
  let outcome = failure;
  try {
    outcome = read(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    // There is no report, or not all of it.
  }
  rmSync(file, { force: true });
  return code !== 0 && outcome.failed === 0 ? { ...outcome, failed: 1 } : outcome;
}

/** An outcome with the name of its stage and the seconds that it took. */
export interface OutcomeRow extends TestOutcome {
  readonly stage: string;
  readonly seconds: number;
}

/** A table of all stages, the names of what failed and how what each said begins; the last line has the totals alone. */
export function summary(rows: readonly OutcomeRow[]): string {
  const lines = rows.map(({ stage, passed, failed, seconds }) =>
    [
      failed === 0 ? 'ok  ' : 'FAIL',
      stage.padEnd(8),
      String(passed).padStart(6),
      String(failed).padStart(6),
      `${seconds.toFixed(1)} s`.padStart(9),
    ].join('  '),
  );
  const { passed, failed } = totals(rows);
  // Where only the end of a long output is kept, it says what each failure was about.
  const names = failuresOf(rows).flatMap(({ stage, file, name, problem = '' }) => [
    `FAIL  ${stage.padEnd(8)}  ${file} › ${name}`,
    ...beginningOf(problem, 6),
  ]);
  const parts = [
    '',
    '      stage     passed  failed       time',
    ...lines,
    ...names,
    '',
    `${passed} passed, ${failed} failed`,
  ];
  return parts.join('\n');
}

/** A table of the tests that ran longest, of all stages together. */
export function slowestTests(rows: readonly OutcomeRow[], count = 20): string {
  const slowest = testsOf(rows).toSorted((a, b) => b.seconds - a.seconds);
  return table('The slowest tests', slowest.slice(0, count));
}

/** Returns a table of the failed tests, the beginning of what each said and of the page's main part, for the end of a long run's output. */
export function failedTests(rows: readonly OutcomeRow[]): string {
  return table('What failed', failuresOf(rows), ({ problem = '', seen = '' }) => [
    ...beginningOf(problem, 14),
    ...beginningOf(seen.slice(Math.max(0, seen.search(/^ *- main:/m))), 60),
  ]);
}

const failuresOf = (rows: readonly OutcomeRow[]): StagedTest[] =>
  testsOf(rows).filter(({ problem }) => problem !== undefined);

/** As many lines as show what was expected and where, and what was there instead. */
function beginningOf(problem: string, shownLines: number): string[] {
  const lines = stripVTControlCharacters(problem)
    .split('\n')
    .filter((line) => line.trim() !== '');
  return lines.slice(0, shownLines).map((line) => `${' '.repeat(11)}| ${line}`);
}

interface StagedTest extends TimedTest {
  readonly stage: string;
}

const testsOf = (rows: readonly OutcomeRow[]): StagedTest[] =>
  rows.flatMap(({ stage, tests = [] }) => tests.map((test) => ({ stage, ...test })));

function table(
  title: string,
  tests: readonly StagedTest[],
  more: (test: StagedTest) => readonly string[] = () => [],
): string {
  const lines = tests.flatMap((test) => {
    const { stage, seconds, file, name } = test;
    return [`${`${seconds.toFixed(1)} s`.padStart(9)}  ${stage.padEnd(5)}  ${file} › ${name}`, ...more(test)];
  });
  return lines.length === 0 ? '' : ['', title, ...lines].join('\n');
}

/** Passed and failed over all stages. */
export function totals(rows: readonly TestOutcome[]): TestOutcome {
  return rows.reduce((sum, row) => ({ passed: sum.passed + row.passed, failed: sum.failed + row.failed }), {
    passed: 0,
    failed: 0,
  });
}
