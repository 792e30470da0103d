import {
  consumerLending,
  factoring,
  generateIban,
  noThousands,
  numberIn,
  proDiscount,
  saver,
  termDeposit,
  validateIban,
  type Deposit,
  type Factoring,
  type IbanResult,
  type Lending,
  type ProDiscountRow,
  type Savings,
  type TermRate,
} from '@statewise/finance';
import type { LoanLimits } from '@statewise/site-content';
import { amountProblem, numberProblem, problemsOf, type Calculation, type Problems } from './calculation.js';
import type { Values } from './calculator-input.js';
import { maxTerm } from './lent-products.js';

/** The longest loan, in years, and the largest fee, in percent. */
export const maxYears = 100;
export const maxFee = 100;

const amountOf = (typed: string | undefined): number => numberIn(typed) ?? 0;

/** Figures that may each be typed, but are together more than the formula can take. */
const tooHigh: Problems = { amount: { key: 'error.amount.high' } };

function outcome<Results>(
  problems: Problems | undefined,
  results: Results | undefined,
  otherwise: Problems = tooHigh,
): Calculation<Results> {
  return problems || !results ? { problems: problems ?? otherwise } : { results };
}

/** What is wrong with a loan's figures by the limits of the product. */
function outsideOffer(amount: number, years: number, limits: LoanLimits): Problems | undefined {
  const { least, most, shortest } = limits;
  if (amount < least) return { amount: { key: 'error.amount.least', values: { leastAmount: String(least) } } };
  if (most !== null && amount > most)
    return { amount: { key: 'error.amount.most', values: { mostAmount: String(most) } } };
  const months = Math.round(years * 12);
  if (months < shortest) return { years: { key: 'error.years.shortest', values: { shortestTerm: String(shortest) } } };
  const maxMonths = maxTerm(limits, amount);
  if (months <= maxMonths) return undefined;
  return {
    years: { key: 'error.years.longest', values: { amount: String(amount), longestTerm: String(maxMonths) } },
  };
}

/** What a loan costs at a rate in percent a year, within the limits of its product where it has any. */
export function calculateLending(
  { amount = '', years = '' }: Values,
  rate: number,
  limits?: LoanLimits,
): Calculation<Lending> {
  const aMonth = 1 / 24;
  const problems = problemsOf({
    amount: amountProblem(amount),
    years: numberProblem(years, { least: aMonth, most: maxYears }, noThousands),
  });
  const outside =
    limits && !problems ? outsideOffer(amountOf(amount), numberIn(years, noThousands) ?? 0, limits) : undefined;
  return outcome(problems ?? outside, consumerLending(amount, years, rate));
}

/** What a factored invoice brings. */
export function calculateFactor({ amount = '', fee = '' }: Values): Calculation<Factoring> {
  const problems = problemsOf({
    amount: amountProblem(amount),
    fee: numberProblem(fee, { least: 0, most: maxFee }, noThousands),
  });
  return outcome(problems, factoring(amount, fee));
}

export interface ProResults {
  readonly invoice: number;
  readonly rows: readonly ProDiscountRow[];
}

/** What an invoice costs on each day. */
export function calculatePro({ amount = '' }: Values): Calculation<ProResults> {
  const problems = problemsOf({ amount: amountProblem(amount) });
  const rows = proDiscount(amount);
  return outcome(problems, rows && { invoice: amountOf(amount), rows });
}

/** What savings earn in a year at a rate in percent. */
export function calculateSaver({ amount = '' }: Values, rate: number): Calculation<Savings> {
  return outcome(problemsOf({ amount: amountProblem(amount) }), saver(amount, rate));
}

/** What a deposit earns at the rates of a country, for a person or a business. */
export function calculateDeposit(
  { amount = '', years = '', holder }: Values,
  rates: readonly TermRate[],
): Calculation<Deposit> {
  const problems = problemsOf({
    amount: amountProblem(amount),
    years: numberProblem(years, { least: 0, most: maxYears }, noThousands),
  });
  const results = termDeposit(amount, years, rates, holder === 'pro' ? 'pro' : 'individual');
  return outcome(problems, results, { years: { key: 'deposit.noRates' } });
}

export interface IbanResults {
  readonly iban: string;
  readonly printed: string;
}

/** The Maltese IBAN of an account number. */
export function calculateIban({ account = '' }: Values, bankPrefix: string): Calculation<IbanResults> {
  return ibanCalculation('account', account, generateIban(account, bankPrefix));
}

/** Whether an IBAN is one. */
export function checkIban({ iban = '' }: Values): Calculation<IbanResults> {
  return ibanCalculation('iban', iban, validateIban(iban));
}

function ibanCalculation(field: string, typed: string, result: IbanResult): Calculation<IbanResults> {
  if (result.ok) return { results: { iban: result.iban, printed: result.printed } };
  const { key, ...parts } = result.error;
  return {
    problems: {
      [field]: {
        key: `iban.${key}`,
        values: { ...parts, message: result.message, count: String(typed.replace(/\s/g, '').length) },
      },
    },
  };
}
