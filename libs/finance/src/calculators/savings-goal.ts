import { powerOfTen, roundedQuotient, type Decimal } from '../decimal.js';
import { toEuro } from '../money.js';
import { centsIn, decimalIn, type Typed } from './amount-text.js';
import { dayCount } from './rates.js';

/** The longest plan, in months. */
export const maxGoalMonths = 600;

/** The amount to reach and the amount saved already; money in euro as typed, rate in percent a year. */
export interface SavingsGoal {
  readonly goal: Typed;
  /** There from the first day; nothing when it is not typed. */
  readonly start?: Typed;
  readonly rate: number;
}

/** A plan that reaches the goal; money in euro. */
export interface SavingsPlan {
  readonly months: number;
  /** Put in at the beginning of each month. */
  readonly deposit: number;
  /** The start and all deposits. */
  readonly paidIn: number;
  readonly interest: number;
  readonly total: number;
}

/** A goal whose figures make sense, in whole cents. */
interface Goal {
  readonly goal: number;
  readonly start: number;
  readonly percent: Decimal;
}

/**
 * How many months it takes with a deposit each month. Interest is that of the saver, 365/360 of the rate in a year: a twelfth of it each
 * month on the balance, added after every twelfth month and at the end, rounded once each time. Undefined unless all figures are amounts
 * and the goal is reached within `maxGoalMonths`.
 */
export function monthsToGoal(savings: SavingsGoal, deposit: Typed): SavingsPlan | undefined {
  const goal = goalOf(savings);
  const monthly = centsIn(deposit);
  return goal && monthly !== undefined ? grown(goal, monthly, maxGoalMonths, (total) => total >= goal.goal) : undefined;
}

/** The smallest deposit each month that reaches a goal after so many months, from 1 to `maxGoalMonths`; interest as in `monthsToGoal`. */
export function depositForGoal(savings: SavingsGoal, months: number): SavingsPlan | undefined {
  const goal = goalOf(savings);
  if (!goal || !Number.isInteger(months) || months < 1 || months > maxGoalMonths) return undefined;
  let [least, most] = [0, goal.goal];
  // The more is put in, the more there is: halve what is left.
  while (least < most) {
    const middle = Math.floor((least + most) / 2);
    if (after(goal, middle, months).total >= toEuro(goal.goal)) most = middle;
    else least = middle + 1;
  }
  return after(goal, least, months);
}

function goalOf({ goal, start, rate }: SavingsGoal): Goal | undefined {
  const [wanted, saved, percent] = [centsIn(goal), centsIn(start ?? 0), decimalIn(rate)];
  if (wanted === undefined || wanted === 0 || saved === undefined || percent === undefined || percent.units < 0n)
    return undefined;
  return { goal: wanted, start: saved, percent };
}

function after(goal: Goal, deposit: number, months: number): SavingsPlan {
  const plan = grown(goal, deposit, months, (_, month) => month === months);
  // Stryker disable next-line all: it ends in the last of these months at the latest
  if (!plan) throw new RangeError(`No plan of ${months} months.`);
  return plan;
}

/** Saves month by month until there is enough; undefined when that takes more than `most` months. */
function grown(
  { start, percent }: Goal,
  deposit: number,
  most: number,
  isEnough: (total: number, month: number) => boolean,
): SavingsPlan | undefined {
  const times = percent.units * dayCount.times;
  const over = 1_200n * powerOfTen(percent.scale) * dayCount.over;
  let balance = start;
  let added = 0;
  // The balances of the months for which no interest was added yet.
  let waiting = 0n;
  for (let month = 1; month <= most; month += 1) {
    balance += deposit;
    waiting += BigInt(balance);
    const due = Number(roundedQuotient(waiting * times, over));
    if (isEnough(balance + due, month))
      return {
        months: month,
        deposit: toEuro(deposit),
        paidIn: toEuro(start + month * deposit),
        interest: toEuro(added + due),
        total: toEuro(balance + due),
      };
    if (month % 12 === 0) {
      balance += due;
      added += due;
      waiting = 0n;
    }
  }
  return undefined;
}
