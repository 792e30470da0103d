import { screen } from '@testing-library/react';
import { answer, fill, narrowScreen, rates, renderCalculator, retype } from './render-calculator.js';

beforeEach(() => {
  narrowScreen(false);
  history.replaceState(null, '', '/mt-en/page');
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
    await fill({ kind: 'saver' }, { 'How much would you like to save?': '' });
    expect(screen.getByRole('textbox', { name: 'How much would you like to save?' })).toHaveAccessibleDescription(
      'Error: Enter the amount.',
    );
  });
});

describe('savings goal', () => {
  const goal = 'How much do you want to have?';
  const button = () => screen.getByRole('button', { name: 'Make a plan' });

  it('says how long it takes, or how much a month', async () => {
    const { user } = await renderCalculator({ kind: 'saver', rates });
    await user.click(screen.getByText('Savings goal'));
    await retype(user, goal, '13000');
    await retype(user, /each month/, '1000');
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
    await user.click(screen.getByText('Savings goal'));
    await retype(user, goal, '500');
    await retype(user, /each month/, '');
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
    await retype(user, amount, '10000');
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
    const { user } = await renderCalculator({ kind: 'term-deposit-saver-plus', rates });
    expect(screen.getByRole('combobox', { name: 'For how long?' })).toHaveDisplayValue('1 year');
    await user.selectOptions(screen.getByRole('combobox', { name: 'For how long?' }), '');
    await user.click(screen.getByRole('button', { name: 'Calculate' }));
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
