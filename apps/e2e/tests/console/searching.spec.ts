import { ConsolePage } from '../../harness/console-page.ts';
import { expect, test } from '../../harness/bank-test.ts';

const text = 'zoe of harbour street';

// The address of a list follows what is typed a moment later, the more so where the processor is slow.
test('no letter is lost that is typed into a search', async ({ page, statewise }) => {
  const backOffice = new ConsolePage(page, statewise.url);
  await backOffice.signIn();
  const session = await page.context().newCDPSession(page);
  for (const path of ['/applications', '/accounts', '/operations', '/authority', '/content/article', '/audit']) {
    await backOffice.open(path);
    const field = page.locator('main input[type=search]');
    await field.focus();
    await session.send('Emulation.setCPUThrottlingRate', { rate: 6 });
    for (const letter of text) {
      await page.keyboard.type(letter);
      // As long as the list waits before it searches.
      if (letter === 'o') await page.waitForTimeout(240);
    }
    await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    await expect(page).toHaveURL(({ search, hash }) =>
      decodeURIComponent(search + hash)
        .replaceAll('+', ' ')
        .includes(text),
    );
    await expect(field).toHaveValue(text);
  }
});

test('a day is typed into a filter by its digits', async ({ page, statewise }) => {
  const backOffice = new ConsolePage(page, statewise.url);
  await backOffice.signIn();
  await backOffice.open('/audit');
  const field = page.getByLabel('From', { exact: true });
  await field.focus();
  // In the order in which the browser asks for them.
  for (const digit of '03152024') await page.keyboard.type(digit);
  await expect(page).toHaveURL(/from=2024-03-15/);
  await expect(field).toHaveValue('2024-03-15');
});
