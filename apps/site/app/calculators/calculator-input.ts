import type { CalculatorName } from '@statewise/site-content';

/** What is typed into a calculator, by field. */
export type Values = Readonly<Record<string, string>>;

/** What an address carries for a calculator. */
export interface CalculatorInput {
  /** The fields that the address names, as they were typed. */
  readonly values: Values;
  /** Whether the results are wanted, or the fields alone. */
  readonly isSent: boolean;
}

/** Whether what is typed into a calculator is sent in the body of a form, and never read from an address. */
export const isPrivate = (kind: CalculatorName | undefined): boolean => kind === 'iban';

/** The fields of each calculator, which are also the parameters of its address. */
const fieldNames = {
  'consumer-lending': ['amount', 'years'],
  factor: ['amount', 'fee'],
  iban: ['account', 'iban'],
  pro: ['amount'],
  saver: ['amount', 'goal', 'start', 'monthly', 'period'],
  'term-deposit-saver-plus': ['amount', 'years', 'holder'],
} as const satisfies Readonly<Record<CalculatorName, readonly string[]>>;

/** The parameter with which the recalculate button asks for the filled-in fields without their results. */
export const viewParameter = { name: 'view', value: 'input' } as const;

const maxLength = 100;

/** Reads a calculator's input from the parameters of an address; others are left alone. */
export function calculatorInput(kind: CalculatorName, parameters: URLSearchParams | Values): CalculatorInput {
  const given = new URLSearchParams(parameters instanceof URLSearchParams ? parameters : { ...parameters });
  const values = Object.fromEntries(
    fieldNames[kind].flatMap((name): [string, string][] => {
      const value = given.get(name);
      return value === null ? [] : [[name, value.slice(0, maxLength)]];
    }),
  );
  return { values, isSent: Object.keys(values).length > 0 && given.get(viewParameter.name) !== viewParameter.value };
}

/** The part of an input that one form asks for; what the address does not name is preset. */
export function inputOf({ values, isSent }: CalculatorInput, presets: Values): CalculatorInput {
  const names = Object.keys(presets);
  return {
    values: Object.fromEntries(names.map((name) => [name, values[name] ?? presets[name] ?? ''])),
    isSent: isSent && names.some((name) => values[name] !== undefined),
  };
}
