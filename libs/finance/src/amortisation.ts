import { decimalOfText, powerOfTen, roundedQuotient } from './decimal.js';

/** A loan that is paid back in equal monthly payments. */
export interface AnnuityLoan {
  /** Whole cents. */
  readonly principal: number;
  /** Nominal rate in percent a year; a month bears a twelfth of it. */
  readonly rate: number;
  /** Number of monthly payments, at least one. */
  readonly months: number;
  /** How many of the first months bear no interest for the borrower; none unless said. */
  readonly interestFreeMonths?: number;
}

/** One month of a schedule; everything but the month is in whole cents. */
export interface AmortisationRow {
  readonly month: number;
  readonly payment: number;
  readonly interest: number;
  readonly principal: number;
  readonly balance: number;
  /** Interest of an interest-free month, which the borrower does not pay. */
  readonly sponsored: number;
}

/**
 * The equal monthly payment in whole cents. Source: the present value of an annuity, P = c · (1 − (1 + i)^−n) / i with i a twelfth of the
 * yearly rate; with m interest-free months first, P = m · c + c · (1 − (1 + i)^−(n − m)) / i.
 */
export function annuityPayment(loan: AnnuityLoan): number {
  refuseNonsense(loan);
  const free = freeMonthsOf(loan);
  const principal = BigInt(loan.principal);
  const { of, over } = monthlyRate(loan);
  if (of === 0n) return Number(roundedQuotient(principal, BigInt(loan.months)));
  // With i = of / over, (1 + i)^n is grown / still: the payment is one fraction of whole numbers, which is rounded once.
  const bearing = BigInt(loan.months - free);
  const grown = (over + of) ** bearing;
  const still = over ** bearing;
  const factor = BigInt(free) * grown * of + (grown - still) * over;
  return Number(roundedQuotient(principal * grown * of, factor));
}

/**
 * The schedule month by month, every row rounded to the cent; the last payment differs by the roundings, so that the balance
 * closes at exactly 0. Throws a RangeError for anything but a loan.
 */
export function amortisation(loan: AnnuityLoan): AmortisationRow[] {
  const regular = annuityPayment(loan);
  const free = freeMonthsOf(loan);
  const rate = monthlyRate(loan);
  const rows: AmortisationRow[] = [];
  let balance = loan.principal;
  for (let month = 1; month <= loan.months; month += 1) {
    const due = monthsInterest(balance, rate);
    const interest = month <= free ? 0 : due;
    const principal = month === loan.months ? balance : Math.min(balance, Math.max(0, regular - interest));
    balance -= principal;
    rows.push({ month, payment: principal + interest, interest, principal, balance, sponsored: due - interest });
  }
  return rows;
}

/** The rate of a month as a fraction of whole numbers. */
interface MonthlyRate {
  readonly of: bigint;
  readonly over: bigint;
}

/** A twelfth of the yearly rate as it is written: 4.95 percent are 495 / 120 000. */
function monthlyRate({ rate }: AnnuityLoan): MonthlyRate {
  const { units, scale } = decimalOfText(String(rate));
  return { of: units, over: 1200n * powerOfTen(scale) };
}

/** A month's interest in whole cents, halves up: 15 000.00 at 3.15 % bears 39.375 and so 39.38. */
function monthsInterest(balance: number, { of, over }: MonthlyRate): number {
  return Number(roundedQuotient(BigInt(balance) * of, over));
}

function freeMonthsOf({ interestFreeMonths = 0, months }: AnnuityLoan): number {
  return Math.min(interestFreeMonths, months);
}

function refuseNonsense({ principal, rate, months, interestFreeMonths = 0 }: AnnuityLoan): void {
  const isLoan =
    Number.isSafeInteger(principal) &&
    principal >= 0 &&
    Number.isFinite(rate) &&
    rate >= 0 &&
    Number.isSafeInteger(months) &&
    months >= 1 &&
    months <= 1200 &&
    Number.isSafeInteger(interestFreeMonths) &&
    interestFreeMonths >= 0;
  if (!isLoan) throw new RangeError('A loan has a principal in whole cents, a rate of 0 or more and 1 to 1200 months.');
}
