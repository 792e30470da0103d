import fc from 'fast-check';
import { analyseRisk, defaultRiskPolicy, type RiskSituation } from './risk.js';

const household = (changes: Partial<RiskSituation> = {}): RiskSituation => ({
  incomes: 3000,
  expenditures: 900,
  instalments: 300,
  newInstalment: 200,
  hasUnpaidCredits: false,
  employmentLength: 'gt_5',
  amount: 10_000,
  term: 60,
  startDate: '2026-11-20',
  born: '1980-05-04',
  ...changes,
});
const judged = (changes: Partial<RiskSituation>) => analyseRisk(defaultRiskPolicy, household(changes));

it('passes a household with room', () => {
  expect(judged({})).toEqual({ result: 1, reasons: [], room: 1600, ratio: 500 / 3000 });
});

it.each([
  ['no room left', { expenditures: 2500.01 }, ['room']],
  ['a debt ratio above one half', { instalments: 1300.01 }, ['debt_ratio']],
  ['unpaid credits', { hasUnpaidCredits: true }, ['unpaid_credits']],
  ['a loan beyond the 75th birthday', { born: '1956-11-19' }, ['age']],
  ['no income at all', { incomes: 0 }, ['room', 'debt_ratio']],
])('fails for %s', (_, changes, reasons) => {
  expect(judged(changes)).toMatchObject({ result: 2, reasons });
});

it.each([
  ['a debt ratio above two fifths', { instalments: 1000.01 }, ['debt_ratio_high']],
  ['employment of less than a year', { employmentLength: 'lt_1' }, ['employment_short']],
  ['an amount over 20 000', { amount: 20_000.01 }, ['amount_high']],
])('asks a person for %s', (_, changes, reasons) => {
  expect(judged(changes)).toMatchObject({ result: 3, reasons });
});

it.each([
  ['room of exactly nothing', { expenditures: 2500 }, 1],
  ['a ratio of exactly two fifths', { instalments: 1000 }, 1],
  ['a ratio of exactly one half', { instalments: 1300 }, 3],
  ['exactly 20 000', { amount: 20_000 }, 1],
  ['an end on the 75th birthday', { born: '1956-11-20' }, 1],
])('judges the edge: %s', (_, changes, result) => {
  expect(judged(changes).result).toBe(result);
});

it('knows no ratio without an income, and then takes any debt for too much', () => {
  const room = { ...defaultRiskPolicy, minimumRoom: -1000 };
  const poor = household({ incomes: 0, expenditures: 0, instalments: 0, newInstalment: 0 });
  expect(analyseRisk(room, poor)).toEqual({ result: 1, reasons: [], room: 0, ratio: null });
  expect(analyseRisk(room, { ...poor, instalments: 0.01 })).toEqual({
    result: 2,
    reasons: ['debt_ratio'],
    room: -0.01,
    ratio: null,
  });
});

it('asks no person because of someone who does not work', () => {
  const { employmentLength: _, ...jobless } = household();
  expect(analyseRisk(defaultRiskPolicy, jobless).result).toBe(1);
});

it('takes its thresholds from the policy', () => {
  expect(analyseRisk({ ...defaultRiskPolicy, minimumRoom: 1601 }, household())).toMatchObject({
    result: 2,
    reasons: ['room'],
  });
});

it('gives reasons unless it passes, and finite figures, whatever the household', () => {
  const money = fc.integer({ min: 0, max: 1_000_000 }).map((cents) => cents / 100);
  fc.assert(
    fc.property(money, money, money, money, (incomes, expenditures, instalments, newInstalment) => {
      const { result, reasons, room, ratio } = judged({ incomes, expenditures, instalments, newInstalment });
      expect(reasons.length > 0).toBe(result !== 1);
      expect(Number.isFinite(room)).toBe(true);
      expect(ratio === null || Number.isFinite(ratio)).toBe(true);
      expect(Math.round(room * 100)).toBe(
        Math.round(incomes * 100) -
          Math.round(expenditures * 100) -
          Math.round(instalments * 100) -
          Math.round(newInstalment * 100),
      );
    }),
  );
});
