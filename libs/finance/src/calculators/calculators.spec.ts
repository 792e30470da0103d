import fc from 'fast-check';
import { consumerLending, lendingRate, representativeExample } from './consumer-lending.js';
import { factoring } from './factor.js';
import { proDiscount } from './pro-discount.js';
import { saver, saverRate } from './saver.js';
import { preselectedYears, termDeposit, termRateFor, termRates, type TermRate } from './term-deposit.js';

const typed = fc.oneof(
  fc.string(),
  fc.double(),
  fc.constant(undefined),
  fc.constantFrom('', '0', '-1', '1e9', '1,5', '1.000.000'),
);
const finite = (value: unknown) => expect(JSON.stringify(value) ?? '').not.toMatch(/null|NaN/);

describe('consumer lending', () => {
  it('makes a schedule at 2.81 percent', () => {
    const lending = consumerLending('20,000', '10');
    expect(lending).toMatchObject({ rate: 2.81, monthlyPayment: 191.37, totalInterest: 2964.75, totalPaid: 22_964.75 });
    expect(lending?.rows).toHaveLength(120);
    expect(lending?.rows[0]).toEqual({
      month: 1,
      payment: 191.37,
      interest: 46.83,
      principal: 144.54,
      balance: 19_855.46,
    });
    expect(lending?.rows.at(-1)?.balance).toBe(0);
  });

  it('takes the rate of the country where there is one', () => {
    const rates = [{ context: 'consumer_lending_rate', interest_rate: '3.10', Country: { value: 'be' } }];
    expect(lendingRate(rates, 'BE')).toBe(3.1);
    expect(lendingRate(rates, 'mt')).toBe(2.81);
  });

  it('takes the rate of its own context, with a point before its decimals', () => {
    const of = { Country: { value: 'be' } };
    const rates = [
      { ...of, context: 'saver_rate', interest_rate: 1 },
      { ...of, context: 'consumer_lending_rate', interest_rate: '3.125' },
    ];
    expect(lendingRate(rates, 'be')).toBe(3.125);
  });

  it('stands for all loans at a rate by 10 000 over five years', () => {
    expect(representativeExample(4.95)).toMatchObject({
      amount: 10_000,
      rate: 4.95,
      monthlyPayment: 188.48,
      totalPaid: 11_309.06,
    });
    expect(() => representativeExample(-1)).toThrow(new RangeError('There is no loan at -1 percent.'));
  });

  it.each([
    [0, 100],
    [999.99, 1_000.68],
  ])('lends at %d percent for %d a month', (rate, payment) => {
    expect(consumerLending('1200', '1', rate)?.monthlyPayment).toBe(payment);
  });

  it.each([-0.01, 1000, Number.NaN])('does not lend at %d percent', (rate) => {
    expect(consumerLending('1200', '1', rate)).toBeUndefined();
  });

  it('reads years with decimals, up to a hundred', () => {
    expect(consumerLending('1000', '1.500')?.rows).toHaveLength(18);
    expect(consumerLending('1000', '1,250')?.rows).toHaveLength(15);
    expect(consumerLending('1000', '100')?.rows).toHaveLength(1200);
    expect(consumerLending('1000', '100.1')).toBeUndefined();
  });

  it.each([
    ['', '5'],
    ['1000', ''],
    ['x', '5'],
    ['1000', 'x'],
    [undefined, 5],
    ['0', '5'],
    ['-5', '5'],
    ['1000', '0'],
    ['1000', '101'],
  ])('makes none of %j over %j years', (amount, years) => {
    expect(consumerLending(amount, years)).toBeUndefined();
  });

  it('never answers anything but numbers', () => {
    fc.assert(fc.property(typed, typed, (amount, years) => finite(consumerLending(amount, years))));
  });
});

describe('factoring', () => {
  it('retains a tenth and charges the fee on the whole invoice', () => {
    expect(factoring('10.000', '2,5')).toMatchObject({
      invoice: 10_000,
      fee: 2.5,
      retained: 1000,
      totalCost: 250,
      totalFinancing: 8750,
    });
    expect(factoring('1,234.56', '1.125')).toMatchObject({
      retained: 123.46,
      totalCost: 13.89,
      totalFinancing: 1097.21,
    });
  });

  it('may cost nothing, and is never paid for', () => {
    expect(factoring('100', '0')).toMatchObject({ retained: 10, totalCost: 0, totalFinancing: 90 });
    expect(factoring('100', '-1')).toBeUndefined();
  });

  it.each([
    ['', '1'],
    ['100', ''],
    ['a', '1'],
    ['100', 'b'],
    ['-100', '1'],
  ])('computes nothing of %j and %j', (invoice, fee) => {
    expect(factoring(invoice, fee)).toBeUndefined();
  });
});

