import { calculatorMachine, type CalculatorContext, type CalculatorProblem } from '@statewise/machines';
import { focusField, useLocale } from '@statewise/ui';
import { useMachine } from '@xstate/react';
import { useRef, useState, type FormEvent, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import type { Calculation } from './calculation.js';
import type { CalculatorInput, Values } from './calculator-input.js';
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
export interface RunningCalculator<Results> {
  readonly results: Results | undefined;
  /** Whether they are those of what is typed now. */
  readonly isCurrent: boolean;
  /** What a phone shows; wide screens show both. */
  readonly view: 'input' | 'results';
  /** Whether the chart takes the form; until then the browser sends it. */
  readonly isRunning: boolean;
  readonly field: (name: string) => BoundField;
  /** What is wrong with a field, for those that say it in more than one sentence. */
  readonly problem: (name: string) => CalculatorProblem | undefined;
  /** The parameters that lead to these results again. */
  readonly query: string;
  readonly resultsRef: RefObject<HTMLHeadingElement | null>;
  readonly submit: (event: FormEvent) => void;
  readonly recalculate: () => void;
}

interface CalculatorSetup<Results> {
  readonly input: CalculatorInput;
  readonly calculate: (values: Values) => Calculation<Results>;
  /** Whether results follow what is typed; otherwise they come when the form is sent. */
  readonly isLive?: boolean;
  /** The hash of the section, where the page's address keeps what was calculated. */
  readonly anchor?: string;
}

/** Its script has come after the page: there is nothing to wait for any more. */
const machine = calculatorMachine.provide({ delays: { bootstrapPause: 0 } });

/** A calculator whose form works with its chart, which starts with what was calculated from the address, and as a plain form before the chart is there. */
export function useCalculator<Results extends object>({
  input,
  calculate,
  isLive = true,
  anchor,
}: CalculatorSetup<Results>): RunningCalculator<Results> {
  const [first] = useState(() => firstContext(input, calculate(input.values)));
  const [snapshot, send] = useMachine(machine, { input: first });
  const { values, calculated, problems, isExample } = snapshot.context;
  const isRunning = !snapshot.matches('starting');
  const t = useCalculatorText();
  const locale = useLocale();
  const resultsRef = useRef<HTMLHeadingElement>(null);
  const query = `?${new URLSearchParams(values)}`;
  const change = (name: string, value: string): void => {
    send({ type: 'input.changed', name, value });
    if (isLive && calculate({ ...values, [name]: value }).results) send({ type: 'calculation.updated' });
  };
  const submit = (event: FormEvent): void => {
    if (!isRunning) return;
    event.preventDefault();
    const { problems: wrong } = calculate(values);
    // Drawn at once, so that the focus finds the error or the results.
    flushSync(() => send(wrong ? { type: 'calculation.refused', problems: wrong } : { type: 'calculation.done' }));
    if (wrong) return focusField(Object.keys(wrong)[0] ?? '');
    if (anchor !== undefined) history.replaceState(history.state, '', `${query}#${anchor}`);
    if (isNarrow()) focusResults(resultsRef.current);
  };
  const recalculate = (): void => {
    if (!isRunning) return;
    flushSync(() => send({ type: 'recalculation.requested' }));
    focusField(Object.keys(values)[0] ?? '');
  };
  return {
    results: calculated === null ? undefined : calculate(calculated).results,
    isCurrent: calculated === values,
    view: calculated === null || (!isRunning && isExample) || snapshot.matches('input') ? 'input' : 'results',
    isRunning,
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

function firstContext(
  { values, isSent }: CalculatorInput,
  { results, problems = {} }: Calculation<object>,
): CalculatorContext {
  return { values, calculated: results ? values : null, isExample: !isSent, problems: isSent ? problems : {} };
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
