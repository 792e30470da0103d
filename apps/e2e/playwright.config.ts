import { systemChromium } from '@statewise/tools/testing/chromium';
import { defineConfig, devices, type ReporterDescription } from '@playwright/test';

const development = /development\.spec\.ts$/;
const desktop = { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 900 } };

const executablePath = systemChromium();

/** Lines in the terminal, and a report as JSON where a variable of Playwright names its file. */
export const reporters: ReporterDescription[] = [
  ['list'],
  ...(process.env.PLAYWRIGHT_JSON_OUTPUT_NAME === undefined ? [] : [['json'] satisfies ReporterDescription]),
];

export default defineConfig({
  testDir: 'tests',
  // One text for each screen, whichever machine and width.
  snapshotPathTemplate: '{testDir}/reading-order/{arg}{ext}',
  outputDir: 'test-results/journeys',
  fullyParallel: true,
  forbidOnly: true,
  // Journeys wait more than they work: two cores walk four of them at once, and run the server and its Postgres too.
  workers: 4,
  // Patience costs nothing when things go well.
  timeout: 300_000,
  expect: { timeout: 45_000 },
  reporter: reporters,
  use: {
    // Pictures of every step cost a quarter of the processor's time: TRACE=on takes them, to look into a failure.
    trace: {
      mode: 'retain-on-failure',
      screenshots: process.env.TRACE === 'on',
      snapshots: process.env.TRACE === 'on',
      sources: false,
    },
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(executablePath === undefined ? {} : { executablePath }),
      chromiumSandbox: false,
      args: [
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  projects: [
    // The longest way until its first journey: it begins while the others are under way, instead of alone at their end.
    { name: 'development', testMatch: development, use: desktop },
    // A journey is made once, at the width of a desktop, unless the width is what it is about.
    {
      name: 'phone',
      grep: /@phone|@widths/,
      use: { ...devices['Desktop Chrome'], viewport: { width: 360, height: 740 }, hasTouch: true },
    },
    {
      name: 'desktop',
      grepInvert: /@phone/,
      testIgnore: development,
      use: desktop,
    },
  ],
});
