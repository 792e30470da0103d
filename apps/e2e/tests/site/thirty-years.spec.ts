import type { Page } from '@playwright/test';
import { expectAccessible } from '../../harness/accessibility.ts';
import { aVisitor, open } from '../../harness/site.ts';
import { expect, test } from '../../harness/bank-test.ts';

const carouselOf = (page: Page) => page.getByRole('region', { name: /In their own words|In hun eigen woorden/ });
/** The quote of a place, if it is the one that is shown. */
const shown = (page: Page, at: number) => carouselOf(page).getByRole('group', { name: `${at} of 5` });

/** Opens the page with a clock that only the test moves, once the chart of the quotes is there. */
async function openAtRest(page: Page): Promise<void> {
  const morning = new Date('2026-11-21T10:00:00Z');
  await page.clock.install({ time: morning });
  await page.clock.pauseAt(new Date(morning.getTime() + 60_000));
  await open(page, '/mt-en/30years');
  // A page begins to watch what comes near once it has been drawn, which takes a frame.
  await page.clock.runFor(40);
  // The quotes are far down, and begin once somebody comes near.
  await carouselOf(page).scrollIntoViewIfNeeded();
  await expect(shown(page, 2)).toHaveCount(0);
}

test('the quotes turn every five seconds, and stand for a pointer, the focus, a hidden tab and the button', async ({
  browser,
  statewise,
}) => {
  const { context, page } = await aVisitor(browser, statewise.url);
  await openAtRest(page);
  const carousel = carouselOf(page);
  await page.clock.runFor(4_900);
  await expect(shown(page, 1)).toBeVisible();
  await page.clock.runFor(100);
  await expect(shown(page, 2)).toBeVisible();
  await expect(carousel.getByRole('status')).toHaveText('');

  await carousel.hover();
  await expect(shown(page, 2)).toBeInViewport();
  await page.clock.runFor(30_000);
  await expect(shown(page, 2)).toBeVisible();
  await page.mouse.move(0, 0);
  await page.clock.runFor(5_000);
  await expect(shown(page, 3)).toBeVisible();

  const next = carousel.getByRole('button', { name: 'Next quote' });
  await next.focus();
  await page.clock.runFor(30_000);
  await expect(shown(page, 3)).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(shown(page, 4)).toBeVisible();
  await expect(carousel.getByRole('status')).toContainText('Quote 4 of 5: I used to wait seventy days');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(shown(page, 1)).toBeVisible();

  await carousel.getByRole('button', { name: 'Pause the quotes' }).press('Enter');
  await page.getByRole('link', { name: 'Tell us your story' }).focus();
  await page.clock.runFor(30_000);
  await expect(shown(page, 1)).toBeVisible();
  await carousel.getByRole('button', { name: 'Play the quotes' }).press('Enter');
  await page.clock.runFor(5_000);
  await expect(shown(page, 2)).toBeVisible();

  await page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await page.clock.runFor(30_000);
  await expect(shown(page, 2)).toBeVisible();
  await context.close();
});

test('a quote that is asked for while another one glides in is shown', async ({ browser, statewise }) => {
  const { context, page } = await aVisitor(browser, statewise.url);
  await open(page, '/mt-en/30years');
  const carousel = carouselOf(page);
  await carousel.scrollIntoViewIfNeeded();
  await expect(shown(page, 5)).toHaveCount(0);
  const track = carousel.getByRole('group', { name: 'Quotes', exact: true });
  const next = carousel.getByRole('button', { name: 'Next quote' });
  // The focus holds the quotes, which would turn by themselves.
  await next.focus();
  // The end of the glide before may be told at any time after the button was pressed.
  for (const at of [2, 3]) {
    await next.evaluate((button: HTMLElement, isDrawn) => {
      const end = () => document.querySelector('.site-quotes__track')?.dispatchEvent(new Event('scrollend'));
      button.click();
      if (isDrawn) queueMicrotask(end);
      else end();
    }, at === 3);
    await expect(shown(page, at)).toBeInViewport({ ratio: 0.9 });
  }
  await next.press('Enter');
  await carousel.getByRole('button', { name: 'Previous quote' }).press('Enter');
  await expect(shown(page, 3)).toBeInViewport({ ratio: 0.9 });
  await track.hover();
  await page.mouse.wheel(5_000, 0);
  await expect(shown(page, 5)).toBeInViewport({ ratio: 0.9 });
  await expect(carousel.getByRole('status')).toContainText('Quote 5 of 5');
  await context.close();
});

