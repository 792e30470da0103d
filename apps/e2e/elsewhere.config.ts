import { otherBrowsers } from '@statewise/tools/testing/other-browsers';
import { defineConfig } from '@playwright/test';
import { reporters } from './playwright.config.ts';
import type { ElsewhereOptions } from './elsewhere/test.ts';

/** The core walks in each of Debian's other browsers that is installed; nothing of them is driven by Playwright. */
export default defineConfig<object, ElsewhereOptions>({
  testDir: 'elsewhere',
  outputDir: 'test-results/elsewhere',
  forbidOnly: true,
  workers: 2,
  // As patient as the tests in Chromium: a browser without a graphics card is slow on a busy machine.
  timeout: 300_000,
  reporter: reporters,
  projects: otherBrowsers()
    .filter(({ isInstalled }) => isInstalled)
    .map((otherBrowser) => ({ name: otherBrowser.name, use: { otherBrowser } })),
});
