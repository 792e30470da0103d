import { expectAccessible } from '../../harness/accessibility.ts';
import { aVisitor, open, widths } from '../../harness/site.ts';
import { expect, test } from '../../harness/bank-test.ts';

const kinds = [
  '/',
  '/meridian-saver',
  '/consumer-lending?amount=15000&years=5',
  '/iban',
  '/blog',
  '/blog/36',
  '/jobs',
  '/jobs/1',
  '/contact-us',
  '/30years',
  '/search?q=loan',
  '/nothing',
] as const;

/** Languages that the kinds of pages share out between them where only a page's structure and colours matter. */
const languages = [
  ['en', '/mt-en'],
  ['nl', '/be-nl'],
  ['fr', '/fr'],
] as const;

for (const [turn, [language, prefix]] of languages.entries()) {
  test(`no kind of page scrolls sideways at any width, breaks its own policy or fails in a script in ${language}`, async ({
    browser,
    statewise,
  }) => {
    test.slow();
    const { context, page } = await aVisitor(browser, statewise.url, { language, hasBeenHere: language !== 'en' });
    const complaints: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error' && !message.text().includes('404')) complaints.push(message.text());
    });
    page.on('pageerror', (error) => complaints.push(error.message));
    for (const path of kinds) {
      await open(page, `${prefix}${path}`);
      for (const width of [320, ...widths]) {
        await page.setViewportSize({ width, height: 900 });
        expect(
          await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
          `${path} at ${width} px`,
        ).toBeLessThanOrEqual(0);
      }
    }
    expect(complaints).toEqual([]);
    await context.close();
  });

  test(`kinds of pages are accessible in both colour schemes in ${language}`, async ({ browser, statewise }) => {
    test.slow();
    const { context, page } = await aVisitor(browser, statewise.url, { width: 360, language, hasBeenHere: turn > 0 });
    for (const path of kinds.filter((_, at) => at % languages.length === turn)) {
      await open(page, `${prefix}${path}`);
      await expectAccessible(page);
    }
    await context.close();
  });
}

test('an address that is no page answers 404 with a page', async ({ request, statewise }) => {
  for (const path of [
    '/mt-en/nothing',
    '/xx-yy/',
    '/de/',
    '/mt-xx/blog',
    '/mt-en/blog/99999',
    '/mt-en/a/b/c',
    '/anything',
  ]) {
    const answer = await request.get(`${statewise.url}${path}`, { headers: { Accept: 'text/html' } });
    expect(answer.status(), path).toBe(404);
    expect(await answer.text()).toContain('<h1');
  }
});

test('a page tells search engines what it is, where else it stands, and who wrote it', async ({
  request,
  statewise,
}) => {
  const html = await (await request.get(`${statewise.url}/be-nl/blog/36/dertig-jaar-meridian-bank`)).text();
  expect(html).toContain(`<link rel="canonical" href="${statewise.url}/be-nl/blog/36/dertig-jaar-meridian-bank"/>`);
  for (const tag of ['en-MT', 'nl-MT', 'fr-MT', 'en-BE', 'nl-BE', 'fr-BE', 'en', 'nl', 'fr', 'x-default'])
    expect(html.toLowerCase()).toContain(`hreflang="${tag.toLowerCase()}"`);
  for (const type of ['BankOrCreditUnion', 'BlogPosting', 'BreadcrumbList'])
    expect(html).toContain(`"@type":"${type}"`);
  expect(html).toContain('"author":{"@type":"Organization","name":"de redactie van Meridian Bank"');
  for (const property of ['og:title', 'og:description', 'og:image', 'og:url', 'og:type'])
    expect(html).toContain(`property="${property}"`);
  expect(await (await request.get(`${statewise.url}/sitemap.xml`)).text()).toContain(
    `${statewise.url}/be-nl/blog/36/dertig-jaar-meridian-bank`,
  );
  expect(await (await request.get(`${statewise.url}/robots.txt`)).text()).toContain(
    `Sitemap: ${statewise.url}/sitemap.xml`,
  );
  expect(await (await request.get(`${statewise.url}/be-nl/blog/rss.xml`)).text()).toContain('<language>nl</language>');
});

test('a page that has not changed is not sent again, and its files are kept for ever', async ({
  request,
  statewise,
}) => {
  const first = await request.get(`${statewise.url}/mt-en/`);
  const tag = first.headers()['etag'] ?? '';
  expect((await request.get(`${statewise.url}/mt-en/`, { headers: { 'If-None-Match': tag } })).status()).toBe(304);
  const script = /src="(\/_site\/[^"]+\.js)"/.exec(await first.text())?.[1] ?? '';
  const file = await request.get(`${statewise.url}${script}`, { headers: { 'Accept-Encoding': 'br' } });
  expect(file.headers()).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-encoding': 'br',
  });
});

test('a page prints what it says, and nothing that one would press', async ({ page, statewise }) => {
  await page.goto(`${statewise.url}/be-en/consumer-lending?amount=10000&years=3`);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('€308.54').first()).toBeVisible();
  await expect(page.getByText(/© \d{4}/)).toBeVisible();
  for (const role of ['banner', 'navigation', 'button', 'textbox', 'slider'] as const)
    await expect(page.getByRole(role)).toHaveCount(0);
});
