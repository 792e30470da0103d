import { aVisitor, open, widths } from '../../harness/site.ts';
import { expect, test } from '../../harness/bank-test.ts';

test('one button of a phone holds its menus, which open one at a time and close again', async ({
  browser,
  statewise,
}) => {
  const { context, page } = await aVisitor(browser, statewise.url, { width: 360 });
  await open(page, '/mt-en/');
  const menus = [
    ['Malta', 'Belgium'],
    ['English', 'Nederlands'],
    ['Log in', 'Partner stores'],
    ['Borrow', 'Green loan'],
  ] as const;
  const header = page.getByRole('banner');
  await expect(header.getByRole('link', { name: 'Apply' })).toBeInViewport();
  const all = header.locator('.site-everything');
  await expect(all.getByText('Borrow')).toBeHidden();
  await all.getByText('Menu').locator('..').click();
  for (const [label, inside] of menus) {
    await all.locator('summary', { hasText: label }).click();
    await expect(header.getByRole('link', { name: inside })).toBeVisible();
    for (const [, other] of menus)
      if (other !== inside) await expect(header.getByRole('link', { name: other })).toBeHidden();
  }
  await page.keyboard.press('Escape');
  await expect(header.getByRole('link', { name: 'Green loan' })).toBeHidden();
  await expect(
    header.getByRole('link', { name: 'Search this site' }),
    'Escape closes the inner menu first',
  ).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(header.getByRole('link', { name: 'Search this site' })).toBeHidden();
  const footer = page.getByRole('contentinfo');
  await footer.getByText('All pages').click();
  await expect(footer.getByRole('link', { name: 'Terms of use' })).toBeVisible();
  await footer.getByText('All pages').click();
  await expect(footer.getByRole('link', { name: 'Terms of use' })).toBeHidden();
  await context.close();
});

test('the side menu stands at the top, moves along, stops at the end, and hides on a phone', async ({
  browser,
  statewise,
}) => {
  const { context, page } = await aVisitor(browser, statewise.url, { width: 1280, height: 700 });
  await open(page, '/mt-en/fees');
  const side = page.locator('.site-side');
  await page.mouse.wheel(0, 60);
  await expect(side).toHaveAttribute('data-state', 'top');
  await page.mouse.wheel(0, 900);
  await expect(side).toHaveAttribute('data-state', 'fixed');
  await page.keyboard.press('End');
  await expect(side).toHaveAttribute('data-state', 'bottom');
  await page.setViewportSize({ width: 749, height: 700 });
  await expect(side).toHaveAttribute('data-state', 'hidden');
  await expect(side).toBeHidden();
  await expect(page.getByText('On this page').first()).toBeVisible();
  await context.close();
});

for (const width of widths) {
  test(`at ${width} px the menu from headings is ${width < 750 ? 'above' : 'beside'} the text`, async ({
    browser,
    statewise,
  }) => {
    const { context, page } = await aVisitor(browser, statewise.url, { width, language: 'fr' });
    await open(page, '/be-fr/security');
    await expect(page.locator('.site-side')).toBeVisible({ visible: width >= 750 });
    await expect(page.locator('.site-toc')).toBeVisible({ visible: width < 750 });
    await context.close();
  });
}

test('a link of the side menu glides for 750 ms, and the hash follows what is scrolled past', async ({
  browser,
  statewise,
}) => {
  const { context, page } = await aVisitor(browser, statewise.url);
  await open(page, '/mt-en/security');
  const link = page.locator('.site-side a').nth(4);
  const hash = await link.getAttribute('href');
  const began = Date.now();
  await link.click();
  await expect(page.locator(`[id="${hash?.slice(1)}"]`)).toBeFocused();
  expect(Date.now() - began).toBeGreaterThan(700);
  await expect.poll(() => new URL(page.url()).hash).toBe(hash);
  await page.mouse.wheel(0, -20_000);
  await expect.poll(() => new URL(page.url()).hash).toBe('');
  await page.mouse.wheel(0, 1_200);
  await expect.poll(() => new URL(page.url()).hash).not.toBe('');
  await link.click();
  await page.mouse.wheel(0, -20_000);
  await expect.poll(() => new URL(page.url()).hash, 'a wheel turned during the glide wins').toBe('');
  await open(page, '/mt-en/meridian-saver#saver-calculator');
  await page.mouse.wheel(0, 30);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100);
  await page.waitForTimeout(100);
  expect(new URL(page.url()).hash, 'the calculator is passed, and no heading after it').toBe('#saver-calculator');
  await context.close();
});

test('the hash follows the heading last passed on the home page, an article and a job', async ({
  browser,
  statewise,
}) => {
  const { context, page } = await aVisitor(browser, statewise.url);
  const article = '/mt-en/blog/42/what-the-new-consumer-credit-rules-change-for-you';
  for (const path of ['/mt-en/', article, '/mt-en/jobs/5/software-engineer']) {
    await open(page, path);
    const place = page.locator('main :is(h2, h3)[id]').first();
    const hash = `#${await place.getAttribute('id')}`;
    await place.evaluate((element) => scrollBy(0, element.getBoundingClientRect().top - 20));
    await expect.poll(() => new URL(page.url()).hash, path).toBe(hash);
  }
  await context.close();
});

test('people who prefer less motion jump, and hash and highlight are those of the link, also at the end of the page', async ({
  browser,
  statewise,
}) => {
  const { context, page } = await aVisitor(browser, statewise.url);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/mt-en/fees');
  await page.evaluate(() => {
    const places: number[] = [];
    addEventListener('scroll', () => places.push(scrollY));
    Object.assign(globalThis, { placesSince: () => places.splice(0).length });
  });
  for (const link of await page.locator('.site-side a').all()) {
    const href = await link.getAttribute('href');
    await link.click();
    await expect(page.locator(`[id="${href?.slice(1)}"]`)).toBeFocused();
    await expect(page.locator('.site-side [aria-current]')).toHaveAttribute('href', href ?? '');
    await expect.poll(() => new URL(page.url()).hash).toBe(href);
    // One that glides comes through dozens.
    expect(await page.evaluate('placesSince()')).toBeLessThanOrEqual(2);
  }
  await context.close();
});
