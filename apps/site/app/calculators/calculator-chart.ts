import type { CalculatorEvent } from '@statewise/machines';
import { useEffect, useEffectEvent, useState } from 'react';
import { useChart } from '../charts/use-chart.js';
import type { Calculation, Problem } from './calculation.js';
import type { CalculatorInput, Values } from './calculator-input.js';

export interface CalculatorSetup<Results> {
  readonly input: CalculatorInput;
  readonly calculate: (values: Values) => Calculation<Results>;
}

/** Where a calculator is. */
export interface CalculatorState<Results> {
  readonly values: Values;
  readonly results: Results | undefined;
  readonly problems: Readonly<Record<string, Problem>>;
  /** What a phone shows; wide screens show both. */
  readonly view: 'input' | 'results';
  /** Whether the chart has taken over from what the server drew; until then the browser sends the form. */
  readonly isRunning: boolean;
  readonly change: (name: string, value: string) => void;
  readonly calculateNow: () => Calculation<Results>;
  readonly askAgain: () => void;
}

const loadChart = () => import('../charts/calculator.js').then(({ calculatorMachine }) => calculatorMachine);

/** Runs a calculator's chart; until it takes input, what was calculated from the address stands. */
export function useCalculatorChart<Results extends object>({
  input,
  calculate,
}: CalculatorSetup<Results>): CalculatorState<Results> {
  const { snapshot, send } = useChart(loadChart, 'when idle');
  const [values, setValues] = useState(input.values);
  const [last, setLast] = useState(() => (input.isSent ? calculate(input.values) : undefined));
  const isReady = snapshot !== undefined && !snapshot.matches('starting');
  const isRunning = isReady && Object.keys(snapshot.context.values).length > 0;
  const takeOver = useEffectEvent(() => {
    send({ type: 'input.changed', values });
    if (last) send(eventOf(last));
  });
  useEffect(() => {
    if (isReady) takeOver();
  }, [isReady]);
  const results =
    last && 'results' in last && (!isRunning || snapshot.context.results !== null) ? last.results : undefined;
  return {
    values,
    results,
    problems: last && 'problems' in last && (!isRunning || snapshot.context.problem !== null) ? last.problems : {},
    view: (isRunning ? snapshot.matches('results') : results !== undefined) ? 'results' : 'input',
    isRunning,
    change: (name, value) => {
      const next = { ...values, [name]: value };
      setValues(next);
      if (isRunning) send({ type: 'input.changed', values: next });
    },
    calculateNow: () => {
      const calculation = calculate(values);
      setLast(calculation);
      send(eventOf(calculation));
      return calculation;
    },
    askAgain: () => send({ type: 'recalculation.requested' }),
  };
}

function eventOf<Results extends object>(calculation: Calculation<Results>): CalculatorEvent {
  if ('results' in calculation) return { type: 'calculation.done', results: calculation.results };
  const [problem = { key: 'error' }] = Object.values(calculation.problems);
  return { type: 'calculation.refused', problem };
}
