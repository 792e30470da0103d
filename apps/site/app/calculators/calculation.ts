import { parseAmount, type AmountReading } from '@statewise/finance';
import type { CalculatorProblem } from '@statewise/machines';

/** What is wrong, by field. */
export type Problems = Readonly<Record<string, CalculatorProblem>>;

/** What a form's values come to: results, or what is wrong with which field. */
export type Calculation<Results> =
  | { readonly results: Results; readonly problems?: undefined }
  | { readonly problems: Problems; readonly results?: undefined };

/** Which numbers a field takes. */
interface Limits {
  readonly least: number;
  readonly most: number;
}

/** Beyond a million million, cents are not exact any more. */
const largestAmount = 1e12;

/** What is wrong with a number as it was typed: nothing there, no number, one with too many decimals, or one outside the limits. */
export function numberProblem(
  typed: string,
  { least, most }: Limits,
  reading: AmountReading,
): 'missing' | 'number' | 'decimals' | 'low' | 'high' | undefined {
  if (typed.trim() === '') return 'missing';
  const number = parseAmount(typed, { ...reading, decimals: Infinity });
  if (number === undefined) return 'number';
  if (parseAmount(typed, reading) === undefined) return 'decimals';
  if (number < least) return 'low';
  return number > most ? 'high' : undefined;
}

/** What is wrong with an amount in euro, as it was typed. */
export function amountProblem(typed: string, least = 0.01): ReturnType<typeof numberProblem> {
  return numberProblem(typed, { least, most: largestAmount }, { decimals: 2 });
}

/** The fields of a form that have something wrong with them; undefined when none has. */
export function problemsOf(checks: Readonly<Record<string, string | undefined>>): Problems | undefined {
  const found = Object.entries(checks).flatMap(([name, wrong]): [string, CalculatorProblem][] =>
    wrong === undefined ? [] : [[name, { key: `error.${name}.${wrong}` }]],
  );
  return found.length === 0 ? undefined : Object.fromEntries(found);
}
