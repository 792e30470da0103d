// One chart for all six public calculators. The browser owns it; it starts after a short pause, asks, and shows results.
import { assign, setup } from 'xstate';
import type { ChartMeta } from '../flow/chart-meta.js';

/** The public calculators, by their section of the page. */
export const calculatorKinds = [
  'consumer-lending',
  'factor',
  'iban',
  'pro',
  'saver',
  'term-deposit-saver-plus',
] as const;
export type CalculatorKind = (typeof calculatorKinds)[number];

export interface CalculatorContext {
  readonly values: Readonly<Record<string, string>>;
  readonly results: object | null;
  /** Key of the message that says why there are no results, with its variable parts. */
  readonly problem: { readonly key: string; readonly values?: Readonly<Record<string, string>> } | null;
}

export type CalculatorEvent =
  | { readonly type: 'input.changed'; readonly values: Readonly<Record<string, string>> }
  /** What the calculator's function came to, or why it came to nothing. */
  | { readonly type: 'calculation.done'; readonly results: object }
  | { readonly type: 'calculation.refused'; readonly problem: NonNullable<CalculatorContext['problem']> }
  | { readonly type: 'recalculation.requested' };

const calculator = setup({
  types: { context: {} as CalculatorContext, events: {} as CalculatorEvent, meta: {} as ChartMeta },
  actions: {
    keepValues: assign(({ event }) => (event.type === 'input.changed' ? { values: event.values } : {})),
    keepResults: assign(({ event }) =>
      event.type === 'calculation.done' ? { results: event.results, problem: null } : {},
    ),
    keepProblem: assign(({ event }) =>
      event.type === 'calculation.refused' ? { problem: event.problem, results: null } : {},
    ),
    clearProblem: assign({ problem: null }),
  },
  delays: { bootstrapPause: 100 },
});

/** The chart of the public calculators. */
export const calculatorMachine = calculator.createMachine({
  id: 'calculator',
  description: 'Input, then results; on a phone one after the other.',
  meta: {
    title: 'Calculator',
    guards: {},
    actions: {
      keepValues: 'Keeps what is typed.',
      keepResults: 'Keeps the results.',
      keepProblem: 'Keeps why there are no results.',
      clearProblem: 'Forgets the last message.',
    },
    delays: { bootstrapPause: 'A tenth of a second, so that the page is there first.' },
  },
  context: { values: {}, results: null, problem: null },
  initial: 'starting',
  states: {
    starting: { description: 'The page is being set up.', after: { bootstrapPause: 'input' } },
    input: {
      description: 'Values are typed.',
      on: {
        'input.changed': { actions: ['keepValues', 'clearProblem'] },
        'calculation.done': { target: 'results', actions: 'keepResults' },
        'calculation.refused': { actions: 'keepProblem' },
      },
    },
    results: {
      description: 'The results are shown; on a phone in place of the input.',
      on: {
        'input.changed': { actions: 'keepValues' },
        'calculation.done': { actions: 'keepResults' },
        'calculation.refused': { target: 'input', actions: 'keepProblem' },
        'recalculation.requested': 'input',
      },
    },
  },
});
