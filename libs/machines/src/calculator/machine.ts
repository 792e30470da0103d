// One chart for all six public calculators. The browser owns it; it starts with what the page was drawn from, pauses, asks, and
// shows results.
import { assign, setup } from 'xstate';
import type { ChartMeta } from '@statewise/flow';

/** What is typed into a calculator, by field. */
type CalculatorValues = Readonly<Record<string, string>>;

/** What is wrong with a field: the key of the text that says so, with its variable parts. */
export interface CalculatorProblem {
  readonly key: string;
  readonly values?: CalculatorValues;
}

export interface CalculatorContext {
  readonly values: CalculatorValues;
  /** The values that the results on the screen come from; null while there are none. */
  readonly calculated: CalculatorValues | null;
  /** Whether the values are examples that the page starts with: their results stand beside the form, not in its place. */
  readonly isExample: boolean;
  /** Why there are no results, by field. */
  readonly problems: Readonly<Record<string, CalculatorProblem>>;
}

export type CalculatorEvent =
  | { readonly type: 'input.changed'; readonly name: string; readonly value: string }
  /** The calculator's function came to results with the values as they are, or to nothing. */
  | { readonly type: 'calculation.done' }
  /** The same, while values are typed: what is shown follows, the view stays. */
  | { readonly type: 'calculation.updated' }
  | { readonly type: 'calculation.refused'; readonly problems: CalculatorContext['problems'] }
  | { readonly type: 'recalculation.requested' };

const calculator = setup({
  types: {
    context: {} as CalculatorContext,
    events: {} as CalculatorEvent,
    /** What the page was drawn from. */
    input: {} as Partial<CalculatorContext> | undefined,
    meta: {} as ChartMeta,
  },
  guards: {
    hasResults: ({ context }) => context.calculated !== null && !context.isExample,
  },
  actions: {
    keepValue: assign(({ context, event }) =>
      event.type === 'input.changed' ? { values: { ...context.values, [event.name]: event.value } } : {},
    ),
    keepCalculated: assign(({ context }) => ({ calculated: context.values, problems: {} })),
    keepProblems: assign(({ event }) =>
      event.type === 'calculation.refused' ? { problems: event.problems, calculated: null } : {},
    ),
    clearProblems: assign({ problems: {} }),
  },
  delays: { bootstrapPause: 100 },
});

/** The chart of the public calculators. */
export const calculatorMachine = calculator.createMachine({
  id: 'calculator',
  description: 'Input, then results; on a phone one after the other.',
  meta: {
    title: 'Calculator',
    guards: { hasResults: 'The page was drawn with results that the reader has asked for.' },
    actions: {
      keepValue: 'Keeps what is typed into the field.',
      keepCalculated: 'Keeps the values that the results come from.',
      keepProblems: 'Keeps why there are no results.',
      clearProblems: 'Forgets the last messages.',
    },
    delays: { bootstrapPause: 'A tenth of a second, so that the page is there first.' },
  },
  context: ({ input }) => ({ values: {}, calculated: null, isExample: false, problems: {}, ...input }),
  initial: 'starting',
  states: {
    starting: {
      description: 'What the server drew stands, and the browser sends the form.',
      on: {
        'input.changed': { actions: ['keepValue', 'clearProblems'] },
        'calculation.updated': { actions: 'keepCalculated' },
      },
      after: { bootstrapPause: [{ target: 'results', guard: 'hasResults' }, { target: 'input' }] },
    },
    input: {
      description: 'Values are typed; results follow them.',
      on: {
        'input.changed': { actions: ['keepValue', 'clearProblems'] },
        'calculation.updated': { actions: 'keepCalculated' },
        'calculation.done': { target: 'results', actions: 'keepCalculated' },
        'calculation.refused': { actions: 'keepProblems' },
      },
    },
    results: {
      description: 'The results are shown; on a phone in place of the input.',
      on: {
        'input.changed': { actions: 'keepValue' },
        'calculation.updated': { actions: 'keepCalculated' },
        'calculation.done': { actions: 'keepCalculated' },
        'calculation.refused': { target: 'input', actions: 'keepProblems' },
        'recalculation.requested': 'input',
      },
    },
  },
});
