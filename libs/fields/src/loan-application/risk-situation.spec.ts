import { loanPlan } from '@statewise/finance';
import { riskSituation } from './risk-situation.js';

const plan = loanPlan({
  loanType: 1,
  promotionType: null,
  amount: 10_000,
  maximum: 25_000,
  term: 60,
  terms: [],
  interestRate: 4.95,
  promotionalMonths: 0,
  startDate: '2026-11-20',
});
const household = {
  main_occupation: 'salaried',
  employment_length: 'lt_1',
  net_monthly_income: 2000,
  other_income: '',
  co_borrower_income: 1500,
  living_situation: 'tenant',
  housing_cost: 700,
  alimony: 50,
  loan_instalments: 120,
  unpaid_credits: true,
};

it('adds up what comes in and goes out', () => {
  expect(riskSituation({ 1: { date_of_birth: '04/05/1980', co_borrower: true }, 3: household }, plan)).toEqual({
    incomes: 3500,
    expenditures: 750,
    instalments: 120,
    newInstalment: 188.48,
    hasUnpaidCredits: true,
    employmentLength: 'lt_1',
    amount: 10_000,
    term: 60,
    startDate: '2026-11-20',
    born: '1980-05-04',
  });
});

it('does not count answers that no longer apply', () => {
  const retired = { ...household, main_occupation: 'retired', living_situation: 'owner' };
  const situation = riskSituation({ 1: { date_of_birth: '04/05/1980', co_borrower: false }, 3: retired }, plan);
  expect(situation).toMatchObject({ incomes: 2000, expenditures: 50 });
  expect(situation).not.toHaveProperty('employmentLength');
});

it('counts other income, and nothing that was not answered', () => {
  const situation = (changes: object) =>
    riskSituation({ 1: { date_of_birth: '04/05/1980' }, 3: { ...household, ...changes } }, plan);
  expect(situation({ other_income: 250 })).toMatchObject({ incomes: 2250, hasUnpaidCredits: true });
  expect(situation({ unpaid_credits: false })).toMatchObject({ hasUnpaidCredits: false });
  expect(situation({ unpaid_credits: '' })).toMatchObject({ hasUnpaidCredits: false });
  expect(situation({ employment_length: undefined })).not.toHaveProperty('employmentLength');
});

it('cannot be judged without a date of birth', () => {
  expect(riskSituation({ 3: household }, plan)).toBeUndefined();
});
