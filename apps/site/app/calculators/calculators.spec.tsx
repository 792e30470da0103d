import { screen, within } from '@testing-library/react';
import type { CountryRates } from '@statewise/site-content';
import { renderCalculator, type Page } from './render-calculator.js';

// Typing takes its time on a busy machine.
jest.setTimeout(30_000);

const term = (year: string, gross: number, net: number, country = 'mt') => ({
  year,
  interest_rate: gross,
  net_interest_rate: net,
  pro_gross_interest_rate: gross - 0.2,
  pro_net_interest_rate: net - 0.2,
  Country: { value: country },
});
const rates: CountryRates = {
  individual: [
    { context: 'consumer_lending_rate', interest_rate: 3.15, Country: { value: 'mt' } },
    { context: 'meridian_saver_rate', interest_rate: 1.25, Country: { value: 'mt' } },
  ],
  byYear: [term('0', 1.6, 1.36), term('1', 2.1, 1.785), term('5', 2.7, 2.295), term('1', 1.8, 1.8, 'ot')],
  loans: [
    {
      type: 2,
      least: 500,
      most: 25_000,
      shortest: 12,
      longest: [
        { from: 500, months: 12 },
        { from: 5_600, months: 60 },
      ],
    },
  ],
};

const narrowScreen = (isNarrow: boolean): void => {
  Object.defineProperty(window, 'matchMedia', {
    writable: true,
    value: () => ({ matches: isNarrow, addEventListener: () => undefined, removeEventListener: () => undefined }),
  });
};

beforeEach(() => {
  narrowScreen(false);
  history.replaceState(null, '', '/mt-en/page');
});

/** The first of the places where something is announced; the button that copies has another. */
const answer = (): HTMLElement => {
  const [first] = screen.getAllByRole('status');
  if (!first) throw new Error('There is no place for results.');
  return first;
};

const fill = async (page: Page, typed: Readonly<Record<string, string>>, submit = 'Calculate') => {
  const rendered = await renderCalculator({ rates, ...page });
  for (const [label, text] of Object.entries(typed))
    await rendered.user.type(screen.getByRole('textbox', { name: label }), text);
  await rendered.user.click(screen.getByRole('button', { name: submit }));
  return rendered;
};

describe('consumer lending', () => {
  const amount = 'How much would you like to borrow?';
  const years = 'Over how many years?';

  it('pays back 14 000 euro at 3.15 percent in 60 payments of 252.50 euro', async () => {
    await fill({ kind: 'consumer-lending' }, { [amount]: '14.000,00', [years]: '5' });
    // 14 000 × i / (1 − (1 + i)^−60) with i = 0.0315 / 12
    const i = 0.0315 / 12;
    expect((14_000 * i) / (1 - (1 + i) ** -60)).toBeCloseTo(252.5, 2);
    expect(answer()).toHaveTextContent('€252.50');
    expect(answer()).toHaveTextContent('Rate a year3.15%');
    const rows = within(screen.getByRole('table')).getAllByRole('row').slice(1, -1);
    expect(rows).toHaveLength(60);
    expect(rows[0]).toHaveTextContent('1€252.50€36.75€215.75€13,784.25');
    expect(rows[59]).toHaveTextContent(/€0\.00$/);
  });

  it('takes 2.81 percent where the country has no rate', async () => {
    await fill({ kind: 'consumer-lending', country: 'ot' }, { [amount]: '1000', [years]: '1' });
    expect(answer()).toHaveTextContent('2.81%');
  });

  it('draws principal and interest and says in words what the drawing shows', async () => {
    await fill({ kind: 'consumer-lending' }, { [amount]: '12000', [years]: '3' });
    const chart = screen.getByRole('img', { name: /Year 1: .* principal and .* interest\. Year 3:/ });
    expect(chart.querySelectorAll('rect')).toHaveLength(9);
    for (const tone of ['balance', 'principal', 'interest'])
      expect(chart.querySelectorAll(`.site-schedule__${tone}`)).toHaveLength(3);
    const numbers = [...(chart.parentElement?.querySelector('.site-schedule__numbers')?.children ?? [])];
    expect(numbers.map(({ textContent }) => textContent)).toEqual(['1', '2', '3']);
  });

  it('carries the figures over to the application of the loan that the page is about', async () => {
    await fill({ kind: 'consumer-lending', slug: 'green-loan' }, { [amount]: '12 500,50', [years]: '2' });
    expect(screen.getByRole('link', { name: 'Apply with these figures' })).toHaveAttribute(
      'href',
      '/mt-en/loan-application/?amount=12500.5&term=24&type=2',
    );
  });

  it('says in words what the product lends: at most so much, and for how long', async () => {
    const { user } = await fill({ kind: 'consumer-lending', slug: 'green-loan' }, { [amount]: '30000', [years]: '5' });
    expect(screen.getByRole('textbox', { name: amount })).toHaveAccessibleDescription(
      'Error: You can borrow at most €25,000 with this loan.',
    );
    await user.clear(screen.getByRole('textbox', { name: amount }));
    await user.type(screen.getByRole('textbox', { name: amount }), '1500');
    await user.click(screen.getByRole('button', { name: 'Calculate' }));
    expect(screen.getByRole('textbox', { name: years })).toHaveAccessibleDescription(
      /For €1,500 the longest term is 12 months\./,
    );
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
  });

  it('computes nothing without figures, says why at each field and leads to the first', async () => {
    await fill({ kind: 'consumer-lending' }, { [years]: 'five' });
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: amount })).toHaveAccessibleDescription('Error: Enter an amount.');
    expect(screen.getByRole('textbox', { name: amount })).toHaveFocus();
    expect(screen.getByRole('textbox', { name: years })).toHaveAccessibleDescription(/figures, for example 2\.5/);
    expect(screen.getByRole('textbox', { name: years })).toHaveValue('five');
  });
});

