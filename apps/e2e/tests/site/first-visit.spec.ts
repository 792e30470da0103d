import { aVisitor, open } from '../../harness/site.ts';
import { expect, test } from '../../harness/bank-test.ts';

test('a visitor is led to the language of the browser once and only once', async ({ browser, statewise }) => {
  const { context, page } = await aVisitor(browser, statewise.url, { language: 'nl-BE', hasBeenHere: false });
  await page.goto('/be-en/meridian-saver?amount=1000');
  await expect(page).toHaveURL(/\/be-nl\/meridian-saver\?amount=1000$/);
  const cookie = (await context.cookies()).find(({ name }) => name === 'LANGUAGE_CHECK_DONE');
  expect(Math.round(((cookie?.expires ?? 0) * 1000 - Date.now()) / 3_600_000)).toBe(24);
  await open(page, '/be-en/meridian-saver');
  await expect(page).toHaveURL(/\/be-en\/meridian-saver$/);
  await context.close();
});

test('an article is found again at its address in the other language', async ({ browser, statewise }) => {
  const { context, page } = await aVisitor(browser, statewise.url, { language: 'fr', hasBeenHere: false });
  await page.goto('/en/blog/36/thirty-years-of-meridian-bank');
  await expect(page).toHaveURL(/\/fr\/blog\/36\/trente-ans-de-meridian-bank$/);
  await context.close();
});

test('a browser in a language that the site does not have stays where it is', async ({ browser, statewise }) => {
  const { context, page } = await aVisitor(browser, statewise.url, { language: 'de-DE', hasBeenHere: false });
  await open(page, '/mt-nl/');
  await expect(page).toHaveURL(/\/mt-nl\/$/);
  await context.close();
});

test('whoever chooses a language keeps it', async ({ browser, statewise }) => {
  const { context, page } = await aVisitor(browser, statewise.url, { language: 'en-MT', hasBeenHere: false });
  await open(page, '/mt-en/fees');
  await page.getByText('English', { exact: true }).first().click();
  await page.getByRole('link', { name: 'Français' }).click();
  await expect(page).toHaveURL(/\/mt-fr\/fees$/);
  await page.waitForLoadState('networkidle');
  await expect(page).toHaveURL(/\/mt-fr\/fees$/);
  await page.goto('/');
  await expect(page).toHaveURL(/\/mt-fr\/$/);
  await context.close();
});

test('the privacy banner is shown until it is accepted, and then never again', async ({ browser, statewise }) => {
  const { context, page } = await aVisitor(browser, statewise.url, { hasBeenHere: false });
  await open(page, '/mt-en/');
  const banner = page.getByRole('region', { name: 'Your privacy' });
  await expect(banner).toBeVisible();
  await page.reload();
  for (const _ of ['skip link', 'policy', 'button']) await page.keyboard.press('Tab');
  await expect(banner.getByRole('button', { name: 'Continue' }), 'it comes before the menus').toBeFocused();
  await page.getByRole('contentinfo').getByRole('link').last().focus();
  await expect
    .poll(() => banner.evaluate((box) => box.getBoundingClientRect().bottom), 'it covers nothing')
    .toBeLessThan(0);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(banner).toBeHidden();
  await expect(page.getByRole('main')).toBeVisible();
  await page.emulateMedia({ media: 'screen' });
  await banner.getByRole('button', { name: 'Continue' }).click();
  await expect(banner).toBeHidden();
  // A cookie that a script sets reaches the browser's own store a moment later.
  const lasts = async (): Promise<number> =>
    (await context.cookies()).find(({ name }) => name === 'PRIVACY_POLICY_ACCEPTED')?.expires ?? 0;
  await expect.poll(lasts).toBeGreaterThan(Date.now() / 1000 + 300 * 86_400);
  await open(page, '/mt-en/blog');
  await expect(banner).toBeHidden();
  await context.close();
});

for (const [header, expected] of [
  ['nl-BE,en;q=0.5', '/be-nl/'],
  ['de, fr;q=0.8, en;q=0.7', '/fr/'],
  ['en-MT', '/mt-en/'],
  ['xx', '/en/'],
  ['', '/en/'],
] as const) {
  test(`the root leads "${header}" to ${expected}`, async ({ request, statewise }) => {
    const answer = await request.get(`${statewise.url}/`, { headers: { 'Accept-Language': header }, maxRedirects: 0 });
    expect([answer.status(), answer.headers()['location']]).toEqual([302, expected]);
  });
}