describe('pro discount', () => {
  it('has a row for each of the days 0 to 15', () => {
    const rows = proDiscount('10000');
    expect(rows).toHaveLength(16);
    expect(rows?.[0]).toEqual({ day: 0, discount_percentage: 3, discount_euro: 300, amount_owed: 9700 });
    expect(rows?.[7]).toEqual({ day: 7, discount_percentage: 1.9251, discount_euro: 192.51, amount_owed: 9807.49 });
    expect(rows?.[15]).toEqual({ day: 15, discount_percentage: 1.1595, discount_euro: 115.95, amount_owed: 9884.05 });
  });

  it('splits the invoice to the cent', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e9 }), (cents) => {
        for (const row of proDiscount(cents / 100) ?? [])
          expect(Math.round((row.discount_euro + row.amount_owed) * 100)).toBe(cents);
      }),
    );
    expect(proDiscount('no')).toBeUndefined();
  });
});

describe('saver', () => {
  it('earns 365/360 of the rate', () => {
    expect(saver('36.000', 1)).toEqual({ principal: 36_000, rate: 1, interest: 365, total: 36_365 });
    expect(saver(10_000, 0.6)).toMatchObject({ rate: 0.6, interest: 60.83, total: 10_060.83 });
    expect(saver('', 1)).toBeUndefined();
    expect(saver('100', Number.NaN)).toBeUndefined();
  });

  it('falls back to 1 percent in Malta and 0.6 elsewhere', () => {
    expect(saverRate([], 'MT')).toBe(1);
    expect(saverRate([], 'be')).toBe(0.6);
    expect(saverRate([{ context: 'saver_rate', interest_rate: 1.25, Country: { value: 'MT' } }], 'mt')).toBe(1.25);
  });
});

describe('term deposit', () => {
  const rate = (year: string, percent: number): TermRate => ({
    year,
    interest_rate: percent,
    net_interest_rate: percent * 0.85,
    pro_gross_interest_rate: percent + 1,
    pro_net_interest_rate: percent + 0.5,
    Country: { value: 'MT' },
  });
  const rates = [rate('2', 2), rate('10', 3), rate('0', 0.5), rate('1', 1)];

  it('multiplies by the years, and by one for no years', () => {
    expect(termDeposit('36,000', '2', rates)).toEqual({
      principal: 36_000,
      years: 2,
      grossRate: 2,
      netRate: 1.7,
      grossInterest: 1460,
      netInterest: 1241,
      total: 37_241,
    });
    expect(termDeposit(36_000, 0, rates)).toMatchObject({ grossRate: 0.5, grossInterest: 182.5 });
    expect(termDeposit(36_000, 1, rates, 'pro')).toMatchObject({ grossRate: 2, netRate: 1.5 });
  });

  it('earns nothing that can be said without years from 0 on and both rates', () => {
    expect(termDeposit('1000', '-1', rates)).toBeUndefined();
    expect(termDeposit('1000', 'some', rates)).toBeUndefined();
    expect(termDeposit('1000', '1', [], 'pro')).toBeUndefined();
    expect(termDeposit('1000', '1', [{ ...rate('1', 1), interest_rate: 'x' }])).toBeUndefined();
    expect(termDeposit('1000', '1', [{ ...rate('1', 1), net_interest_rate: 'x' }])).toBeUndefined();
  });

  it('takes the rate of the most years where none matches', () => {
    expect(termRateFor(rates, 7)?.year).toBe('10');
    expect(termRateFor(rates, 2)?.year).toBe('2');
    expect(termRateFor([], 2)).toBeUndefined();
  });

  it('shows the rates of year 0 only where the page asks for them', () => {
    expect(termRates(rates, 'mt').map(({ year }) => year)).toEqual(['1', '2', '10']);
    expect(termRates(rates, 'mt', true).map(({ year }) => year)).toEqual(['0']);
    expect(termRates(rates, 'be')).toEqual([]);
  });

  it('fills in the years where there is one choice', () => {
    expect(preselectedYears(termRates(rates, 'mt', true))).toBe(0);
    expect(preselectedYears(rates)).toBeUndefined();
  });

  it('never answers anything but numbers', () => {
    fc.assert(fc.property(typed, typed, (amount, years) => finite(termDeposit(amount, years, rates))));
    expect(termDeposit('1000', '1', [])).toBeUndefined();
  });
});
