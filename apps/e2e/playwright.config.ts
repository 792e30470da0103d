import { launchOptions } from '@statewise/tools/testing/chromium';
import { defineConfig, devices, type ReporterDescription } from '@playwright/test';

const development = /development\.spec\.ts$/;
const desktop = { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 900 } };

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
  // Two cores walk three journeys at once, and run their servers and databases too; a fourth one makes all of them slower.
  workers: 3,
  // Patience costs nothing when things go well.
  timeout: 300_000,
  expect: { timeout: 45_000 },
  reporter: reporters,
  use: {
    // To write down every step costs a quarter of the processor's time: TRACE=on does, to look into a failure.
    trace: process.env.TRACE === 'on' ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    // What moves is drawn sixty times a second, a tenth of the processor's time: phones, the site and the walks show it.
    contextOptions: { reducedMotion: 'reduce' },
    // No page lives long enough for what optimizing its scripts costs: a fourteenth of the processor's time.
    launchOptions: launchOptions(
      '--disable-component-update',
      '--disable-sync',
      '--js-flags=--no-maglev,--no-turbofan',
    ),
  },
  projects: [
    // The longest way until its first journey: it begins while the others are under way, instead of alone at their end.
    { name: 'development', testMatch: development, use: desktop },
    { name: 'journeys', testIgnore: development, use: desktop },
  ],
});
