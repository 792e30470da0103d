import { expectAccessible } from '../../harness/accessibility.ts';
import { aVisitor, open } from '../../harness/site.ts';
import { SiteCalculator } from '../../harness/site-calculator.ts';
import { expect, test } from '../../harness/bank-test.ts';

test('figures that were calculated are shared as a link', async ({ browser, statewise }) => {
  const { context, page } = await aVisitor(browser, statewise.url);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '/mt-en/term-deposit');
  const calculator = new SiteCalculator(page, 'term-deposit-saver-plus-calculator');
  await page.getByRole('radio', { name: 'A business' }).check();
  await calculator.ask({ 'How much would you like to save?': '10,000', 'For how long?': '3' });
  await calculator.section.getByRole('button', { name: 'Copy link' }).click();
  await expect(calculator.section.getByRole('status').filter({ hasText: /Copied/ })).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toBe(page.url());
  const friend = await aVisitor(browser, statewise.url);
  await open(friend.page, link);
  const theirs = new SiteCalculator(friend.page, 'term-deposit-saver-plus-calculator');
  await expect(theirs.field('How much would you like to save?')).toHaveValue('10,000');
  await expect(theirs.field('For how long?')).toHaveValue('3');
  await expect(friend.page.getByRole('radio', { name: 'A business' })).toBeChecked();
  await theirs.expectResult('€581.72', {
    'Gross interest': '€684.38',
    'Gross rate a year': '2.25%',
    'Net rate a year': '1.9125%',
    'Paid out in total': '€10,581.72',
  });
  await friend.context.close();
  await context.close();
});

