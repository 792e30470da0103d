import { systemChromium } from '@statewise/tools/testing/chromium';
import { defineConfig, devices } from '@playwright/test';

const executablePath = systemChromium();

export default defineConfig({
  testDir: 'journeys',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  // Two cores also run the server and its Postgres: patience costs nothing when things go well.
  timeout: 180_000,
  expect: { timeout: 20_000 },
  reporter: [['list']],
  use: {
    trace: 'retain-on-failure',
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
    // Journeys through the public site choose their widths themselves; sources are changed at one width; what
    // does not depend on the width is shown at one.
    {
      name: 'phone',
      testIgnore: ['site/**', 'development.spec.ts', 'store/{calculator,entry,human-check,intermediary}.spec.ts'],
      use: { ...devices['Desktop Chrome'], viewport: { width: 360, height: 740 }, hasTouch: true },
    },
    { name: 'desktop', use: { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 900 } } },
  ],
});
