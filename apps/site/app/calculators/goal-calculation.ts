import {
  depositForGoal,
  maxGoalMonths,
  monthsToGoal,
  noThousands,
  numberIn,
  type SavingsPlan,
} from '@statewise/finance';
import type { CalculatorProblem } from '@statewise/machines';
import { amountProblem, numberProblem, type Calculation } from './calculation.js';
import type { Values } from './calculator-input.js';

/** A plan, and what it is for. */
export interface GoalResults extends SavingsPlan {
  readonly goal: number;
  /** Which of the two was asked for. */
  readonly wanted: 'time' | 'deposit';
}

const maxYears = maxGoalMonths / 12;
const anyTime = { least: 1 / 24, most: maxYears };

/** How long a goal takes, or how much it takes each month: whichever of the two is not typed. */
export function calculateGoal(
  { goal = '', start = '', monthly = '', period = '' }: Values,
  rate: number,
): Calculation<GoalResults> {
  const [isTime, isDeposit] = [period.trim() === '', monthly.trim() === ''];
  const problems = [
    ...wrong('goal', 'amount', amountProblem(goal)),
    ...wrong('start', 'amount', start.trim() === '' ? undefined : amountProblem(start, 0)),
    ...(isTime === isDeposit ? wrong('monthly', 'monthly', isTime ? 'neither' : 'both') : []),
    ...(isTime && !isDeposit ? wrong('monthly', 'amount', amountProblem(monthly)) : []),
    ...(isDeposit && !isTime ? wrong('period', 'years', numberProblem(period, anyTime, noThousands)) : []),
  ];
  if (problems.length > 0) return { problems: Object.fromEntries(problems) };
  const asked = { goal, start: start.trim() === '' ? 0 : start, rate };
  const plan = isTime
    ? monthsToGoal(asked, monthly)
    : depositForGoal(asked, Math.max(1, Math.round((numberIn(period, noThousands) ?? 0) * 12)));
  if (!plan) return { problems: Object.fromEntries(wrong('monthly', 'monthly', 'never')) };
  return { results: { ...plan, goal: numberIn(goal) ?? 0, wanted: isTime ? 'time' : 'deposit' } };
}

/** What is wrong with a field, in the words for fields of its kind. */
function wrong(name: string, kind: string, problem: string | undefined): [string, CalculatorProblem][] {
  return problem === undefined ? [] : [[name, { key: `error.${kind}.${problem}`, values: { most: String(maxYears) } }]];
}
