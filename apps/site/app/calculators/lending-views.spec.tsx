import { screen, within } from '@testing-library/react';
import { answer, fill, narrowScreen } from './render-calculator.js';

beforeEach(() => {
  narrowScreen(false);
  history.replaceState(null, '', '/mt-en/page');
});

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

  it('shows no figures of another amount below one that it cannot lend', async () => {
    const { user } = await fill({ kind: 'consumer-lending', slug: 'green-loan' }, { [amount]: '12000', [years]: '2' });
    expect(document.querySelector('.site-calculator__preview')).toHaveTextContent(/€/);
    await user.type(screen.getByRole('textbox', { name: amount }), '0');
    expect(document.querySelector('.site-calculator__preview')).toBeNull();
    expect(screen.queryByRole('link', { name: 'Apply with these figures' })).toBeNull();
    expect(answer()).toHaveTextContent('For €12,000');
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
    await fill({ kind: 'consumer-lending' }, { [amount]: '', [years]: 'five' });
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: amount })).toHaveAccessibleDescription('Error: Enter the amount.');
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
    await fill({ kind: 'factor' }, { 'Amount of the invoice': 'much', Fee: '' });
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
