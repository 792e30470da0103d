import type { Page } from '@playwright/test';
import { expect, test } from '../harness/bank-test.ts';
import { acceptPrivacy } from '../harness/accept-privacy.ts';

// Whatever a start page asks the server for, an application can be started while that fails.

/** Fails what a pattern of addresses matches, until what it returns is called. Calls stay intercepted: none is under way while that changes. */
async function failing(page: Page, pattern: string): Promise<() => void> {
  const problem = { status: 500, contentType: 'application/problem+json', body: '{"status":500,"title":"Failed"}' };
  let isFailing = true;
  await page.route(pattern, (route) => (isFailing ? route.fulfill(problem) : route.continue()));
  return () => {
    isFailing = false;
  };
}

/** The calls by which an address is opened, `known` among them, by their paths; documents, scripts and pictures are none. */
async function callsOf(page: Page, address: string, known: string): Promise<readonly string[]> {
  const calls = new Set<string>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (['fetch', 'xhr'].includes(request.resourceType()) && !/\/assets\//.test(pathname)) calls.add(pathname);
  });
  await page.goto(address, { waitUntil: 'networkidle' });
  // The network may have rested while the script was read.
  await expect.poll(() => [...calls]).toContainEqual(expect.stringContaining(known));
  return [...calls];
}

test.beforeEach(async ({ context, page, statewise }) => {
  await acceptPrivacy(context, statewise.url);
  // Emptied as each document begins: a save that is answered late would fill what was emptied behind it.
  await page.addInitScript(() => sessionStorage.clear());
});

test('a loan is started while any call of its start page fails', async ({ page, wizard }) => {
  for (const call of await callsOf(page, wizard.address('/'), 'getLoanDetails')) {
    const answer = await failing(page, `**${call}*`);
    await page.goto(wizard.address('/'));
    await wizard.button('start.begin').first().click();
    answer();
    await expect(wizard.heading('step.1')).toBeVisible();
  }
});

test('a business account is started while any call of its start page fails', async ({ page, business }) => {
  for (const call of [
    ...(await callsOf(page, business.address('/'), '/translations/live')),
    '/e-banking/api/',
    '/dropdowns/',
  ]) {
    const answer = await failing(page, `**${call}**`);
    await page.goto(business.address('/'));
    await business.button('start.begin').click();
    answer();
    await expect(business.heading('step.1')).toBeVisible();
  }
});

test('a seller says who sells while any call of the first page fails', async ({ page, shop }) => {
  for (const call of await callsOf(page, shop.address('/'), 'getStores')) {
    const answer = await failing(page, `**${call}*`);
    await page.goto(shop.address('/'));
    await expect(shop.field('store_number')).toBeVisible();
    if (call.includes('getStores')) await shop.answer('store_number', '101');
    else await shop.chooseStore('ghent');
    await shop.fill({ employee_number: 'VM1234', employee_email_address: 'luca@bathline.example' });
    answer();
    await shop.button('step.next').click();
    await expect(shop.heading('step.2')).toBeVisible();
  }
});

test('a loan is printed without the bar that stands over its page', async ({ page, wizard }) => {
  await page.goto(wizard.address('/'));
  await page.setViewportSize({ width: 794, height: 1123 });
  const cost = page.locator('.loan-bar');
  await expect(cost).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(cost).toBeHidden();
});
