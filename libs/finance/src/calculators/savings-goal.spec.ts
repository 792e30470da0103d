import fc from 'fast-check';
import { depositForGoal, maxGoalMonths, monthsToGoal } from './savings-goal.js';

it('reaches 1 200 euro with 100 a month in a year where nothing is earned', () => {
  expect(monthsToGoal({ goal: '1200', rate: 0 }, '100')).toEqual({
    months: 12,
    deposit: 100,
    paidIn: 1_200,
    interest: 0,
    total: 1_200,
  });
  expect(depositForGoal({ goal: '1200', rate: 0 }, 12)?.deposit).toBe(100);
});

it('earns a twelfth of 365/360 of the rate each month, added once a year', () => {
  // (1 000 + 2 000 + … + 12 000) × 1.2 % / 12 × 365/360 = 79.083…, then another 12 079.08 + 1 000 for a month.
  const plan = monthsToGoal({ goal: '13000', rate: 1.2 }, '1000');
  expect(plan).toEqual({ months: 13, deposit: 1_000, paidIn: 13_000, interest: 92.34, total: 13_092.34 });
});

it('needs no deposit where the start is enough, and a month at least', () => {
  expect(depositForGoal({ goal: '500', start: '500', rate: 1 }, 6)?.deposit).toBe(0);
  expect(monthsToGoal({ goal: '500', start: '800', rate: 1 }, '10')?.months).toBe(1);
});

it('rounds a deposit up to the cent that reaches the goal', () => {
  expect(depositForGoal({ goal: '100', rate: 0 }, 3)).toMatchObject({ deposit: 33.34, total: 100.02 });
});

it.each([
  [{ goal: '', rate: 1 }, '10'],
  [{ goal: '0', rate: 1 }, '10'],
  [{ goal: '1000', start: 'some', rate: 1 }, '10'],
  [{ goal: 'much', rate: 1 }, '10'],
  [{ goal: '1000', rate: -0.01 }, '100'],
  [{ goal: '1000', rate: Number.NaN }, '100'],
  [{ goal: '1000', rate: 1 }, 'x'],
  [{ goal: '1000', rate: 1 }, '0'],
  [{ goal: '1000000', rate: 0 }, '1'],
])('has no plan for %j with %j a month', (goal, deposit) => {
  expect(monthsToGoal(goal, deposit)).toBeUndefined();
});

it.each(['', 'much', '0', '-1'])('has no plan to reach "%s"', (goal) => {
  expect(depositForGoal({ goal, rate: 1 }, 12)).toBeUndefined();
});

it.each([0, -1, 1.5, maxGoalMonths + 1, Number.NaN])('has no plan of %d months', (months) => {
  expect(depositForGoal({ goal: '1000', rate: 1 }, months)).toBeUndefined();
});

it('has a plan of the most months', () => {
  expect(depositForGoal({ goal: '6000', rate: 0 }, maxGoalMonths)).toMatchObject({ months: 600, deposit: 10 });
});

const amount = fc.integer({ min: 1, max: 50_000_000 }).map((cents) => cents / 100);

it('asks for the smallest deposit: a cent less misses the goal', () => {
  fc.assert(
    fc.property(
      amount,
      fc.integer({ min: 0, max: 200 }),
      fc.integer({ min: 1, max: 240 }),
      (goal, hundredths, months) => {
        const asked = { goal, rate: hundredths / 100 };
        const plan = depositForGoal(asked, months);
        expect(plan?.total).toBeGreaterThanOrEqual(goal);
        const less = Math.round((plan?.deposit ?? 0) * 100 - 1) / 100;
        if (less <= 0) return;
        const slower = monthsToGoal(asked, less.toFixed(2))?.months ?? Infinity;
        expect(slower).toBeGreaterThan(months);
        expect(monthsToGoal(asked, plan?.deposit)?.months).toBeLessThanOrEqual(months);
      },
    ),
    { numRuns: 60 },
  );
});
