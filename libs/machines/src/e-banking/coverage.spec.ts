import type { AnyMachineSnapshot } from 'xstate';
import type { Contact } from '../flow/flow.js';
import { describeChart } from '../flow/describe-chart.js';
import { stateOf } from '../flow/snapshot.js';
import {
  adding,
  businessCreation,
  businessFinish,
  businessSaving,
  cardWay,
  companyWay,
  deleting,
  traderWay,
} from '../testing/business-samples.js';
import { explore } from '../testing/coverage.js';
import { eventSamples } from '../testing/flow-samples.js';
import { decisionOn, takeInFlow, Walk, type SentEvent } from '../testing/walk.js';
import { missingAnswers } from './answers.js';
import { businessAccountFlow } from './flow.js';
import { businessAccountMachine } from './machine.js';

/** What the samples of the declaration leave out: credit cards, and contacts that are valid of their type. */
const samples: readonly SentEvent[] = [
  ...eventSamples(businessAccountFlow),
  businessCreation({ account_type: 'credit_card' }),
  businessSaving(1, { account_type: 'credit_card' }),
  adding('director_individual', '1'),
  adding('additional_card_holder', '2'),
  adding('client_number', '3'),
  ...['1', '2', '3'].map(deleting),
];

/** What the rules look at; two situations that agree in it behave alike. */
function situationOf(snapshot: AnyMachineSnapshot): string {
  const { context } = snapshot;
  const { account_type } = context.steps[1] ?? {};
  const ids = ['1', '2', '3'].filter((id) => context.contacts.some((contact: Contact) => contact.id === id));
  const isWhole = missingAnswers(context, businessFinish) === undefined;
  return [
    stateOf(businessAccountFlow, snapshot),
    context.furthestStep,
    account_type,
    isWhole,
    context.jump?.from,
    ids,
  ].join('|');
}

const afterAJump = new Set(['application.undo', 'application.resume', 'step.back']);
const events = ({ context }: AnyMachineSnapshot) =>
  context.jump ? samples.filter(({ type }) => afterAJump.has(type)) : samples;

/** The lists are too long to be filled by trying: the exploration starts from everywhere on the ways of three businesses. */
const startFrom = [companyWay, traderWay, cardWay].flatMap((way) =>
  [...way.keys()].map((length) => Walk.through(businessAccountFlow).send(...way.slice(0, length + 1)).snapshot),
);

const coverage = explore(businessAccountMachine, {
  events,
  keyOf: situationOf,
  startFrom: [Walk.through(businessAccountFlow).snapshot, ...startFrom],
  take: takeInFlow(businessAccountFlow),
});

it('reaches every state', () => {
  expect(coverage.unreached).toEqual([]);
});

it('takes every transition', () => {
  expect(coverage.untaken).toEqual([]);
  const doing = describeChart(businessAccountMachine).transitions.filter(
    ({ targets, actions }) => targets.length + actions.length > 0,
  );
  expect(coverage.paths.size).toBe(doing.length);
});

const always = ['application.resume', 'application.jump', 'application.undo'];
const inOpen = ['step.goTo', ...always];
const inLists = ['step.save', 'step.back', 'contact.save', 'contact.delete', ...inOpen];
const allowed: Readonly<Record<string, readonly string[]>> = {
  start: ['application.create'],
  resume: inOpen,
  basics: ['step.save', ...inOpen],
  address: ['step.save', 'step.back', ...inOpen],
  people: inLists,
  holders: inLists,
  payment: inLists,
  marketing: ['step.save', 'step.back', 'documents.uploaded', ...inOpen],
  finish: ['application.finish', 'step.back', 'documents.uploaded', ...inOpen],
  completed: ['documents.uploaded', ...always],
};

it('takes in every state only what the specification allows there', () => {
  const forbidden = new Set<string>();
  const states = new Set<string>();
  for (const { snapshot } of coverage.situations) {
    const state = stateOf(businessAccountFlow, snapshot);
    states.add(state);
    for (const event of samples) {
      if (allowed[state]?.includes(event.type)) continue;
      if (decisionOn(businessAccountFlow, snapshot, event).taken) forbidden.add(`${state} takes ${event.type}`);
    }
  }
  expect([...states].sort()).toEqual(Object.keys(allowed).sort());
  expect([...forbidden]).toEqual([]);
});
