import type { Page } from '@playwright/test';
import { expectAccessible } from '../../harness/accessibility.ts';
import { aVisitor, open } from '../../harness/site.ts';
import { expect, test } from '../../harness/bank-test.ts';

/** The reference under which the server takes the next failure. */
async function reported(page: Page): Promise<string> {
  const answer = await page.waitForResponse((response) => response.url().endsWith('/errors/report'));
  expect(answer.status()).toBe(202);
  return answer.request().postDataJSON().reference;
}

test('what a page fails at and nothing caught is told, and the page and what was typed stay', async ({
  browser,
  statewise,
}) => {
  const { context, page } = await aVisitor(browser, statewise.url, { width: 360 });
  await open(page, '/be-en/contact-us');
  const letter = page.locator('#contact-form').getByLabel('Message');
  await letter.fill('Half a letter');
  const [first] = await Promise.all([reported(page), page.evaluate(() => void setTimeout(() => JSON.parse('{')))]);
  const messages = page.getByRole('region', { name: 'Messages' });
  await expect(messages).toContainText('SyntaxError: ');
  await expect(messages).toContainText(`Reference ${first}`);
  const [second] = await Promise.all([
    reported(page),
    page.evaluate(() => {
      for (let time = 0; time < 20; time++) void Promise.reject(new RangeError('nobody waits for this'));
    }),
  ]);
  await expect(messages).toContainText(`RangeError: nobody waits for this`);
  await expect(messages).toContainText(`Reference ${second} · 20 times`);
  await expectAccessible(page);
  await messages.getByRole('button').first().click();
  await expect(messages).not.toContainText('SyntaxError');
  await expect(letter).toHaveValue('Half a letter');
  await context.close();
});

test('a step of a wizard that cannot be drawn keeps what was typed and comes back without loading the page', async ({
  page,
  wizard,
}) => {
  await wizard.open();
  await wizard.button('start.begin').click();
  await expect(wizard.heading('step.1')).toBeVisible();
  await wizard.answer('first_name', 'Ada');
  const opened = page.url();
  await page.evaluate(() => {
    const { DateTimeFormat } = Intl;
    Object.assign(globalThis, { mend: () => Object.assign(Intl, { DateTimeFormat }) });
    Object.assign(Intl, {
      DateTimeFormat: function broken() {
        throw new RangeError('no calendar today');
      },
    });
  });
  await page
    .getByRole('button', { name: /^Open the calendar/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Something went wrong on this page' })).toBeFocused();
  await expect(page.getByText('RangeError: no calendar today')).toBeVisible();
  await expect(page.getByRole('main').getByText(/^Reference [0-9A-Z]{4}-[0-9A-Z]{4}/)).toBeVisible();
  await expectAccessible(page);
  await page.evaluate('mend()');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(wizard.field('first_name')).toHaveValue('Ada');
  expect(page.url()).toBe(opened);
});
