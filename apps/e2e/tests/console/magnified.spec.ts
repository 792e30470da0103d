import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../../harness/bank-test.ts';
import { ConsolePage } from '../../harness/console-page.ts';

/** A screen of 1280 by 1024 pixels at 400 %. */
const magnified = { width: 320, height: 256 };

test('magnified to 400 %, what the keyboard chooses in the finder is in sight', async ({ page, statewise }) => {
  await page.setViewportSize(magnified);
  await openAsAdmin(page, statewise.url);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Control+k');
  const finder = page.getByRole('dialog', { name: 'Go to' });
  await expect(finder.getByRole('option')).not.toHaveCount(0);
  for (let presses = 0; presses < 6; presses += 1) await page.keyboard.press('ArrowDown');
  await expect(finder.getByRole('option', { selected: true })).toBeInViewport({ ratio: 1 });
});

test('magnified to 400 %, what has the focus is not behind the message of what was done', async ({
  page,
  statewise,
}) => {
  await page.setViewportSize(magnified);
  await openAsAdmin(page, statewise.url, '/content/notice');
  await page.getByRole('main').getByRole('link', { name: 'Open a Meridian Saver' }).click();
  await page.getByRole('button', { name: 'Save draft' }).click();
  const message = page.locator('.sw-toast');
  await message.hover();
  await expect(message).toBeVisible();
  for (let presses = 0; presses < 30; presses += 1) {
    await page.keyboard.press('Tab');
    const hidden = await message.evaluate((shown) => {
      const focused = document.querySelector(':focus');
      if (focused === null || focused.contains(shown) || shown.contains(focused)) return '';
      const [its, own] = [shown.getBoundingClientRect(), focused.getBoundingClientRect()];
      const middle = (own.top + own.bottom) / 2;
      return middle > its.top && middle < its.bottom ? focused.outerHTML : '';
    });
    expect(hidden).toBe('');
  }
});

test('on a phone a message that stays covers neither what has the focus nor what nobody can scroll free', async ({
  page,
  statewise,
  wizard,
  loanApi,
  applicant,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  const fail = () => page.evaluate(() => void setTimeout(() => Promise.reject(new Error('Not drawn to the end'))));
  const message = page.locator('.sw-toast');
  const coverage = async (control: Locator) => {
    const [own, its] = [await control.boundingBox(), await message.boundingBox()];
    return Math.max(0, (own?.y ?? 0) + (own?.height ?? 0) - (its?.y ?? 0));
  };
  await openAsAdmin(page, statewise.url, '/operations/tokens');
  await page.getByRole('button', { name: 'New token' }).click();
  const go = page.getByRole('button', { name: 'Make the token' });
  await go.focus();
  await fail();
  await expect(message).toBeVisible();
  await expect.poll(() => coverage(go)).toBe(0);
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click({ trial: true, timeout: 20_000 });
  await wizard.resume(await loanApi.at(2, applicant), 'step.1');
  const last = page.getByRole('contentinfo').getByRole('link').last();
  await last.focus();
  await fail();
  await expect(message).toBeVisible();
  await expect.poll(() => coverage(last)).toBe(0);
});

test('magnified to 400 %, nothing lies over the drawing of a chart', async ({ page, statewise }) => {
  await page.setViewportSize(magnified);
  await openAsAdmin(page, statewise.url, '/inspector/loan-application');
  await page.getByRole('button', { name: 'Full screen' }).click({ trial: true, timeout: 20_000 });
});

test('with letters of twice the size the player of a replay stays within the page', async ({
  page,
  statewise,
  loanApi,
  applicant,
}) => {
  await loanApi.at(5, applicant);
  await openAsAdmin(page, statewise.url, `/applications?q=${String(applicant.stepOne['email'])}`);
  const { first_name: first, last_name: last } = applicant.stepOne;
  await page.getByRole('link', { name: `${String(first)} ${String(last)}` }).click();
  await page.getByRole('link', { name: 'On the chart' }).click();
  await expect(page.getByRole('slider', { name: 'Moment' })).toBeVisible();
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
  const beyond = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(beyond).toBe(0);
});

async function openAsAdmin(page: Page, origin: string, path?: string): Promise<void> {
  const backOffice = new ConsolePage(page, origin);
  await backOffice.signIn();
  await backOffice.open(path);
}
