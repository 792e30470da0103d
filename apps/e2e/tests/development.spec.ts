import { Development, developer } from '@statewise/tools/testing/development';
import { expect, test, type Page, type Response } from '@playwright/test';
import { expectAccessible } from '../harness/accessibility.ts';
import { startTimeout } from '../harness/statewise.ts';

const script = 'apps/api/src/site/site-pages/feeds.controller.ts';

/** Opens a page and waits until changes reach it. */
async function open(page: Page, address: string): Promise<Response | null> {
  // The server may still take in what the test before changed: a request waits, or is answered by a page that says so.
  const timeout = startTimeout;
  await expect.poll(async () => (await page.request.get(address, { timeout })).ok(), { timeout }).toBe(true);
  const connected = page.waitForEvent('console', (message) => message.text() === '[vite] connected.');
  const answer = await page.goto(address);
  await connected;
  await page.waitForLoadState('networkidle');
  return answer;
}

test.describe('npm run dev', () => {
  test.describe.configure({ mode: 'serial', timeout: 900_000 });
  let development: Development;

  test.beforeAll(async () => {
    test.setTimeout(600_000);
    development = await Development.start();
  });
  test.afterAll(() => development.stop());

  test('puts a changed style and a changed component into open pages without loading them again', async ({ page }) => {
    await open(page, `${development.url}/mt-en/loan-application/`);
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toBeVisible();
    await page.evaluate(() => Object.assign(window, { untouched: true }));
    development.change('apps/loan/src/styles/loan.css', '', '.wizard-opening h1 { letter-spacing: 7px; }');
    await expect(heading).toHaveCSS('letter-spacing', '7px');
    development.change('apps/loan/src/start/start-page.tsx', "title={t('start.title')}", 'title="Changed: …"');
    await expect(heading).toContainText('Changed: ');
    development.change('libs/ui/src/page-shell.tsx', "{t('footer.rights'", "Changed as well: {t('footer.rights'");
    await expect(page.getByText('Changed as well: ')).toBeVisible();
    expect(await page.evaluate(() => 'untouched' in window)).toBe(true);
  });

  test('shows the screens of a flow beside its chart, and a saved chart in both without loading the page again', async ({
    page,
  }) => {
    await page.request.post(`${development.url}/api/v1/session`, { data: developer });
    await open(page, `${development.url}/console/inspector/loan-application/sandbox`);
    const [screens, here] = [page.frameLocator('iframe'), page.getByLabel('Events').getByRole('status')];
    await screens.getByRole('button', { name: 'I accept the privacy policy' }).click();
    await page.getByLabel('Go to a state').selectOption('stepThree');
    await page.getByRole('button', { name: 'Go there' }).click();
    await expect(page.getByText('Now at stepThree.')).toBeVisible();
    await expect(screens.getByRole('heading', { level: 1 })).toContainText('Income');
    await screens.getByRole('button', { name: 'Back', exact: true }).click();
    await expect(here).toHaveText('stepTwo');
    await screens.getByLabel('Street').fill('');
    await screens.getByRole('button', { name: 'Save and continue' }).click();
    await expect(page.getByText('The chart does not take the event')).toBeVisible();
    await page.getByRole('button', { name: 'Zoom out' }).click({ clickCount: 2 });
    // A press on a chart that is still moving meets nothing.
    await expect(async () => {
      await page.locator('[data-state$="stepOne"] .chart-state__title').click();
      await expect(here).toHaveText('stepOne', { timeout: 3_000 });
    }).toPass({ timeout: 45_000 });
    await page.evaluate(() => Object.assign(window, { untouched: true }));
    development.change('libs/machines/src/loan-application/forms.ts', "'Personal data", "'Changed personal data");
    await expect(page.getByText('Changed personal data')).toBeVisible();
    development.change('libs/machines/src/loan-application/steps.ts', "'step-one'", "'changed-step'");
    await expect.poll(() => page.frames().some((frame) => frame.url().endsWith('/changed-step'))).toBe(true);
    await expect(screens.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await page.evaluate(() => 'untouched' in window)).toBe(true);
    // What is in the frame is a page of its own, with landmarks of its own.
    await page.locator('iframe').evaluate((frame) => frame.remove());
    await expectAccessible(page);
  });

  test('shows a changed page of the public site under its strict policy', async ({ page }) => {
    const answer = await open(page, `${development.url}/mt-en/`);
    expect(answer?.headers()['content-security-policy']).not.toContain('unsafe');
    const heading = page.getByRole('heading', { level: 1 });
    await page.evaluate(() => Object.assign(window, { untouched: true }));
    development.change('apps/site/app/styles/hero.css', '', 'h1 { letter-spacing: 7px !important; }');
    await expect(heading).toHaveCSS('letter-spacing', '7px');
    expect(await page.evaluate(() => 'untouched' in window)).toBe(true);
    development.change('apps/site/app/home/hero.tsx', '<h1>', '<h1>Changed: ');
    await expect(heading).toContainText('Changed: ');
    await page.reload();
    await expect(heading).toContainText('Changed: ');
  });

  test('starts the API again when it changes, and shows why it does not start', async ({ page, request }) => {
    development.change(script, "'User-agent: *'", "'User-agent: changed'");
    const robots = async () => (await request.get(`${development.url}/robots.txt`)).text();
    await expect.poll(robots, { timeout: 240_000 }).toContain('User-agent: changed');
    development.change(script, 'robots(): string {', 'robots(): number {');
    await expect.poll(() => development.output, { timeout: 240_000 }).toContain('error TS2322');
    await page.goto(`${development.url}/mt-en/`);
    await expect(page.getByRole('heading', { name: 'The API does not run' })).toBeVisible();
    await expect(page.getByText('error TS2322')).toBeVisible();
    development.change(script, 'robots(): number {', 'robots(): string {');
    // The page tries again by itself.
    await expect(page.getByRole('heading', { name: 'Changed: ' })).toBeVisible({ timeout: 240_000 });
  });
});
