import { calculatorMachine, type CalculatorContext } from '@statewise/machines';
import { useMachine } from '@xstate/react';
import { useState } from 'react';
import type { Calculation, Problems } from './calculation.js';
import type { CalculatorInput, Values } from './calculator-input.js';

export interface CalculatorSetup<Results> {
  readonly input: CalculatorInput;
  readonly calculate: (values: Values) => Calculation<Results>;
  /** Whether results follow what is typed; otherwise they come when the form is sent. */
  readonly isLive?: boolean;
}

/** Where a calculator is. */
export interface CalculatorState<Results> {
  readonly values: Values;
  readonly results: Results | undefined;
  readonly problems: Problems;
  /** What a phone shows; wide screens show both. */
  readonly view: 'input' | 'results';
  /** Whether the chart takes the form; until then the browser sends it. */
  readonly isRunning: boolean;
  readonly change: (name: string, value: string) => void;
  readonly calculateNow: () => Calculation<Results>;
  readonly askAgain: () => void;
}

/** Its script has come after the page: there is nothing to wait for any more. */
const machine = calculatorMachine.provide({ delays: { bootstrapPause: 0 } });

/** Runs a calculator's chart; it starts with what was calculated from the address. */
export function useCalculatorChart<Results extends object>({
  input,
  calculate,
  isLive = true,
}: CalculatorSetup<Results>): CalculatorState<Results> {
  const [first] = useState(() => firstContext(input, calculate));
  const [snapshot, send] = useMachine(machine, { input: first });
  const { values, calculated, problems } = snapshot.context;
  const isExample = snapshot.matches('starting') && snapshot.context.isExample;
  return {
    values,
    results: calculated === null ? undefined : resultsOf(calculate(calculated)),
    problems,
    view: calculated === null || isExample || snapshot.matches('input') ? 'input' : 'results',
    isRunning: !snapshot.matches('starting'),
    change: (name, value) => {
      send({ type: 'input.changed', name, value });
      if (isLive && 'results' in calculate({ ...values, [name]: value })) send({ type: 'calculation.updated' });
    },
    calculateNow: () => {
      const calculation = calculate(values);
      send(
        'results' in calculation
          ? { type: 'calculation.done' }
          : { type: 'calculation.refused', problems: calculation.problems },
      );
      return calculation;
    },
    askAgain: () => send({ type: 'recalculation.requested' }),
  };
}

function firstContext<Results>(
  { values, isSent }: CalculatorInput,
  calculate: CalculatorSetup<Results>['calculate'],
): CalculatorContext {
  const calculation = calculate(values);
  const problems = isSent && 'problems' in calculation ? calculation.problems : {};
  return { values, calculated: 'results' in calculation ? values : null, isExample: !isSent, problems };
}

function resultsOf<Results>(calculation: Calculation<Results>): Results | undefined {
  return 'results' in calculation ? calculation.results : undefined;
}
