import { Decimal } from 'decimal.js';
import { amortisation, annuityPayment } from './amortisation.js';
import { consumerLending } from './calculators/consumer-lending.js';
import { factoring } from './calculators/factor.js';
import { proDiscount, proDiscounts } from './calculators/pro-discount.js';
import { saver } from './calculators/saver.js';
import { depositForGoal, monthsToGoal } from './calculators/savings-goal.js';
import { termDeposit } from './calculators/term-deposit.js';
import { loanPlan } from './loan-plan.js';
import { toCents } from './money.js';

// Every amount is computed a second time by a decimal library, with far more digits than it needs, and rounded half up once.

Decimal.set({ precision: 34, rounding: Decimal.ROUND_HALF_UP });
const rounded = (value: Decimal) => value.toDecimalPlaces(2).toNumber();

/** The same numbers in every run (mulberry32), below a limit. */
let seed = 20_261_122;
function below(limit: number): number {
  seed = (seed + 0x6d2b79f5) | 0;
  let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed);
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
  return (((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * limit;
}
const whole = (limit: number) => Math.floor(below(limit));

/** Amounts of every size up to ten million euro, typed with two decimals. */
const amount = () => (whole(10 ** (3 + whole(7))) / 100).toFixed(2);
/** Rates with up to four decimals, as prices have them. */
const rate = (most = 20) => whole(most * 10_000) / 10_000;

/** What a calculator and the library disagree on, of so many inputs. */
function disagreements(count: number, compare: () => readonly [asked: unknown, ours: unknown, theirs: unknown]) {
  const found: unknown[] = [];
  for (let run = 0; run < count && found.length < 5; run += 1) {
    const [asked, ours, theirs] = compare();
    if (JSON.stringify(ours) !== JSON.stringify(theirs)) found.push({ asked, ours, theirs });
  }
  return found;
}

it.each([
  ['the discount on 5 599.72 paid on day 2', proDiscount('5599.72')?.[2]?.discount_euro, 147.99],
  ['a year at 0.85 percent on 65.56', saver('65.56', 0.85)?.interest, 0.56],
  ['half a cent, which a double does not reach', toCents(1.005), 101],
  ['a hair less than half a cent', toCents(1.00499999999), 100],
])('rounds once: %s', (_, ours, expected) => {
  expect(ours).toBe(expected);
});

it('agrees on whole cents of 20 000 numbers with up to seven decimals', () => {
  const found = disagreements(20_000, () => {
    const euro = Number(
      `${whole(1_000_000)}.${String(whole(1e7))
        .padStart(7, '0')
        .slice(0, 1 + whole(7))}`,
    );
    return [euro, toCents(euro), new Decimal(euro).times(100).round().toNumber()];
  });
  expect(found).toEqual([]);
});

it('agrees on the interest of 25 000 savings', () => {
  const found = disagreements(25_000, () => {
    const [principal, percent] = [amount(), rate()];
    const interest = rounded(new Decimal(principal).times(percent).times(365).div(36_000));
    const total = new Decimal(principal).plus(interest).toNumber();
    return [
      [principal, percent],
      saver(principal, percent),
      { principal: Number(principal), rate: percent, interest, total },
    ];
  });
  expect(found).toEqual([]);
});

/** Savings after so many months of deposits at their beginnings, interest added every twelfth month and at the end. */
function saved(start: Decimal, deposit: Decimal, percent: number, months: number): Decimal {
  const monthly = new Decimal(percent).times(365).div(36_000).div(12);
  let [balance, waiting] = [start, new Decimal(0)];
  for (let month = 1; month <= months; month += 1) {
    balance = balance.plus(deposit);
    waiting = waiting.plus(balance);
    if (month % 12 !== 0 && month !== months) continue;
    balance = balance.plus(waiting.times(monthly).toDecimalPlaces(2));
    waiting = new Decimal(0);
  }
  return balance;
}

it('agrees on the cents of 500 savings goals, and that a month or a cent less would miss them', () => {
  const found = disagreements(500, () => {
    const [goal, start, percent] = [(100 + whole(5_000_000)) / 100, whole(100_000) / 100, rate(4)];
    const asked = { goal, start: String(start), rate: percent };
    const [deposit, months] = [1 + whole(500), 1 + whole(120)];
    const plan = monthsToGoal(asked, deposit);
    const wanted = depositForGoal(asked, months);
    const after = (euro: number, count: number) => saved(new Decimal(start), new Decimal(euro), percent, count);
    const ours = [
      plan?.total,
      plan && (plan.months === 1 || after(deposit, plan.months - 1).lt(goal)),
      wanted?.total,
      !wanted || wanted.deposit === 0 || after(Math.round(wanted.deposit * 100 - 1) / 100, months).lt(goal),
    ];
    const theirs = [
      plan && after(deposit, plan.months).toNumber(),
      plan && true,
      wanted && after(wanted.deposit, months).toNumber(),
      true,
    ];
    return [[asked, deposit, months], ours, theirs];
  });
  expect(found).toEqual([]);
});

it('agrees on what 25 000 deposits earn, whatever their years', () => {
  const found = disagreements(25_000, () => {
    const [principal, gross, years] = [amount(), rate(), whole(3) === 0 ? rate(30) : whole(11)];
    const net = new Decimal(gross).times('0.85').toNumber();
    const of = { year: String(years), Country: { value: 'be' } };
    const deposit = termDeposit(principal, String(years), [
      { ...of, interest_rate: gross, net_interest_rate: net, pro_gross_interest_rate: 0, pro_net_interest_rate: 0 },
    ]);
    const earned = (percent: number) =>
      rounded(
        new Decimal(principal)
          .times(percent)
          .times(365)
          .times(years || 1)
          .div(36_000),
      );
    const total = new Decimal(principal).plus(earned(net)).toNumber();
    const interest = { grossInterest: earned(gross), netInterest: earned(net) };
    const theirs = { principal: Number(principal), years, grossRate: gross, netRate: net, ...interest, total };
    return [[principal, gross, years], deposit, theirs];
  });
  expect(found).toEqual([]);
});

it('agrees on what 15 000 invoices bring', () => {
  const found = disagreements(15_000, () => {
    const [invoice, fee] = [amount(), rate(100)];
    const retained = rounded(new Decimal(invoice).times('0.1'));
    const totalCost = rounded(new Decimal(invoice).times(fee).div(100));
    const totalFinancing = new Decimal(invoice).minus(retained).minus(totalCost).toNumber();
    return [
      [invoice, fee],
      factoring(invoice, String(fee)),
      { invoice: Number(invoice), fee, retained, totalCost, totalFinancing },
    ];
  });
  expect(found).toEqual([]);
});

it('agrees on the discounts of 1 000 invoices on each of sixteen days', () => {
  const found = disagreements(1_000, () => {
    const invoice = amount();
    const rows = proDiscounts.map((percentage, day) => {
      const discount = rounded(new Decimal(invoice).times(percentage).div(100));
      const owed = new Decimal(invoice).minus(discount).toNumber();
      return { day, discount_percentage: percentage, discount_euro: discount, amount_owed: owed };
    });
    return [invoice, proDiscount(invoice), rows];
  });
  expect(found).toEqual([]);
});

/** The payment by the formula of an annuity whose first months bear no interest. */
function payment(principal: number, percent: number, months: number, free: number): number {
  const monthly = new Decimal(percent).div(1200);
  const bearing = months - free;
  const factor = monthly.isZero()
    ? new Decimal(bearing)
    : new Decimal(1).minus(monthly.plus(1).pow(bearing).pow(-1)).div(monthly);
  return new Decimal(principal).div(factor.plus(free)).round().toNumber();
}

const loan = () => {
  const months = 1 + whole(120);
  return { principal: 50_000 + whole(10_000_000), rate: rate(), months, interestFreeMonths: whole(2) * whole(months) };
};

it('agrees on the monthly payment of 4 000 loans', () => {
  const found = disagreements(4_000, () => {
    const asked = loan();
    return [asked, annuityPayment(asked), payment(asked.principal, asked.rate, asked.months, asked.interestFreeMonths)];
  });
  expect(found).toEqual([]);
});

it('agrees on every month of 200 loans', () => {
  const found = disagreements(200, () => {
    const asked = loan();
    const regular = payment(asked.principal, asked.rate, asked.months, asked.interestFreeMonths);
    let balance = asked.principal;
    const balances = Array.from({ length: asked.months }, (_, index) => {
      const due = new Decimal(balance).times(asked.rate).div(1200).round().toNumber();
      const interest = index < asked.interestFreeMonths ? 0 : due;
      balance = index === asked.months - 1 ? 0 : Math.max(0, balance - Math.max(0, regular - interest));
      return [interest, balance];
    });
    return [asked, amortisation(asked).map((row) => [row.interest, row.balance]), balances];
  });
  expect(found).toEqual([]);
});

it('agrees on the annual percentage rate of 60 loans: half a hundredth to either side lies what was lent', () => {
  const found = disagreements(60, () => {
    const [euro, percent, months] = [whole(25_000) + 500, rate(), 1 + whole(120)];
    const { apr = 0, rows = [] } = consumerLending(euro, months / 12, percent) ?? {};
    const worthAt = (yearly: Decimal) => {
      const discount = yearly.div(100).plus(1).pow(new Decimal(-1).div(12));
      // Horner's scheme, from the last payment to the first.
      return rows.reduceRight((sum, { payment: paid }) => sum.plus(paid).times(discount), new Decimal(0));
    };
    const isBetween =
      worthAt(new Decimal(apr).minus('0.005')).gte(euro) && worthAt(new Decimal(apr).plus('0.005')).lt(euro);
    return [[euro, percent, months, apr], isBetween, true];
  });
  expect(found).toEqual([]);
});

it('says the same of 500 loans in the calculator and in the plan', () => {
  const found = disagreements(500, () => {
    const [euro, percent, months] = [(50_000 + whole(2_500_000)) / 100, rate(), 1 + whole(120)];
    const lending = consumerLending(euro, months / 12, percent);
    const plan = loanPlan({
      ...{ loanType: 5, promotionType: null, amount: euro, maximum: null, term: months, terms: [] },
      ...{ interestRate: percent, promotionalMonths: 0, startDate: '2026-11-20' },
    });
    return [
      [euro, percent, months],
      [lending?.monthlyPayment, lending?.totalInterest, lending?.totalPaid, lending?.apr],
      [plan.monthly_payment, plan.total_interest, plan.total_cost, plan.apr_rate],
    ];
  });
  expect(found).toEqual([]);
});
