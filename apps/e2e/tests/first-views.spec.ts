import type { Page } from '@playwright/test';
import { expectAccessible } from '../harness/accessibility.ts';
import { expect, test } from '../harness/bank-test.ts';

// The first page of a wizard stands there before its script: its heading, and the privacy notice in front of it. That of the
// console is the sign-in.

/** Holds the scripts of a page back until what it returns is called. */
async function withoutScripts(page: Page): Promise<() => void> {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

const pages = ['/be-nl/loan-application/', '/be-nl/e-banking/', '/be-nl/store/'];

for (const path of pages) {
  test(`${path} stands where it will stay, and its notice is one`, async ({ page, statewise }) => {
    const release = await withoutScripts(page);
    await page.goto(`${statewise.url}${path}`, { waitUntil: 'commit' });
    const [notice, heading] = [page.getByRole('dialog', { name: 'Uw privacy' }), page.locator('h1')];
    await expect(notice).toBeVisible();
    await expect(page.locator('.sw-loading')).toBeVisible();
    // The style sheet has come, and the fonts that it names.
    await expect(page.locator('.sw-modal-cover')).toHaveCSS('position', 'fixed');
    await page.evaluate(() => document.fonts.ready);
    const before = [await notice.boundingBox(), await heading.boundingBox()];
    await expectAccessible(page);
    release();
    await expect(page.locator('dialog:modal')).toBeVisible();
    await expect(page.locator('.sw-loading')).toBeHidden();
    await expect(notice).toHaveCount(1);
    const [noticeAfter, headingAfter] = [await notice.boundingBox(), await heading.boundingBox()];
    expect(noticeAfter).toEqual(before[0]);
    // A step has its progress above the heading.
    if (!path.includes('store')) expect(headingAfter).toEqual(before[1]);
    await page.getByRole('button', { name: 'Ik aanvaard het privacybeleid' }).click();
    await expect(notice).toBeHidden();
    await page.reload();
    await expect(heading).toBeVisible();
    await expect(notice).toBeHidden();
  });
}

test('the notice is accepted before any script has come', async ({ page, context, statewise }) => {
  const release = await withoutScripts(page);
  await page.goto(`${statewise.url}/be-nl/loan-application/`, { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Ik aanvaard het privacybeleid' }).click({ noWaitAfter: true });
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.locator('h1')).toBeVisible();
  await expectAccessible(page);
  await expect
    .poll(() => context.cookies())
    .toContainEqual(expect.objectContaining({ name: 'PRIVACY_POLICY_ACCEPTED' }));
  release();
  await expect(page.getByRole('radiogroup').first()).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('without script a wizard says that it needs one, and nothing stands in front', async ({ browser, statewise }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${statewise.url}/be-nl/loan-application/`);
  await expect(page.getByText(/JavaScript nodig.*\+32 2 400 44 09 \(België\)/)).toBeVisible();
  await expect(page.locator('h1')).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.locator('.sw-loading')).toBeHidden();
  await context.close();
});

test('a page whose script does not come says so, until it does', async ({ page, statewise }) => {
  const late = page.getByRole('status').filter({ hasText: /trager dan|longer than|plus lentement/ });
  for (const [path, text] of [
    ['/be-nl/loan-application/', 'Deze pagina laadt trager'],
    ['/console/', 'This page is taking longer'],
    // With a query there is nothing but this.
    ['/be-fr/loan-application/?from=site', 'Cette page se charge plus lentement'],
  ] as const) {
    const release = await withoutScripts(page);
    await page.goto(`${statewise.url}${path}`, { waitUntil: 'commit' });
    const hidden = page.locator('.sw-late');
    await expect(hidden).toHaveCSS('position', 'fixed');
    await expect(hidden).toBeHidden();
    const waited = await hidden.evaluate((element) =>
      element.getAnimations().map((animation) => {
        animation.finish();
        return animation.effect?.getComputedTiming().delay;
      }),
    );
    expect(waited).toEqual([15_000]);
    await expect(late).toHaveText(new RegExp(`^${text}[^.]*\\.[^.]*\\.$`));
    // The sign-in is drawn, but out of reach.
    if (path.endsWith('/loan-application/')) await expectAccessible(page);
    release();
    await expect(late).toBeHidden();
    await page.unrouteAll();
  }
});

test('the sign-in stands where it will stay, and takes nothing before it can send it', async ({
  page,
  context,
  statewise,
}) => {
  await context.addCookies([{ name: 'LANGUAGE', value: 'fr', url: statewise.url }]);
  const release = await withoutScripts(page);
  await page.goto(`${statewise.url}/console/`, { waitUntil: 'commit' });
  const parts = [page.locator('h1'), page.locator('input[name=email]'), page.locator('button[type=submit]')];
  const boxes = () => Promise.all(parts.map((part) => part.boundingBox()));
  await expect(page.locator('h1')).toHaveText('Se connecter');
  await expect(page.locator('.console-gate')).toHaveCSS('display', 'grid');
  await page.evaluate(() => document.fonts.ready);
  await expect(page.locator('[data-drawn-ahead]')).toHaveAttribute('inert');
  const before = await boxes();
  expect(before).not.toContain(null);
  const headings = page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        const seen = new Set<string>();
        const look = (): void => {
          seen.add(document.querySelector('h1')?.textContent ?? 'nothing');
          if (document.querySelector('[data-drawn-ahead]') === null && location.pathname === '/console/sign-in')
            resolve([...seen]);
          else requestAnimationFrame(look);
        };
        look();
      }),
  );
  release();
  // From one to the other without an empty page.
  expect(await headings).toEqual(['Se connecter']);
  await page.getByLabel('Adresse e-mail').fill('a@example.com');
  expect(await boxes()).toEqual(before);
  await expectAccessible(page);
});