test('without script a calculator answers, says what is wrong, and asks again', async ({ browser, statewise }) => {
  const { context, page } = await aVisitor(browser, statewise.url, { width: 360, javaScriptEnabled: false });
  await page.goto('/mt-en/meridian-factor');
  const calculator = new SiteCalculator(page, 'factor-calculator');
  await calculator.ask({ 'Amount of the invoice': 'a lot', Fee: '' });
  await expect(calculator.field('Amount of the invoice')).toHaveAccessibleDescription(/Write the amount in figures/);
  await expect(calculator.field('Fee')).toHaveAccessibleDescription(/Enter the fee in percent\./);
  await expect(calculator.result()).toBeHidden();
  await calculator.ask({ 'Amount of the invoice': '2.500,00', Fee: '1,75' });
  await expect(page).toHaveURL(/\/mt-en\/meridian-factor\?amount=2\.500%2C00&fee=1%2C75#factor-calculator$/);
  await calculator.expectResult('€2,206.25', { 'Retained amount (10%)': '€250.00', 'Total cost': '€43.75' });
  await expect(calculator.section.getByRole('link', { name: 'Link to these figures' })).toBeVisible();
  await calculator.section.getByRole('button', { name: 'Recalculate' }).click();
  await expect(calculator.field('Fee')).toHaveValue('1,75');
  await expect(calculator.result()).toBeHidden();
  await context.close();
});

test('in Dutch amounts are written and read as in Belgium', async ({ browser, statewise }) => {
  const { context, page } = await aVisitor(browser, statewise.url, { language: 'nl' });
  await open(page, '/be-nl/consumer-lending');
  const calculator = new SiteCalculator(page, 'consumer-lending-calculator', 'Berekenen');
  await calculator.ask({ 'Hoeveel wilt u lenen?': '12.500,50', 'Over hoeveel jaar?': '3,0' });
  await calculator.expectResult(
    '€ 385,69',
    {
      'Rente per jaar': '6,95%',
      JKP: '7,18%',
      'Aantal betalingen': '36',
      'Totale rente': '€ 1.384,46',
      'U betaalt in totaal': '€ 13.884,96',
    },
    'Uw resultaat',
  );
  await calculator.ask({ 'Over hoeveel jaar?': 'drie' });
  await expect(calculator.field('Over hoeveel jaar?')).toHaveAccessibleDescription(
    /Schrijf het aantal jaren in cijfers, bijvoorbeeld 2,5\./,
  );
  await context.close();
});

test('in French amounts are written and read as in Belgium, and another country has other rates', async ({
  browser,
  statewise,
}) => {
  const { context, page } = await aVisitor(browser, statewise.url, { language: 'fr' });
  const calculator = new SiteCalculator(page, 'saver-calculator', 'Calculer');
  await open(page, '/be-fr/meridian-saver');
  await calculator.ask({ 'Combien souhaitez-vous épargner ?': '2 500,50' });
  await expect(calculator.result('Votre résultat').locator('strong')).toHaveText('21,55 €');
  await expect(calculator.result('Votre résultat').getByRole('definition')).toHaveText(['0,85 %', '2 522,05 €']);
  await open(page, '/fr/meridian-saver?amount=10000');
  await expect(calculator.result('Votre résultat').getByRole('definition').first()).toHaveText('0,60 %');
  await expect(calculator.result('Votre résultat').locator('strong')).toHaveText('60,83 €');
  await context.close();
});

for (const [language, calculate, privacy] of [
  ['nl', 'Berekenen', 'Uw privacy'],
  ['fr', 'Calculer', 'Votre vie privée'],
] as const)
  test(`the longest calculator stands within two screens of a first visitor’s phone in ${language}`, async ({
    browser,
    statewise,
  }) => {
    const phone = { width: 360, height: 740, hasBeenHere: false, language };
    const { context, page } = await aVisitor(browser, statewise.url, phone);
    await open(page, `/be-${language}/consumer-lending`);
    await expect(page.getByRole('heading', { name: privacy })).toBeVisible();
    const { button } = new SiteCalculator(page, 'consumer-lending-calculator', calculate);
    expect(await button.evaluate((element) => element.getBoundingClientRect().bottom)).toBeLessThan(2 * 740);
    await context.close();
  });

test('a calculator stands within two screens of a first visitor’s phone, and is used with the keyboard alone', async ({
  browser,
  statewise,
}) => {
  const { context, page } = await aVisitor(browser, statewise.url, { width: 360, height: 740, hasBeenHere: false });
  const bottomOf = async ({ button }: SiteCalculator): Promise<number> => {
    await expect(page.getByRole('heading', { name: 'Your privacy' })).toBeVisible();
    return button.evaluate((element) => element.getBoundingClientRect().bottom);
  };
  await open(page, '/mt-en/meridian-pro');
  const calculator = new SiteCalculator(page, 'meridian-pro-calculator');
  expect(await bottomOf(calculator)).toBeLessThan(2 * 740);
  const amount = calculator.field('Amount of the invoice');
  for (
    let presses = 0;
    presses < 60 && !(await amount.evaluate((element) => element === document.activeElement));
    presses += 1
  )
    await page.keyboard.press('Tab');
  await page.keyboard.press('Delete');
  await page.keyboard.press('Enter');
  await expect(amount).toHaveAccessibleDescription(/Enter the amount\./);
  await expect(amount).toBeFocused();
  await page.keyboard.type('1234,56');
  await page.keyboard.press('Tab');
  await expect(calculator.button).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(calculator.section.getByRole('heading', { name: 'Your result' })).toBeFocused();
  await expect(calculator.result().locator('strong')).toHaveText('€1,197.52');
  for (const name of ['Copy link', 'Recalculate']) {
    await page.keyboard.press('Tab');
    await expect(calculator.section.getByRole('button', { name })).toBeFocused();
  }
  await page.keyboard.press('Enter');
  await expect(amount).toBeFocused();
  await page.goto('/mt-en/consumer-lending');
  expect(await bottomOf(new SiteCalculator(page, 'consumer-lending-calculator'))).toBeLessThan(2 * 740);
  await context.close();
});

for (const [slug, type] of [
  ['consumer-lending', 'Personal loan'],
  ['green-loan', 'Green loan'],
] as const) {
  test(`the figures of ${slug} are carried over to the application`, async ({ browser, statewise }) => {
    const { context, page } = await aVisitor(browser, statewise.url);
    await open(page, `/be-en/${slug}`);
    const calculator = new SiteCalculator(page, 'consumer-lending-calculator');
    await calculator.ask({ 'How much would you like to borrow?': '12,500', 'Over how many years?': '3' });
    const apply = calculator.section.getByRole('link', { name: 'Apply with these figures' });
    await expect(apply).toHaveAttribute('href', /[?]amount=12500&term=36&/);
    await apply.click();
    await expect(page.getByRole('textbox', { name: 'Amount' })).toHaveValue('12,500');
    await expect(page.getByLabel('Term')).toHaveValue('36');
    await expect(page.getByRole('radio', { checked: true }).first()).toHaveAccessibleName(new RegExp(type));
    await context.close();
  });
}

test('a calculator with results and one with errors are accessible in both colour schemes', async ({
  browser,
  statewise,
}) => {
  for (const [width, path] of [
    [1280, '/mt-en/consumer-lending?amount=10000&years=2'],
    [360, '/mt-en/term-deposit?amount=x&years='],
  ] as const) {
    const { context, page } = await aVisitor(browser, statewise.url, { width });
    await open(page, path);
    await expectAccessible(page);
    await context.close();
  }
});
