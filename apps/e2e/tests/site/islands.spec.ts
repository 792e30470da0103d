import { setTimeout as pause } from 'node:timers/promises';
import { aVisitor, open } from '../../harness/site.ts';
import { expect, test } from '../../harness/bank-test.ts';

test('a form asks for its script when it is touched, and what was pressed and typed before it came is not lost', async ({
  browser,
  statewise,
}) => {
  const { context, page } = await aVisitor(browser, statewise.url);
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await open(page, '/mt-en/blog/36/thirty-years-of-meridian-bank');
  expect(scripts.length, 'the first script and what it is made of').toBeLessThan(4);
  await page.route('**/_site/*.js', async (route) => {
    await pause(1_500);
    await route.continue();
  });
  const form = page.getByRole('region', { name: 'Our monthly newsletter' });
  await form.getByRole('button', { name: 'Subscribe' }).click();
  await form.getByLabel('First name').pressSequentially('Ann');
  await expect(form.getByText(/Enter your (?:surname|e-mail address)/)).toHaveCount(2);
  await expect(form.getByLabel('First name')).toHaveValue('Ann');
  await expect(form.getByLabel('Surname')).toBeFocused();
  expect(page.url(), 'the browser has not sent the form').not.toContain('subscribe=');
  await context.close();
});

for (const [path, slider, figure] of [
  ['/mt-en/', '#quick-amount', 'output'],
  ['/mt-en/green-loan', '.sw-slider__range', '.site-calculator__headline strong'],
] as const)
  test(`a key that moves the slider of ${path} before any script has come is not lost`, async ({
    browser,
    statewise,
  }) => {
    const { context, page } = await aVisitor(browser, statewise.url);
    let arrive = (): void => undefined;
    const held = new Promise<void>((resolve) => (arrive = resolve));
    await page.route('**/_site/*.js', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(path, { waitUntil: 'commit' });
    const range = page.locator(slider);
    const shown = page.locator(figure).first();
    const before = await shown.innerText();
    await range.focus();
    for (let press = 0; press < 3; press++) await page.keyboard.press('ArrowRight');
    const moved = await range.inputValue();
    arrive();
    await expect(shown).not.toHaveText(before);
    await expect(range).toHaveValue(moved);
    await context.close();
  });

test('a script that is gone is asked for now and then, and links lead where they say', async ({
  browser,
  statewise,
}) => {
  const { context, page } = await aVisitor(browser, statewise.url);
  await open(page, '/mt-en/meridian-factor');
  const asked: string[] = [];
  await context.route(/_site\/(?:take-over|show-notice)-/, (route) => {
    asked.push(route.request().url());
    return route.fulfill({ status: 404 });
  });
  const [tab] = await Promise.all([
    context.waitForEvent('page'),
    page.getByRole('link', { name: 'Start with Meridian Factor' }).click(),
  ]);
  await expect(tab).toHaveURL(/\/mt-en\/contact-us\?subject=Start/);
  await page.bringToFront();
  const form = page.getByRole('region', { name: 'Our monthly newsletter' });
  await form.scrollIntoViewIfNeeded();
  for (let touch = 0; touch < 20; touch++) await form.getByLabel(touch % 2 ? 'First name' : 'Surname').focus();
  await pause(1_500);
  expect(asked.length).toBeGreaterThan(0);
  expect(asked.length, 'each part of the page asks once').toBeLessThan(20);
  const before = asked.length;
  await pause(1_500);
  expect(asked.length, 'nobody touches anything').toBe(before);
  await context.close();
});
