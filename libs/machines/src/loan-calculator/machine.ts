// The loan calculator of the start page and of step four. The browser owns it; it starts empty, follows what is typed and
// shows a plan, a notice or nothing.
import { assign, setup } from 'xstate';
import type { LoanPlan } from '@statewise/finance';
import type { ChartMeta } from '@statewise/flow';

export interface LoanCalculatorContext {
  /** The loan details as typed. */
  readonly details: Readonly<Record<string, unknown>>;
  /** The last plan that the server calculated. */
  readonly plan: LoanPlan | null;
  /** Counts the calculations: only the answer to the last one is shown. */
  readonly attempt: number;
}

export type LoanCalculatorEvent =
  | { readonly type: 'details.changed'; readonly details: Readonly<Record<string, unknown>> }
  | { readonly type: 'calculation.requested' }
  | { readonly type: 'plan.calculated'; readonly attempt: number; readonly plan: LoanPlan }
  | { readonly type: 'calculation.failed'; readonly attempt: number };

const needed = ['amount', 'consumer_loan_application_loan_type_id', 'loan_term'];

const loanCalculator = setup({
  types: { context: {} as LoanCalculatorContext, events: {} as LoanCalculatorEvent, meta: {} as ChartMeta },
  guards: {
    hasDetails: ({ context: { details } }) =>
      needed.every((name) => details[name] !== undefined && details[name] !== null && details[name] !== ''),
    isRejected: ({ context, event }) =>
      event.type === 'plan.calculated' && event.attempt === context.attempt && event.plan.is_loan_rejected,
    isRevised: ({ context, event }) =>
      event.type === 'plan.calculated' && event.attempt === context.attempt && event.plan.is_loan_revised,
    isLastAnswer: ({ context, event }) => 'attempt' in event && event.attempt === context.attempt,
  },
  actions: {
    keepDetails: assign(({ event }) => (event.type === 'details.changed' ? { details: event.details } : {})),
    keepPlan: assign(({ event }) => (event.type === 'plan.calculated' ? { plan: event.plan } : {})),
    dropPlan: assign({ plan: null }),
    countAttempt: assign(({ context }) => ({ attempt: context.attempt + 1 })),
    calculate: () => {},
  },
  delays: { typingPause: 400 },
});

/** The chart of the loan calculator. */
export const loanCalculatorMachine = loanCalculator.createMachine({
  id: 'loan-calculator',
  description: 'The plan of a loan, calculated while its details are typed.',
  meta: {
    title: 'Loan calculator',
    guards: {
      hasDetails: 'Amount, loan type and term are filled.',
      isRejected: 'The answer is the last one asked for, and the loan is rejected.',
      isRevised: 'The answer is the last one asked for, and the loan is revised.',
      isLastAnswer: 'The answer is the last one asked for.',
    },
    actions: {
      keepDetails: 'Keeps what is typed.',
      keepPlan: 'Keeps the plan.',
      dropPlan: 'Forgets the plan.',
      countAttempt: 'Counts the calculation, so that late answers are recognised.',
      calculate: 'The browser asks the server for the plan.',
    },
    delays: { typingPause: 'As long as somebody is still typing.' },
  },
  context: { details: {}, plan: null, attempt: 0 },
  initial: 'idle',
  states: {
    idle: { description: 'Nothing is typed yet.' },
    editing: {
      description: 'Somebody is typing.',
      on: { 'calculation.requested': { target: 'calculating', guard: 'hasDetails' } },
      after: { typingPause: { target: 'calculating', guard: 'hasDetails' } },
    },
    calculating: {
      description: 'The server calculates the plan.',
      entry: ['countAttempt', 'calculate'],
      on: {
        'plan.calculated': [
          { target: 'rejected', guard: 'isRejected', actions: 'keepPlan' },
          { target: 'revised', guard: 'isRevised', actions: 'keepPlan' },
          { target: 'planned', guard: 'isLastAnswer', actions: 'keepPlan' },
        ],
        'calculation.failed': { target: 'failed', guard: 'isLastAnswer', actions: 'dropPlan' },
      },
    },
    planned: { description: 'The plan is shown.' },
    revised: { description: 'The plan is shown with a notice that it differs from what was asked.' },
    rejected: { description: 'A notice says that the loan is not possible like this.' },
    failed: {
      description: 'No plan could be had; the calculator is hidden.',
      on: { 'calculation.requested': { target: 'calculating', guard: 'hasDetails' } },
    },
  },
  on: {
    'details.changed': { target: '.editing', actions: 'keepDetails', reenter: true },
  },
});