describe('factor', () => {
  it('keeps a tenth and the fee, and pays out the rest', async () => {
    await fill({ kind: 'factor' }, { 'Amount of the invoice': '20,000', Fee: '1,5' });
    // 20 000 − 2 000 − 300
    expect(answer()).toHaveTextContent('€17,700.00');
    expect(answer()).toHaveTextContent('Retained amount (10%)€2,000.00');
    expect(answer()).toHaveTextContent('Total cost€300.00');
  });

  it('says that a fee leaves nothing to pay out, and how much is missing', async () => {
    await fill({ kind: 'factor' }, { 'Amount of the invoice': '1000', Fee: '95' });
    // 1 000 − 100 − 950
    expect(answer()).toHaveTextContent('You would have to pay €50.00');
    expect(answer()).toHaveTextContent(/nothing would be paid out/);
    expect(answer()).not.toHaveTextContent('You receive straight away');
  });

  it('says which invoices are too small to be taken over', async () => {
    await fill({ kind: 'factor' }, { 'Amount of the invoice': '499.99', Fee: '1.5' });
    expect(answer()).toHaveTextContent('We take over invoices from €500.');
  });

  it('says what is missing', async () => {
    await fill({ kind: 'factor' }, { 'Amount of the invoice': 'much' });
    expect(screen.getByRole('textbox', { name: 'Amount of the invoice' })).toHaveAccessibleDescription(/in figures/);
    expect(screen.getByRole('textbox', { name: 'Fee' })).toHaveAccessibleDescription(/Enter the fee/);
  });
});

describe('pro', () => {
  it('lists the discount of sixteen days', async () => {
    await fill({ kind: 'pro' }, { 'Amount of the invoice': '10000' });
    const rows = within(screen.getByRole('table')).getAllByRole('row').slice(1);
    expect(rows).toHaveLength(16);
    expect(rows[0]).toHaveTextContent('03.0000%€300.00€9,700.00');
    expect(rows[15]).toHaveTextContent('151.1595%€115.95€9,884.05');
  });

  it('takes no words for an amount', async () => {
    await fill({ kind: 'pro' }, { 'Amount of the invoice': 'a lot' });
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: 'Amount of the invoice' })).toHaveAttribute('aria-invalid', 'true');
  });
});

