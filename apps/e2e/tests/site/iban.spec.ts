import { expectAccessible } from '../../harness/accessibility.ts';
import { aVisitor, open } from '../../harness/site.ts';
import { SiteCalculator } from '../../harness/site-calculator.ts';
import { expect, test } from '../../harness/bank-test.ts';

const anchor = 'iban-calculator';

// Check digits worked out apart from the product: 98 minus the remainder by 97.
for (const width of [360, 1280]) {
  test(`at ${width} px an account number becomes a Maltese IBAN, which then proves to be one`, async ({
    browser,
    statewise,
  }) => {
    const { context, page } = await aVisitor(browser, statewise.url, { width });
    await open(page, '/mt-en/iban');
    const maker = new SiteCalculator(page, anchor, 'Make the IBAN');
    for (const [account, iban] of [
      ['123456789012345678', 'MT34MERI44093123456789012345678'],
      ['1234 5678 9012', 'MT26MERI44093000000123456789012'],
    ] as const) {
      await maker.ask({ 'Account number': account });
      await expect(maker.result().getByRole('code')).toHaveText(iban);
      if (width < 750) await maker.section.getByRole('button', { name: 'Recalculate' }).click();
    }
    const checker = new SiteCalculator(page, anchor, 'Check the IBAN');
    for (const [iban, sentence] of [
      ['mt26 meri 4409 3000 0001 2345 6789 012', 'MT26 MERI 4409 3000 0001 2345 6789 012 is an IBAN from Malta.'],
      ['BE68 5390 0754 7034', 'BE68 5390 0754 7034 is an IBAN from Belgium.'],
    ] as const) {
      await checker.ask({ IBAN: iban });
      await expect(checker.result('Outcome')).toContainText(sentence);
      if (width < 750) await checker.section.getByRole('button', { name: 'Recalculate' }).click();
    }
    expect(new URL(page.url()).search).toBe('');
    await context.close();
  });
}

test('what is wrong with a number is said word for word', async ({ browser, statewise }) => {
  const { context, page } = await aVisitor(browser, statewise.url);
  await open(page, '/mt-en/iban');
  const maker = new SiteCalculator(page, anchor, 'Make the IBAN');
  const checker = new SiteCalculator(page, anchor, 'Check the IBAN');
  const wrong = [
    [maker, 'Account number', '', 'Account number is required'],
    [maker, 'Account number', '12345678901', 'Invalid account number'],
    [maker, 'Account number', '12345678901!', 'Invalid account number'],
    [checker, 'IBAN', '', 'Account number is required'],
    [
      checker,
      'IBAN',
      'BE68 5390 0754 703',
      'BE6853900754703 is not the correct length based on the iban format for country BE',
    ],
    [checker, 'IBAN', 'BE69539007547034', 'Validating IBAN failed!'],
    [checker, 'IBAN', 'NL91ABNA0417164300', 'Could not find IBAN format for country code: NL'],
  ] as const;
  for (const [calculator, label, typed, message] of wrong) {
    await calculator.ask({ [label]: typed });
    await expect(calculator.section.getByText(message, { exact: true })).toBeVisible();
    await expect(calculator.field(label)).toHaveAccessibleDescription(new RegExp(message.replace('!', '\\!')));
    await expect(calculator.field(label)).toBeFocused();
    await calculator.field(label).fill('1');
    await expect(calculator.section.getByText(message, { exact: true })).toBeHidden();
  }
  await expect(maker.result()).toContainText('The IBAN appears here.');
  await expect(checker.result('Outcome')).toContainText('The outcome appears here.');
  await checker.ask({ IBAN: 'MT' });
  await expectAccessible(page);
  await context.close();
});

test('without script an IBAN is made and checked', async ({ browser, statewise }) => {
  const { context, page } = await aVisitor(browser, statewise.url, { javaScriptEnabled: false });
  await page.goto('/mt-en/iban');
  const maker = new SiteCalculator(page, anchor, 'Make the IBAN');
  await maker.ask({ 'Account number': '123456789012345678' });
  await expect(maker.result().getByRole('code')).toHaveText('MT34MERI44093123456789012345678');
  expect(page.url()).not.toContain('1234');
  const checker = new SiteCalculator(page, anchor, 'Check the IBAN');
  await checker.ask({ IBAN: 'BE69539007547034' });
  await expect(page.getByText('Validating IBAN failed!')).toBeVisible();
  expect(page.url()).not.toContain('BE69');
  await page.goto('/mt-en/iban?iban=BE69539007547034');
  await expect(checker.field('IBAN')).toHaveValue('');
  await context.close();
});
