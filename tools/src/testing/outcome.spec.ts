import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { jestOutcome } from './jest-report.ts';
import { failedTests, slowestTests, summary } from './outcome.ts';
import { playwrightOutcome, type PlaywrightReport } from './playwright-report.ts';
import { root } from '../workspace.ts';

/** What Playwright came to, of a report in which nothing else is read. */
const browserOutcome = (report: object) =>
  playwrightOutcome({ errors: [], suites: [], ...report } as unknown as PlaywrightReport);

test('the last line of the summary has the totals', () => {
  const rows = [
    { stage: 'lint', passed: 1, failed: 0, seconds: 1.25 },
    { stage: 'unit', passed: 40, failed: 2, seconds: 12 },
  ];
  expect(summary(rows).split('\n').at(-1)).toBe('41 passed, 2 failed');
  expect(summary(rows)).toMatch(/FAIL {2}unit/);
});

test('a test file that cannot be run counts as one that failed', () => {
  expect(
    jestOutcome({ numPassedTests: 5, numFailedTests: 1, numRuntimeErrorTestSuites: 2, success: false }),
  ).toMatchObject({
    passed: 5,
    failed: 3,
  });
});

test('a run that fails without a failed test still failed', () => {
  expect(
    jestOutcome({ numPassedTests: 5, numFailedTests: 0, numRuntimeErrorTestSuites: 0, success: false }),
  ).toMatchObject({
    passed: 5,
    failed: 1,
  });
});

test('a browser test that passes only when repeated counts as failed', () => {
  expect(browserOutcome({ stats: { expected: 7, unexpected: 1, flaky: 1 } })).toMatchObject({
    passed: 7,
    failed: 2,
  });
});

test('an error outside every browser test counts as a failure', () => {
  expect(browserOutcome({ stats: { expected: 0, unexpected: 0, flaky: 0 }, errors: [{}] })).toMatchObject({
    passed: 0,
    failed: 1,
  });
});

test('the slowest tests of all kinds stand in one table, the longest first', () => {
  const unit = jestOutcome({
    numPassedTests: 2,
    numFailedTests: 0,
    numRuntimeErrorTestSuites: 0,
    success: true,
    testResults: [
      {
        name: `${root}/libs/a.spec.ts`,
        assertionResults: [
          { fullName: 'adds', duration: 900 },
          { fullName: 'waits', duration: null },
        ],
      },
    ],
  });
  const e2e = browserOutcome({
    stats: { expected: 1, unexpected: 0, flaky: 0 },
    suites: [
      {
        specs: [],
        suites: [
          {
            specs: [
              {
                title: 'walks',
                file: 'b.spec.ts',
                tests: [{ projectName: 'phone', results: [{ duration: 2_500, errors: [] }] }],
              },
            ],
          },
        ],
      },
    ],
  });
  const rows = [
    { stage: 'unit', seconds: 1, ...unit },
    { stage: 'e2e', seconds: 3, ...e2e },
  ];
  expect(slowestTests(rows, 2).split('\n').slice(1)).toEqual([
    'The slowest tests',
    '    2.5 s  e2e    b.spec.ts › walks (phone)',
    '    0.9 s  unit   libs/a.spec.ts › adds',
  ]);
});

test('what failed stands by its name with the beginning of what it said and of what the page showed', () => {
  const outline = path.join(mkdtempSync(path.join(tmpdir(), 'statewise-outcome-')), 'error-context.md');
  writeFileSync(
    outline,
    '# Page snapshot\n\n```yaml\n- banner: Statewise\n- main:\n  - heading "Who sells?" [level=1]\n```\n',
  );
  const message = Array.from({ length: 40 }, (_, line) => `line ${line}`).join('\n');
  const unit = jestOutcome({
    numPassedTests: 1,
    numFailedTests: 1,
    numRuntimeErrorTestSuites: 1,
    success: false,
    testResults: [
      {
        name: `${root}/libs/a.spec.ts`,
        assertionResults: [
          { fullName: 'adds', duration: 900, status: 'passed' },
          {
            fullName: 'divides',
            duration: 100,
            status: 'failed',
            failureMessages: ['Error: \u001b[31mexpected\u001b[39m 2\n\n    at divide'],
          },
        ],
      },
      { name: `${root}/libs/broken.spec.ts`, status: 'failed', message: 'No such module', assertionResults: [] },
    ],
  });
  const e2e = browserOutcome({
    stats: { expected: 0, unexpected: 1, flaky: 0 },
    errors: [{ message: 'The server did not start' }],
    suites: [
      {
        specs: [
          {
            title: 'walks',
            file: 'b.spec.ts',
            tests: [
              {
                projectName: 'phone',
                status: 'unexpected',
                results: [
                  {
                    duration: 2_500,
                    errors: [{ message, location: { file: `${root}/b.spec.ts`, line: 7 } }],
                    attachments: [{ name: 'trace' }, { name: 'error-context', path: outline }],
                  },
                ],
              },
            ],
          },
        ],
      },
    ],
  });
  const rows = [
    { stage: 'unit', seconds: 1, ...unit },
    { stage: 'e2e', seconds: 3, ...e2e },
  ];
  expect(failedTests(rows).split('\n').slice(2)).toEqual([
    '    0.1 s  unit   libs/a.spec.ts › divides',
    '           | Error: expected 2',
    '           |     at divide',
    '    0.0 s  unit   libs/broken.spec.ts › could not be run',
    '           | No such module',
    '    2.5 s  e2e    b.spec.ts › walks (phone)',
    '           | b.spec.ts:7',
    ...Array.from({ length: 13 }, (_, line) => `           | line ${line}`),
    '           | - main:',
    '           |   - heading "Who sells?" [level=1]',
    '    0.0 s  e2e    journeys › outside every test',
    '           | The server did not start',
  ]);
  expect(summary(rows).split('\n').slice(-16)).toEqual([
    'FAIL  unit      libs/a.spec.ts › divides',
    '           | Error: expected 2',
    '           |     at divide',
    'FAIL  unit      libs/broken.spec.ts › could not be run',
    '           | No such module',
    'FAIL  e2e       b.spec.ts › walks (phone)',
    '           | b.spec.ts:7',
    ...Array.from({ length: 5 }, (_, line) => `           | line ${line}`),
    'FAIL  e2e       journeys › outside every test',
    '           | The server did not start',
    '',
    '1 passed, 4 failed',
  ]);
  rmSync(path.dirname(outline), { recursive: true });
});
