import { aVisitor, open } from '../../harness/site.ts';
import { expect, test } from '../../harness/bank-test.ts';

test('the blog is read to its last article, six at a time', async ({ browser, statewise }) => {
  const { context, page } = await aVisitor(browser, statewise.url);
  await open(page, '/mt-en/blog');
  const articles = page.getByRole('article');
  const more = page.getByRole('button', { name: 'Load more' });
  for (let shown = 6; shown < 42; shown += 6) {
    await expect(articles).toHaveCount(shown);
    await more.click();
  }
  await expect(articles).toHaveCount(42);
  await expect(more).toBeHidden();
  const links = await articles.getByRole('link').evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(new Set(links).size).toBe(42);
  await context.close();
});

test('another category begins anew', async ({ browser, statewise }) => {
  const { context, page } = await aVisitor(browser, statewise.url);
  await open(page, '/mt-en/blog');
  await page.getByRole('button', { name: 'Load more' }).click();
  await expect(page.getByRole('article')).toHaveCount(12);
  await page.getByRole('navigation', { name: 'Categories' }).getByRole('link', { name: 'Business' }).click();
  await expect(page.getByRole('article')).toHaveCount(6);
  await expect(page.getByRole('article').getByText('Business', { exact: true })).toHaveCount(6);
  await expect(page).toHaveURL(/\/mt-en\/blog\/business$/);
  await expect(page).toHaveTitle('Business: news and advice · Meridian Bank');
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/mt-en\/blog\/business$/);
  await expect(page.locator('header a[hreflang="fr"]').first()).toHaveAttribute('href', '/mt-fr/blog/business');
  await page.getByRole('article').first().getByRole('link').click();
  await expect(page).toHaveURL(/\/mt-en\/blog\/\d+\//);
  await page.goBack();
  await expect(page).toHaveURL(/\/mt-en\/blog\/business$/);
  await page.goBack();
  await expect(page, 'what was loaded is there again').toHaveURL(/\/mt-en\/blog\?shown=12$/);
  await expect(page.getByRole('article')).toHaveCount(12);
  await context.close();
});

test('of two categories that are chosen before the list acts the second one stays', async ({ browser, statewise }) => {
  const { context, page } = await aVisitor(browser, statewise.url);
  await open(page, '/mt-en/blog');
  let isThere = (): void => undefined;
  const chart = new Promise<void>((resolve) => (isThere = resolve));
  await page.route('**/_site/blog-list-chart-*.js', async (route) => {
    await chart;
    await route.continue();
  });
  await Promise.all([page.waitForRequest('**/_site/blog-list-chart-*.js'), page.getByRole('article').first().hover()]);
  const categories = page.getByRole('navigation', { name: 'Categories' });
  await categories.getByRole('link', { name: 'Saving' }).click();
  await expect(page).toHaveURL(/\/mt-en\/blog\/saving$/);
  await categories.getByRole('link', { name: 'All' }).click();
  await expect(page).toHaveURL(/\/mt-en\/blog$/);
  isThere();
  await expect(categories.locator('[aria-current]')).toHaveText('All');
  await expect(page).toHaveTitle('News and advice · Meridian Bank');
  await expect(page.getByRole('article')).toHaveCount(6);
  await context.close();
});

test('a list that is opened at a category stays in it, and leads back to all', async ({ browser, statewise }) => {
  const { context, page } = await aVisitor(browser, statewise.url);
  await open(page, '/mt-en/blog/business');
  const articles = page.getByRole('article');
  await page.getByRole('button', { name: 'Load more' }).press('Enter');
  await expect.poll(() => articles.count()).toBeGreaterThan(6);
  await expect(articles.getByText('Business', { exact: true })).toHaveCount(await articles.count());
  await expect(page.getByRole('button', { name: 'Load more' }), 'these were the last').toHaveCount(0);
  await expect(articles.nth(6).getByRole('link')).toBeFocused();
  await page.getByRole('navigation', { name: 'Categories' }).getByRole('link', { name: 'All' }).click();
  await expect(page).toHaveURL(/\/mt-en\/blog$/);
  await expect(articles).toHaveCount(6);
  await expect(page.getByRole('navigation', { name: 'Categories' }).locator('[aria-current]')).toHaveText('All');
  await context.close();
});

test('on a phone the category is chosen in a form that opens and closes', async ({ browser, statewise }) => {
  const { context, page } = await aVisitor(browser, statewise.url, { width: 360, language: 'nl' });
  await open(page, '/be-nl/blog');
  const toggle = page.getByText('Categorie: Alles');
  const sparen = page.getByRole('radio', { name: 'Sparen' });
  await toggle.click();
  await expect(sparen).toBeVisible();
  await toggle.click();
  await expect(sparen).toBeHidden();
  await toggle.click();
  await sparen.check();
  await expect(sparen).toBeHidden();
  await expect(page.getByRole('article').getByText('Sparen', { exact: true })).toHaveCount(6);
  await context.close();
});

test('an article without a connection to the list says so and can be asked for again', async ({
  browser,
  statewise,
}) => {
  const { context, page } = await aVisitor(browser, statewise.url);
  await open(page, '/mt-en/blog');
  const more = page.getByRole('button', { name: 'Load more' });
  await more.click();
  await expect(page.getByRole('article')).toHaveCount(12);
  await context.setOffline(true);
  await more.click();
  await expect(page.getByRole('alert')).toHaveText(/could not be loaded/);
  await context.setOffline(false);
  await more.click();
  await expect(page.getByRole('article')).toHaveCount(18);
  await context.close();
});

test('a wrong slug leads to the right one for good', async ({ request, statewise }) => {
  for (const path of ['/mt-en/blog/36/wrong', '/mt-en/blog/36']) {
    const answer = await request.get(`${statewise.url}${path}`, { maxRedirects: 0 });
    expect([answer.status(), answer.headers()['location']]).toEqual([
      301,
      '/mt-en/blog/36/thirty-years-of-meridian-bank',
    ]);
  }
});
