import { defineConfig } from '@playwright/test';
import tests, { reporters } from './playwright.config.ts';

/** The paths of charts on their screens: none of the journeys, one width, as many workers as two cores carry. */
export default defineConfig(tests, {
  testDir: 'paths',
  outputDir: 'test-results/paths',
  globalSetup: './paths/global-plan.ts',
  workers: 2,
  reporter: [...reporters, ['./paths/path-reporter.ts']],
});
