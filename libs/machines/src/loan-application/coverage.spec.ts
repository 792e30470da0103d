import { transition } from 'xstate';
import { describeChart } from '../flow/describe-chart.js';
import { pathOf } from '../flow/state-path.js';
import { exploreLoanApplication, loanEvents } from '../testing/loan-exploration.js';
import { loanApplicationMachine } from './machine.js';
import { isSubmitted } from './statuses.js';

const coverage = exploreLoanApplication();

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
const representatives = [
  ...new Map(
    coverage.situations.map(({ snapshot }) => [`${pathOf(snapshot.value)} ${snapshot.context.furthestStep}`, snapshot]),
  ).values(),
];

it('refuses in every state each event that the specification does not allow there, and nothing changes', () => {
  const forbidden: string[] = [];
  const changed: string[] = [];
  for (const snapshot of representatives) {
    const state = pathOf(snapshot.value);
    for (const event of loanEvents) {
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
  const incomplete = submitted.filter(
    ({ snapshot, path }) =>
      Object.keys(snapshot.context.steps).length < 6 || !path.some(({ type }) => type === 'risk.analysed'),
  );
  expect(submitted.length).toBeGreaterThan(0);
  expect(incomplete).toEqual([]);
});

it('describes every state, guard and action', () => {
  const { states, transitions } = describeChart(loanApplicationMachine);
  expect(states.filter(({ description }) => description === null)).toEqual([]);
  expect(
    transitions
      .flatMap(({ guard, actions }) => [...(guard ? [guard] : []), ...actions])
      .filter(({ description }) => description === null),
  ).toEqual([]);
});