describe('saver', () => {
  it.each([
    ['mt', 126.74, rates],
    ['mt', 101.39, { individual: [], byYear: [], loans: [] }],
    ['be', 60.83, { individual: [], byYear: [], loans: [] }],
  ] as const)('earns 365/360 of the rate of %s on 10 000 euro: %d', async (country, interest, known) => {
    await fill({ kind: 'saver', country, rates: known }, { 'How much would you like to save?': '10000' });
    expect(answer()).toHaveTextContent(`€${interest}`);
  });

  it.each([
    [
      '0.125',
      'mt',
      'en',
      'How much would you like to save?',
      'Calculate',
      /at most two decimals, for example 12,500\.50/,
    ],
    ['0,125', 'be', 'nl', 'Hoeveel wilt u sparen?', 'Berekenen', /hoogstens twee decimalen, bijvoorbeeld 12\.500,50/],
    ['10 000,125', 'be', 'fr', 'Combien souhaitez-vous épargner\u00a0?', 'Calculer', /deux décimales au plus/],
  ] as const)('takes %s for no whole cents: %s-%s', async (typed, country, language, label, submit, text) => {
    await fill({ kind: 'saver', country, language }, { [label]: typed }, submit);
    expect(screen.getByRole('textbox', { name: label })).toHaveAccessibleDescription(text);
    expect(screen.getByRole('textbox', { name: label })).toHaveValue(typed);
  });

  it('says why nothing is computed', async () => {
    await fill({ kind: 'saver' }, {});
    expect(screen.getByRole('textbox', { name: 'How much would you like to save?' })).toHaveAccessibleDescription(
      'Error: Enter an amount.',
    );
  });
});

describe('savings goal', () => {
  const goal = 'How much do you want to have?';
  const button = () => screen.getByRole('button', { name: 'Make a plan' });

  it('says how long it takes, or how much a month', async () => {
    const { user } = await renderCalculator({ kind: 'saver', rates });
    await user.type(screen.getByRole('textbox', { name: goal }), '13000');
    await user.type(screen.getByRole('textbox', { name: /each month/ }), '1000');
    await user.click(button());
    const plan = screen.getByRole('region', { name: 'Your plan' });
    expect(plan).toHaveTextContent('You reach your goal in 1 year and 1 month');
    expect(plan).toHaveTextContent('Paid in by you€13,000.00');
    await user.clear(screen.getByRole('textbox', { name: /each month/ }));
    await user.type(screen.getByRole('textbox', { name: 'In how many years?' }), '2');
    await user.click(button());
    expect(plan).toHaveTextContent(/You put aside each month €53\d\.\d\d/);
    expect(location.search).toContain('goal=13000');
  });

  it('asks for one of both, and says so at the field', async () => {
    const { user } = await renderCalculator({ kind: 'saver', rates });
    await user.type(screen.getByRole('textbox', { name: goal }), '500');
    await user.click(button());
    expect(screen.getByRole('textbox', { name: /each month/ })).toHaveAccessibleDescription(
      /or a number of years below/,
    );
    expect(screen.getByRole('textbox', { name: /each month/ })).toHaveFocus();
  });
});

