import { describeChart, stateOf } from '@statewise/flow';
import { decisionOn, eventSamples } from '@statewise/flow/testing';
import { exploreLoanApplication } from '../testing/loan-exploration.js';
import { loanApplicationFlow } from './flow.js';
import { loanApplicationMachine } from './machine.js';
import { isSubmitted } from './context.js';

const coverage = exploreLoanApplication();

it('reaches every state', () => {
  expect(coverage.unreached).toEqual([]);
});

it('takes every transition', () => {
  expect(coverage.untaken).toEqual([]);
  expect(coverage.paths.size).toBe(describeChart(loanApplicationMachine).transitions.length);
});

const inEveryForm = ['help.save', 'step.goTo', 'step.save', 'loan.change', 'promotion.remove', 'step.back'];
const always = [
  'status.change',
  'decision.confirm',
  'decision.decline',
  'application.resume',
  'application.jump',
  'application.undo',
];
const allowed: Readonly<Record<string, readonly string[]>> = {
  start: ['application.create', 'application.refer'],
  stepVm: [...inEveryForm.filter((type) => type !== 'step.back'), ...always],
  stepOne: [...inEveryForm, ...always],
  stepTwo: [...inEveryForm, ...always],
  stepThree: [...inEveryForm, ...always],
  stepFour: [...inEveryForm, ...always],
  stepFive: [...inEveryForm, ...always],
  riskAnalysis: ['risk.analysed', 'step.back', ...always],
  documents: ['documents.uploaded', 'documents.removed', 'step.back', 'step.goTo', ...always],
  thankYou: ['documents.uploaded', 'documents.removed', 'step.back', 'step.goTo', ...always],
  'finished.rejected': ['alternative.take', 'review.request', ...always],
  'finished.accepted': always,
};

/** One situation for each state and furthest step. */
const representatives = [
  ...new Map(
    coverage.situations.map(({ snapshot }) => [
      `${stateOf(loanApplicationFlow, snapshot)} ${snapshot.context.furthestStep}`,
      snapshot,
    ]),
  ).values(),
];

it('takes in every state only what the specification allows there', () => {
  const forbidden: string[] = [];
  const samples = eventSamples(loanApplicationFlow);
  for (const snapshot of representatives) {
    const state = stateOf(loanApplicationFlow, snapshot);
    for (const event of samples) {
      const isTaken = decisionOn(loanApplicationFlow, snapshot, event).taken;
      if (isTaken && !allowed[state]?.includes(event.type)) forbidden.push(`${state} takes ${event.type}`);
    }
  }
  expect(new Set(representatives.map((snapshot) => stateOf(loanApplicationFlow, snapshot))).size).toBe(
    Object.keys(allowed).length,
  );
  expect(forbidden).toEqual([]);
});

it('never counts as sent without complete answers, and only by the risk rules or an admin', () => {
  const submitted = coverage.situations.filter(({ snapshot }) => isSubmitted(snapshot.context.statuses));
  const sends = new Set(['risk.analysed', 'status.change']);
  const incomplete = submitted.filter(
    ({ snapshot, path }) => Object.keys(snapshot.context.steps).length < 6 || !path.some(({ type }) => sends.has(type)),
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
