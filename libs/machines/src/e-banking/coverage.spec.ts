import { describeChart, stateOf } from '@statewise/flow';
import { decisionOn } from '@statewise/flow/testing';
import { businessEventSamples as samples, exploreBusinessAccount } from '../testing/business-exploration.js';
import { businessAccountFlow } from './flow.js';
import { businessAccountMachine } from './machine.js';

const coverage = exploreBusinessAccount();

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
const inOpen = ['step.goTo', 'help.save', ...always];
const inLists = ['step.save', 'step.back', 'contact.save', 'contact.delete', ...inOpen];
const inPeople = ['contacts.save', ...inLists];
const allowed: Readonly<Record<string, readonly string[]>> = {
  start: ['application.create'],
  resume: inOpen,
  basics: ['step.save', ...inOpen],
  address: ['step.save', 'step.back', ...inOpen],
  people: inPeople,
  holders: inPeople,
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
