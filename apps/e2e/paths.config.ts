import { defineConfig, devices } from '@playwright/test';
import journeys, { reporters } from './playwright.config.ts';

/** The paths of charts on their screens: none of the journeys, one width, as many workers as two cores carry. */
export default defineConfig(journeys, {
  testDir: 'paths',
  globalSetup: './paths/global-plan.ts',
  workers: 2,
  reporter: [...reporters, ['./paths/walked-reporter.ts']],
  projects: [{ name: 'desktop', use: { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 900 } } }],
});
