import { expectAccessible } from '../../harness/accessibility.ts';
import { ConsolePage } from '../../harness/console-page.ts';
import { CountedPerson } from '../../harness/counted-person.ts';
import { BankStatewise } from '../../harness/bank-statewise.ts';
import { expect, test } from '../../harness/bank-test.ts';

test('an editor finds, writes, translates, schedules and puts back in few actions', async ({ page, statewise }) => {
  const backOffice = new ConsolePage(page, statewise.url);
  await backOffice.signIn(await backOffice.colleague('editor', 'Eva Claes'));
  await backOffice.open();
  const menu = page.getByRole('navigation', { name: 'Console' });
  await expect(menu.getByRole('link', { name: 'Content' })).toBeVisible();
  await expect(menu.getByRole('link', { name: 'Applications' })).toHaveCount(0);
  await expectAccessible(page);
  const person = new CountedPerson(page);
  const table = page.getByRole('main').getByRole('table');
  const english = page.getByRole('region', { name: 'English' });
  const title = english.getByLabel('Title');

  await person.does('finding an article', 5, async () => {
    await person.find('content', 'Content');
    await person.click(page.getByRole('link', { name: 'Articles' }));
    await person.nextRow();
    await person.press('Enter');
    await expect(title).toBeVisible();
  });
  const before = await title.inputValue();
  await person.does('writing it, its view beside', 3, async () => {
    await person.click(title);
    await page.keyboard.press('End');
    await page.keyboard.type(' today');
    await person.press('Control+Enter');
    await person.click(page.getByRole('link', { name: 'Preview beside the text' }));
    const beside = page.frameLocator('iframe[title="Preview of the draft"]');
    await expect(beside.getByRole('heading', { level: 1 })).toHaveText(`${before} today`);
  });
  await expectAccessible(page);
  await person.does('scheduling it', 3, async () => {
    await person.click(page.getByRole('textbox', { name: 'Publish on' }));
    await page.keyboard.type(inDays(3));
    await person.click(page.getByRole('button', { name: 'Schedule' }));
    await expect(page.getByText(/Published by itself on/)).toBeVisible();
  });
  await expectAccessible(page);
  const save = page.getByRole('button', { name: 'Save draft' });
  await title.fill(`${before} tomorrow`);
  await expect(save).toBeDisabled();
  await person.does('withdrawing the time', 1, () =>
    person.click(page.getByRole('button', { name: 'Withdraw the time' })),
  );
  await expect(page.getByText(/Published by itself on/)).toHaveCount(0);
  await expect(title).toHaveValue(`${before} tomorrow`);
  await expect(save).toBeEnabled();
  await person.does('putting a field back', 2, async () => {
    await person.click(page.getByText('1 change since it was published'));
    await person.click(page.getByRole('button', { name: 'Put back: Title (English)' }));
    await expect(title).toHaveValue(before);
  });
  await person.does('finding what a translation lacks', 4, async () => {
    await person.click(page.getByRole('main').getByRole('link', { name: 'Articles' }));
    await person.choose(page.getByLabel('Translations'), 'Dutch: Missing');
    await expect(table.getByRole('link', { name: before })).toBeVisible();
    await expectAccessible(page);
    await person.nextRow();
    await person.press('Enter');
    await expect(page.getByRole('region', { name: 'Dutch' }).getByText('Missing')).toBeVisible();
  });
  await expectAccessible(page);
  expect(person.taken).toHaveLength(6);
});

test('an admin changes a price in three actions', async ({ page }) => {
  const statewise = await BankStatewise.start();
  try {
    const backOffice = new ConsolePage(page, statewise.url);
    await backOffice.signIn();
    await backOffice.open();
    await expect(
      page.getByRole('navigation', { name: 'Console' }).getByRole('link', { name: 'Content' }),
    ).toBeVisible();
    const person = new CountedPerson(page);
    await person.does('changing a price', 3, async () => {
      await person.find('personal loan, belgium', 'Change a price: Personal loan, Belgium');
      await person.send(page.getByRole('textbox', { name: 'Rate, % a year' }), '5.45');
      await expect(page.getByText('Published', { exact: true })).toBeVisible();
    });
    await expectAccessible(page);
    await backOffice.open('/content/price');
    await expect(page.getByRole('link', { name: '5.45%' })).toBeVisible();
  } finally {
    await statewise.stop();
  }
});

/** A day as it is typed. */
function inDays(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toLocaleDateString('en-GB', { timeZone: 'Europe/Brussels' });
}
