import { aVisitor, open } from '../../harness/site.ts';
import { rowsOf, SiteCalculator } from '../../harness/site-calculator.ts';
import { expect, test } from '../../harness/bank-test.ts';

// Figures worked out apart from the product, with decimal arithmetic from the formulas and the rates of Malta.
const calculations = [
  {
    path: '/mt-en/consumer-lending',
    anchor: 'consumer-lending-calculator',
    typed: { 'How much would you like to borrow?': '10,000', 'Over how many years?': '2' },
    headline: '€447.50',
    beside: {
      'Rate a year': '6.95%',
      APR: '7.18%',
      'Number of payments': '24',
      'Interest in total': '€739.99',
      'You pay in total': '€10,739.99',
    },
  },
  {
    path: '/mt-en/meridian-factor',
    anchor: 'factor-calculator',
    typed: { 'Amount of the invoice': '2,500', Fee: '1.75' },
    headline: '€2,206.25',
    beside: { 'Retained amount (10%)': '€250.00', 'Total cost': '€43.75' },
  },
  {
    path: '/mt-en/meridian-pro',
    anchor: 'meridian-pro-calculator',
    typed: { 'Amount of the invoice': '1,234.56' },
    headline: '€1,197.52',
    beside: { 'Discount today': '€37.04', 'Owed on day 15': '€1,220.25' },
  },
  {
    path: '/mt-en/meridian-saver',
    anchor: 'saver-calculator',
    typed: { 'How much would you like to save?': '10,000' },
    headline: '€126.74',
    beside: { 'Rate a year': '1.25%', 'Savings after a year': '€10,126.74' },
  },
  {
    path: '/mt-en/term-deposit',
    anchor: 'term-deposit-saver-plus-calculator',
    typed: { 'How much would you like to save?': '10,000', 'For how long?': '3' },
    headline: '€633.43',
    beside: {
      'Gross interest': '€745.21',
      'Gross rate a year': '2.45%',
      'Net rate a year': '2.0825%',
      'Paid out in total': '€10,633.43',
    },
  },
] as const;

for (const { path, anchor, typed, headline, beside } of calculations) {
  test(`the ${anchor} shows a result at once, says what is missing, then comes to the right figures`, async ({
    browser,
    statewise,
  }) => {
    const { context, page } = await aVisitor(browser, statewise.url);
    await open(page, path);
    const calculator = new SiteCalculator(page, anchor);
    const [label = ''] = Object.keys(typed);
    await expect(calculator.result().locator('strong')).toHaveText(/€[\d,]+\.\d\d/);
    await calculator.ask({ [label]: '' });
    await expect(calculator.field(label)).toBeFocused();
    await expect(calculator.field(label)).toHaveAccessibleDescription(/Enter the amount\./);
    await calculator.ask({ [label]: '12x' });
    await expect(calculator.field(label)).toHaveAccessibleDescription(
      /Write the amount in figures, for example 12,500\.50\./,
    );
    await expect(calculator.result()).toContainText('The result appears here.');
    await calculator.ask(typed);
    await calculator.expectResult(headline, beside);
    await context.close();
  });

  test(`below 750 px the ${anchor} shows the result in place of the fields until it recalculates`, async ({
    browser,
    statewise,
  }) => {
    const { context, page } = await aVisitor(browser, statewise.url, { width: 360, height: 740 });
    await open(page, path);
    const calculator = new SiteCalculator(page, anchor);
    const again = calculator.section.getByRole('button', { name: 'Recalculate' });
    await expect(calculator.result()).toBeHidden();
    const preview = calculator.section.locator('.site-calculator__preview').first();
    await expect(preview, 'a result at once').toContainText(/€[\d,]+\.\d\d/);
    await expect(preview).toBeVisible();
    await calculator.ask(typed);
    await calculator.expectResult(headline, beside);
    await expect(calculator.button).toBeHidden();
    await again.click();
    await expect(calculator.result()).toBeHidden();
    const [label = '', text] = Object.entries(typed)[0] ?? [];
    await expect(calculator.field(label)).toBeFocused();
    await expect(calculator.field(label)).toHaveValue(String(text));
    await context.close();
  });
}