test('the years arrive as they are scrolled to, move nothing else, and are led to by the bar', async ({
  browser,
  statewise,
}) => {
  const { context, page } = await aVisitor(browser, statewise.url, { width: 360 });
  await open(page, '/mt-en/30years');
  const last = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: /^2026/ }) });
  await expect(last).toHaveAttribute('data-reveal', 'waiting');
  const height = await page.evaluate(async () => {
    await document.fonts.ready;
    return document.documentElement.scrollHeight;
  });
  const bar = page.getByRole('navigation', { name: 'Year by year' });
  await bar.getByRole('link', { name: '2026' }).click();
  await expect(last).toHaveAttribute('data-reveal', 'shown');
  await expect(last).toBeFocused();
  await expect(page).toHaveURL(/\/30years#2026$/);
  await expect(bar.getByRole('link', { name: '2026' })).toHaveAttribute('aria-current', 'true');
  await expect(bar.getByRole('link', { name: '2026' })).toBeInViewport();
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(height);
  await context.close();
});

test('for those who want less motion nothing moves until they ask for it', async ({ browser, statewise }) => {
  const { context, page } = await aVisitor(browser, statewise.url);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.clock.install();
  await open(page, '/mt-en/30years');
  await carouselOf(page).scrollIntoViewIfNeeded();
  await expect(carouselOf(page).getByRole('button', { name: 'Play the quotes' })).toBeVisible();
  await expect(page.locator('[data-reveal]')).toHaveCount(0);
  await page.clock.runFor(30_000);
  await expect(shown(page, 1)).toBeVisible();
  await expectAccessible(page);
  await carouselOf(page).getByRole('button', { name: 'Next quote' }).click();
  await expect(shown(page, 2)).toBeVisible();
  await context.close();
});

test('without script every year and every quote is there, and any address that ends in 30years leads to it', async ({
  browser,
  statewise,
}) => {
  const { context, page } = await aVisitor(browser, statewise.url, { width: 360, javaScriptEnabled: false });
  await page.goto('/somewhere/30years');
  await expect(page).toHaveURL(/\/mt-en\/30years$/);
  for (const before of ['about-us', 'blog', 'jobs/details']) {
    await page.goto(`/be-nl/${before}/30years`);
    await expect(page).toHaveURL(/\/be-nl\/30years$/);
  }
  await expect(page.getByRole('heading', { level: 2, name: /^(1996|2004|2026) / })).toHaveCount(3);
  const quotes = carouselOf(page).locator('blockquote');
  await expect(quotes).toHaveCount(5);
  for (const quote of await quotes.all()) {
    const box = await quote.boundingBox();
    expect((box?.x ?? 999) + (box?.width ?? 999)).toBeLessThanOrEqual(360);
  }
  await expect(carouselOf(page).getByRole('button')).toHaveCount(0);
  await page.getByRole('link', { name: 'Vertel ons uw verhaal' }).click();
  await expect(page.getByLabel('Onderwerp')).toHaveValue('Mijn verhaal met Meridian Bank');
  await context.close();
});

test('the page stands in the menu, in the sitemap and in the search, in French too', async ({ request, statewise }) => {
  const html = await (await request.get(`${statewise.url}/fr/30years`)).text();
  expect(html).toContain('hrefLang="nl-BE"');
  expect(html).toContain('property="og:title" content="Trente ans, en mots de tous les jours');
  expect(await (await request.get(`${statewise.url}/sitemap.xml`)).text()).toContain(`${statewise.url}/be-fr/30years<`);
  expect(await (await request.get(`${statewise.url}/be-fr/`)).text()).toContain('href="/be-fr/30years"');
  const { results } = await (await request.get(`${statewise.url}/search?q=goudron&country=be&lang=fr`)).json();
  expect(results).toContainEqual(expect.objectContaining({ kind: 'page', url: '/be-fr/30years' }));
});