describe('term deposit and saver plus', () => {
  const amount = 'How much would you like to save?';

  it('earns by the rate of the term, gross and net', async () => {
    const { user } = await renderCalculator({ kind: 'term-deposit-saver-plus', rates });
    expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(['Choose…', '1 year', '5 years']);
    await user.type(screen.getByRole('textbox', { name: amount }), '10000');
    await user.selectOptions(screen.getByRole('combobox', { name: 'For how long?' }), '5');
    await user.click(screen.getByRole('button', { name: 'Calculate' }));
    // 10 000 × 2.295 % × 365/360 × 5 and the same at 2.7 %
    expect(answer()).toHaveTextContent('Net interest €1,163.44');
    expect(answer()).toHaveTextContent('Gross interest€1,368.75');
    await user.click(screen.getByRole('radio', { name: 'A business' }));
    await user.click(screen.getByRole('button', { name: 'Calculate' }));
    // 2.095 %
    expect(answer()).toHaveTextContent('Net interest €1,062.05');
  });

  it('counts no years as one where only the rate without a term is shown', async () => {
    await fill({ kind: 'term-deposit-saver-plus', showOnlyZeroRate: true }, { [amount]: '10000' });
    expect(screen.getByRole('combobox', { name: 'For how long?' })).toHaveDisplayValue('No fixed term');
    // 10 000 × 1.36 % × 365/360
    expect(answer()).toHaveTextContent('€137.89');
  });

  it.each([
    ['999.99', '5', true],
    ['1000', '5', false],
    ['999.99', '0', false],
  ])('says that no rate is fixed for less than €1,000: %s for %s years', async (typed, years, isTold) => {
    await renderCalculator({ kind: 'term-deposit-saver-plus', rates, given: { amount: typed, years } });
    expect(/We fix a rate for deposits from €1,000\./.test(answer().textContent)).toBe(isTold);
  });

  it('has a single rate chosen already', async () => {
    await fill({ kind: 'term-deposit-saver-plus', country: 'ot' }, { [amount]: '10000' });
    expect(answer()).toHaveTextContent('€182.50');
  });

  it('takes the rate of the most years for a term that an address invents', async () => {
    await renderCalculator({ kind: 'term-deposit-saver-plus', rates, given: { amount: '1000', years: '7' } });
    expect(answer()).toHaveTextContent('Gross rate a year2.70%');
    expect(screen.getByRole('combobox', { name: 'For how long?' })).toHaveDisplayValue('7 years');
  });

  it('asks for a term', async () => {
    await fill({ kind: 'term-deposit-saver-plus' }, { [amount]: '10000' });
    expect(screen.getByRole('combobox', { name: 'For how long?' })).toHaveFocus();
    expect(screen.getByRole('combobox', { name: 'For how long?' })).toHaveAccessibleDescription(
      /Enter a number of years/,
    );
  });

  it('says so where the country has no rates', async () => {
    await renderCalculator({ kind: 'term-deposit-saver-plus' });
    expect(screen.getByText(/no rate for this product/)).toBeInTheDocument();
  });
});

describe('results', () => {
  it('are shared by a link and kept in the address', async () => {
    await fill({ kind: 'saver' }, { 'How much would you like to save?': '2.500' });
    expect(location.search + location.hash).toBe('?amount=2500#saver-calculator');
    expect(screen.getByRole('button', { name: 'Copy link' })).toBeInTheDocument();
  });

  it('are there at once for an address that carries figures, and the figures can be changed', async () => {
    const { user } = await renderCalculator({ kind: 'saver', rates, given: { amount: '1.000,50', other: 'x' } });
    expect(answer()).toHaveTextContent('On savings of €1,000.50');
    const field = screen.getByRole('textbox', { name: 'How much would you like to save?' });
    await user.clear(field);
    await user.type(field, '10000');
    await user.click(screen.getByRole('button', { name: 'Calculate' }));
    expect(answer()).toHaveTextContent('€126.74');
  });

  it('take the place of the fields on a phone, with the focus, until recalculating brings the fields back as they were', async () => {
    narrowScreen(true);
    const { user, container } = await fill({ kind: 'saver' }, { 'How much would you like to save?': '10000' });
    const frame = container.querySelector('[data-view]');
    expect(frame).toHaveAttribute('data-view', 'results');
    expect(screen.getByRole('heading', { name: 'Your result' })).toHaveFocus();
    const [recalculate = document.body] = screen.getAllByRole('button', { name: 'Recalculate' });
    await user.click(recalculate);
    expect(frame).toHaveAttribute('data-view', 'input');
    expect(screen.getByRole('textbox', { name: 'How much would you like to save?' })).toHaveFocus();
    expect(screen.getByRole('textbox', { name: 'How much would you like to save?' })).toHaveValue('10,000');
  });

  it('are written in the language and figures of the reader', async () => {
    await renderCalculator({ kind: 'saver', rates, country: 'be', language: 'fr', given: { amount: '12 500,75' } });
    expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Que rapporte votre épargne ?');
    expect(answer()).toHaveTextContent(/12\s500,75\s€/);
  });
});
