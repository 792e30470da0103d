import type { CalculatorProblem } from '@statewise/machines';
import { focusField, useLocale } from '@statewise/ui';
import { useRef, type FormEvent, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { useCalculatorChart, type CalculatorSetup, type CalculatorState } from './calculator-chart.js';
import { useCalculatorText } from './messages/use-calculator-text.js';
import { calculatorProblemText } from './problem-text.js';

/** What a field of a calculator's form needs. */
export interface BoundField {
  readonly name: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly error: string | undefined;
}

/** A calculator as its form and its results see it. */
export interface RunningCalculator<Results> extends Pick<CalculatorState<Results>, 'results' | 'view' | 'isRunning'> {
  readonly field: (name: string) => BoundField;
  /** What is wrong with a field, for those that say it in more than one sentence. */
  readonly problem: (name: string) => CalculatorProblem | undefined;
  /** The parameters that lead to these results again. */
  readonly query: string;
  readonly resultsRef: RefObject<HTMLHeadingElement | null>;
  readonly submit: (event: FormEvent) => void;
  readonly recalculate: () => void;
}

interface UsedCalculator<Results> extends CalculatorSetup<Results> {
  /** The hash of the section, where the page's address keeps what was calculated. */
  readonly anchor?: string;
}

/** A calculator whose form works with its chart, and as a plain form before the chart is there. */
export function useCalculator<Results extends object>({
  anchor,
  ...setup
}: UsedCalculator<Results>): RunningCalculator<Results> {
  const chart = useCalculatorChart(setup);
  const { values, problems, isRunning, change } = chart;
  const t = useCalculatorText();
  const locale = useLocale();
  const resultsRef = useRef<HTMLHeadingElement>(null);
  const query = `?${new URLSearchParams(values)}`;
  const submit = (event: FormEvent): void => {
    if (!isRunning) return;
    event.preventDefault();
    // Drawn at once, so that the focus finds the error or the results.
    const calculation = flushSync(chart.calculateNow);
    if ('problems' in calculation) return focusField(Object.keys(calculation.problems)[0] ?? '');
    if (anchor !== undefined) history.replaceState(history.state, '', `${query}#${anchor}`);
    if (isNarrow()) focusResults(resultsRef.current);
  };
  const recalculate = (): void => {
    if (!isRunning) return;
    flushSync(chart.askAgain);
    focusField(Object.keys(values)[0] ?? '');
  };
  return {
    ...chart,
    field: (name) => ({
      name,
      value: values[name] ?? '',
      onChange: (value) => change(name, value),
      error: problems[name] && calculatorProblemText(name, problems[name], t, locale),
    }),
    problem: (name) => problems[name],
    query,
    resultsRef,
    submit,
    recalculate,
  };
}

/** Below this width one view stands in the place of the other. */
function isNarrow(): boolean {
  return matchMedia('(max-width: 749.98px)').matches;
}

/** The heading is focused, so that what follows it is read; its section comes into view. */
function focusResults(heading: HTMLElement | null): void {
  heading?.focus({ preventScroll: true });
  heading?.closest('.site-calculator__frame')?.scrollIntoView?.({ block: 'start' });
}
