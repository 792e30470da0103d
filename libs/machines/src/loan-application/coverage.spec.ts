import { transition, type AnyMachineSnapshot } from 'xstate';
import type { StatusType } from '../flow/flow.js';
import { describeChart } from '../flow/describe-chart.js';
import { pathOf } from '../flow/state-path.js';
import { explore } from '../testing/coverage.js';
import { jumpTargets } from './jumps.js';
import { loanApplicationMachine } from './machine.js';
import { creation, plainOffer, referral, riskAnswer, sampleLoan, saving, sampleOffer, sent } from '../testing/loan-samples.js';
import { hasFailedStatus, isAccepted, isSubmitted } from './statuses.js';
import type { LoanContext, LoanEvent } from './types.js';

const status = (statusType: StatusType, statusValue: number) => sent({ type: 'status.change', statusType, statusValue, reason: 'checked' }, 'admin');

const samples: readonly LoanEvent[] = [
  creation,
  referral,
  ...[0, 1, 2, 3, 4, 5].map((step) => saving(step)),
  sent({ type: 'step.back' }),
  ...[0, 1, 2, 3, 4, 5, 6, 7].map((step) => sent({ type: 'step.goTo', step })),
  sent({ type: 'loan.change', fields: { ...sampleLoan, consumer_loan_application_promotion_id: 7 }, offer: sampleOffer }),
  sent({ type: 'loan.change', fields: { consumer_loan_application_loan_type_id: 5 }, offer: plainOffer }),
  sent({ type: 'promotion.remove' }),
  ...[1, 2, 3].map((result) => riskAnswer(result)),
  sent({ type: 'documents.uploaded', documentType: 'payslip', count: 1 }, 'system'),
  status('nbb', 2), status('final', 1), status('nbb', 1), status('final', 0),
  sent({ type: 'review.request' }),
  sent({ type: 'application.resume' }),
  ...jumpTargets.map(({ state }) => sent({ type: 'application.jump', state, reason: 'asked by phone' }, 'admin')),
  sent({ type: 'application.undo' }, 'admin'),
];

/** What the guards look at; two situations that agree in it behave alike. */
function situationOf({ value, context }: AnyMachineSnapshot & { context: LoanContext }): string {
  const { furthestStep, statuses, jump, referral: from, reviewRequested, steps } = context;
  const outcome = [isSubmitted(statuses), hasFailedStatus(statuses), isAccepted(statuses), reviewRequested].map(Number).join('');
  return [pathOf(value), furthestStep, outcome, jump?.from, from !== null, steps[0]?.['consumer_loan_application_promotion_id']].join('|');
}

/** After a jump only its undoing and a return by the code say something new. */
function worthTrying({ context }: AnyMachineSnapshot & { context: LoanContext }): readonly LoanEvent[] {
  return context.jump ? [sent({ type: 'application.undo' }, 'admin'), sent({ type: 'application.resume' })] : samples;
}

const coverage = explore(loanApplicationMachine, { events: worthTrying, keyOf: situationOf });

it('reaches every state', () => {
  expect(coverage.unreached).toEqual([]);
});

it('takes every transition', () => {
  expect(coverage.untaken).toEqual([]);
  expect(coverage.paths.size).toBe(describeChart(loanApplicationMachine).transitions.length);
});

const inEveryForm = ['step.goTo', 'step.save', 'loan.change', 'promotion.remove', 'step.back'];
const always = ['status.change', 'application.resume', 'application.jump', 'application.undo'];
const allowed: Readonly<Record<string, readonly string[]>> = {
  start: ['application.create', 'application.refer'],
  stepVm: [...inEveryForm.filter((type) => type !== 'step.back'), ...always],
  stepOne: [...inEveryForm, ...always],
  stepTwo: [...inEveryForm, ...always],
  stepThree: [...inEveryForm, ...always],
  stepFour: [...inEveryForm, ...always],
  stepFive: [...inEveryForm, ...always],
  riskAnalysis: ['risk.analysed', 'step.back', ...always],
  documents: ['documents.uploaded', 'step.back', 'step.goTo', ...always],
  thankYou: ['documents.uploaded', 'step.back', 'step.goTo', ...always],
  'finished.rejected': ['review.request', ...always],
  'finished.accepted': always,
};

/** One situation for each state and furthest step. */
const representatives = [...new Map(coverage.situations.map(({ snapshot }) => [`${pathOf(snapshot.value)} ${snapshot.context.furthestStep}`, snapshot])).values()];

it('refuses in every state each event that the specification does not allow there, and nothing changes', () => {
  const forbidden: string[] = [];
  const changed: string[] = [];
  for (const snapshot of representatives) {
    const state = pathOf(snapshot.value);
    for (const event of samples) {
      const isTaken = snapshot.can(event);
      if (isTaken && !allowed[state]?.includes(event.type)) forbidden.push(`${state} takes ${event.type}`);
      const [after, actions] = transition(loanApplicationMachine, snapshot, event);
      if (isTaken === (after === snapshot && actions.length === 0)) changed.push(`${state} on ${event.type}`);
    }
  }
  expect(new Set(representatives.map(({ value }) => pathOf(value))).size).toBe(Object.keys(allowed).length);
  expect({ forbidden, changed }).toEqual({ forbidden: [], changed: [] });
});

it('never counts as sent without complete answers', () => {
  const submitted = coverage.situations.filter(({ snapshot }) => isSubmitted(snapshot.context.statuses));
  const incomplete = submitted.filter(({ snapshot, path }) => Object.keys(snapshot.context.steps).length < 6 || !path.some(({ type }) => type === 'risk.analysed'));
  expect(submitted.length).toBeGreaterThan(0);
  expect(incomplete).toEqual([]);
});

it('describes every state, guard and action', () => {
  const { states, transitions } = describeChart(loanApplicationMachine);
  expect(states.filter(({ description }) => description === null)).toEqual([]);
  expect(transitions.flatMap(({ guard, actions }) => [...(guard ? [guard] : []), ...actions]).filter(({ description }) => description === null)).toEqual([]);
});
