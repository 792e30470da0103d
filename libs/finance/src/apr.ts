/** An amount that is paid some time after the first drawdown. */
export interface CashFlow {
  /** In any one unit of money. */
  readonly amount: number;
  /** Years and fractions of a year; a month is a twelfth. */
  readonly years: number;
}

const lowest = -0.9999;
const highest = 1e6;

/**
 * The annual percentage rate of charge, in percent, unrounded; undefined when no rate equates the flows (nothing lent or nothing repaid).
 * Source: the basic equation of Annex I to Directive 2008/48/EC, the same in Annex III to Directive (EU) 2023/2225 and Annex I to Directive 2014/17/EU:
 * the present values of drawdowns and of repayments and charges, both at X a year, are equal.
 */
export function annualPercentageRate(
  drawdowns: readonly CashFlow[],
  repayments: readonly CashFlow[],
): number | undefined {
  const flows = [...drawdowns, ...repayments.map(({ amount, years }) => ({ amount: -amount, years }))];
  const total = (list: readonly CashFlow[]) => list.reduce((sum, { amount }) => sum + amount, 0);
  if (
    !flows.every(({ amount, years }) => Number.isFinite(amount) && Number.isFinite(years)) ||
    total(drawdowns) <= 0 ||
    total(repayments) <= 0
  )
    return undefined;
  const rate = solve(flows);
  return rate === undefined ? undefined : rate * 100;
}

/** The rate in percent, rounded to two decimals with halves up, as the Annex asks of its last decimal. */
export function roundRate(percent: number): number {
  return Math.round(Number((percent * 100).toFixed(6))) / 100 + 0;
}

/** Newton's method, kept inside a bracket that halves wherever it would leave it. */
function solve(flows: readonly CashFlow[]): number | undefined {
  let [low, high] = [lowest, highest];
  if (valueAt(flows, low).value > 0 || valueAt(flows, high).value < 0) return undefined;
  let rate = 0.05;
  for (let round = 0; round < 200; round += 1) {
    const { value, slope } = valueAt(flows, rate);
    if (value > 0) high = rate;
    else low = rate;
    const next = rate - value / slope;
    const step = next > low && next < high ? next : (low + high) / 2;
    if (Math.abs(step - rate) < 1e-12) return step;
    rate = step;
  }
  return rate;
}

/** What drawdowns are worth above repayments at a rate, and how fast that changes with the rate. */
function valueAt(flows: readonly CashFlow[], rate: number): { value: number; slope: number } {
  let [value, slope] = [0, 0];
  for (const { amount, years } of flows) {
    const present = amount * (1 + rate) ** -years;
    value += present;
    slope -= (years * present) / (1 + rate);
  }
  return { value, slope };
}