for (const width of [749, 750, 751]) {
  test(`at ${width} px fields and results are ${width < 750 ? 'one view' : 'two views'}`, async ({
    browser,
    statewise,
  }) => {
    const { context, page } = await aVisitor(browser, statewise.url, { width });
    await open(page, '/mt-en/meridian-saver?amount=10000');
    const calculator = new SiteCalculator(page, 'saver-calculator');
    await expect(calculator.result()).toBeVisible();
    await expect(calculator.button).toBeVisible({ visible: width >= 750 });
    await expect(calculator.section.getByRole('button', { name: 'Recalculate' })).toBeVisible({ visible: width < 750 });
    await context.close();
  });
}

test('a loan is paid back in the months of its table, down to nothing', async ({ browser, statewise }) => {
  const { context, page } = await aVisitor(browser, statewise.url);
  await open(page, '/mt-en/consumer-lending?amount=10000&years=2');
  const rows = await rowsOf(page.getByRole('table', { name: 'Repayment month by month' }));
  expect(rows).toHaveLength(26);
  expect([rows[0], rows[1], rows[2], rows[24], rows[25]]).toEqual([
    ['Month', 'Payment', 'Interest', 'Principal', 'Balance'],
    ['1', '€447.50', '€57.92', '€389.58', '€9,610.42'],
    ['2', '€447.50', '€55.66', '€391.84', '€9,218.58'],
    ['24', '€447.49', '€2.58', '€444.91', '€0.00'],
    ['Total', '€10,739.99', '€739.99', '€10,000.00', ''],
  ]);
  await expect(
    page.getByRole('img', { name: /Month 1: €389\.58 principal and €57\.92 interest.*Month 24: €444\.91 principal/ }),
  ).toBeVisible();
  await context.close();
});

test('an invoice has its discount on each of sixteen days', async ({ browser, statewise }) => {
  const { context, page } = await aVisitor(browser, statewise.url);
  await open(page, '/mt-en/meridian-pro?amount=1234.56');
  const [head, ...days] = await rowsOf(page.getByRole('table', { name: 'Discount by day of payment' }));
  expect(head).toEqual(['Day', 'Discount', 'Discount in euro', 'Amount owed']);
  const percentages = [
    '3.0000',
    '2.8158',
    '2.6429',
    '2.4806',
    '2.3282',
    '2.1853',
    '2.0511',
    '1.9251',
    '1.8069',
    '1.6959',
    '1.5918',
    '1.4940',
    '1.4023',
    '1.3162',
    '1.2354',
    '1.1595',
  ];
  const discounts = [
    '37.04',
    '34.76',
    '32.63',
    '30.62',
    '28.74',
    '26.98',
    '25.32',
    '23.77',
    '22.31',
    '20.94',
    '19.65',
    '18.44',
    '17.31',
    '16.25',
    '15.25',
    '14.31',
  ];
  const owed = [
    '1,197.52',
    '1,199.80',
    '1,201.93',
    '1,203.94',
    '1,205.82',
    '1,207.58',
    '1,209.24',
    '1,210.79',
    '1,212.25',
    '1,213.62',
    '1,214.91',
    '1,216.12',
    '1,217.25',
    '1,218.31',
    '1,219.31',
    '1,220.25',
  ];
  expect(days).toEqual(
    percentages.map((percentage, day) => [String(day), `${percentage}%`, `€${discounts[day]}`, `€${owed[day]}`]),
  );
  await context.close();
});

test('a term that is the only one is chosen already', async ({ browser, statewise }) => {
  const { context, page } = await aVisitor(browser, statewise.url);
  const calculator = new SiteCalculator(page, 'term-deposit-saver-plus-calculator');
  for (const [path, term, headline] of [
    ['/mt-en/saver-plus', 'No fixed term', '€137.89'],
    ['/en/term-deposit', '1 year', '€182.50'],
  ] as const) {
    await open(page, path);
    await expect(calculator.field('For how long?').getByRole('option', { selected: true })).toHaveText(term);
    await calculator.ask({ 'How much would you like to save?': '10000' });
    await expect(calculator.result().locator('strong')).toHaveText(headline);
  }
  await open(page, '/mt-en/term-deposit');
  await expect(calculator.field('For how long?').getByRole('option')).toHaveText([
    'Choose…',
    '1 year',
    '2 years',
    '3 years',
    '5 years',
  ]);
  await page.getByRole('radio', { name: 'A business' }).check();
  await calculator.ask({ 'How much would you like to save?': '10000', 'For how long?': '3' });
  await expect(calculator.result().locator('strong')).toHaveText('€581.72');
  await context.close();
});
