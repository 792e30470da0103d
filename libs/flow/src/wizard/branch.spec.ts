import { exampleOf, Example, OneOf, Required, Text, type Fields } from '@statewise/fields';
import { setup } from 'xstate';
import { ChartPath, sampleAt } from '../testing/chart-path.js';
import { defineFlow, defineSteps, step, type EventsOf } from '../declare.js';
import type { FlowContext } from '../flow.js';
import { possibleJumps } from '../possible-acts.js';
import {
  anywhere,
  at,
  nothingYet,
  validAnswers,
  validFirstAnswers,
  whenApplicable,
  wizard,
  wizardEvents,
  wizardMeta,
} from './index.js';

class Place {
  @Required()
  @OneOf(['home', 'branch'])
  @Example('home')
  place: string;
}

class Address {
  @Required()
  @Example('Harbour Street')
  @Text()
  street: string;
}

class Remark {
  @Text()
  remark?: string;
}

const steps = defineSteps({
  place: step(1, 'place', Place),
  address: step(2, 'address', Address, ({ 1: answers }) => answers?.['place'] === 'home'),
  remark: step(3, 'remark', Remark),
  done: step(4, 'done'),
});
type VisitEvent = EventsOf<typeof wizardEvents>;
const { rules, requirements, guards, actions } = wizard<FlowContext, VisitEvent>({ steps });

const machine = setup({
  types: { context: {} as FlowContext, events: {} as VisitEvent },
  guards,
  actions,
}).createMachine({
  id: 'visit',
  meta: wizardMeta({ title: 'Visit' }),
  context: nothingYet,
  initial: 'start',
  states: {
    start: { on: { 'application.create': { target: '#place', ...validFirstAnswers } } },
    created: {
      meta: { group: true },
      initial: 'place',
      states: {
        place: {
          ...at(steps.place),
          on: {
            'step.save': [
              { target: 'address', ...validAnswers(steps.place, steps.address) },
              { target: 'remark', ...validAnswers(steps.place) },
            ],
          },
        },
        address: {
          ...at(steps.address),
          on: { 'step.save': { target: 'remark', ...validAnswers(steps.address) }, 'step.back': 'place' },
        },
        remark: {
          ...at(steps.remark),
          on: {
            'step.save': { target: 'done', ...validAnswers(steps.remark) },
            'step.back': [{ target: 'address', ...whenApplicable(steps.address) }, { target: 'place' }],
          },
        },
        done: { ...at(steps.done), on: { 'step.back': 'remark' } },
      },
      on: anywhere(steps),
    },
  },
});

const flow = defineFlow({
  id: 'visit',
  title: 'Visit',
  version: 1,
  machine,
  steps,
  events: wizardEvents,
  rules: { ...rules, ...requirements },
  migrations: {},
});

const admin = { role: 'admin' } as const;
const create = { type: 'application.create', fields: exampleOf(Place) };
const save = (number: number, fields: Fields) => ({ type: 'step.save', step: number, fields });
const atHome = ChartPath.through(flow).send(create, save(1, { place: 'home' }));
const inBranch = ChartPath.through(flow).send(create, save(1, { place: 'branch' }));

it('leads into the branch only when the answers ask for it, and back the same way', () => {
  expect([atHome.state, inBranch.state]).toEqual(['address', 'remark']);
  expect(inBranch.send({ type: 'step.back' }).state).toBe('place');
  expect(atHome.send(save(2, exampleOf(Address)), { type: 'step.back' }).state).toBe('address');
});

it('goes to a step that is passed by from nowhere', () => {
  expect(inBranch.can({ type: 'step.goTo', step: 2 })).toBe(false);
  expect(inBranch.can({ type: 'step.goTo', step: 1 })).toBe(true);
});

it('says why wrong answers lead nowhere', () => {
  expect(
    ChartPath.through(flow)
      .send(create)
      .can(save(1, { place: 'moon' })),
  ).toBe(false);
});

it('sets the answers of a step that is passed by aside, and brings them back', () => {
  const away = atHome.send(save(2, exampleOf(Address)), { type: 'step.goTo', step: 1 }, save(1, { place: 'branch' }));
  expect([away.snapshot.context.steps[2], away.snapshot.context.setAside[2]]).toEqual([{}, exampleOf(Address)]);
  const again = away.send({ type: 'step.back' }, save(1, { place: 'home' }));
  expect([again.state, again.snapshot.context.steps[2]]).toEqual(['address', exampleOf(Address)]);
});

it('lets an admin jump into a branch, and back into one, only while the answers ask for it', () => {
  const jump = { type: 'application.jump', state: 'address', reason: 'asked by phone', actor: admin };
  expect(atHome.send(save(2, exampleOf(Address))).send(jump).state).toBe('address');
  expect(inBranch.can(jump)).toBe(false);
  const possible = possibleJumps(flow, inBranch.snapshot, { at: sampleAt, actor: admin });
  expect(possible).toContainEqual({ state: 'address', isAllowed: false, passedOver: [], unmet: ['isStepAsked'] });
  const elsewhere = atHome.send({ ...jump, state: 'place' }, save(1, { place: 'branch' }));
  expect(elsewhere.can({ type: 'application.undo', actor: admin })).toBe(false);
});

it('asks an admin for the answers of the steps that are asked for, and for no others', () => {
  const jump = { type: 'application.jump', state: 'done', reason: 'asked by phone', actor: admin };
  expect(inBranch.send(save(3, {}), { type: 'step.back' }).can(jump)).toBe(true);
  expect(atHome.can(jump)).toBe(false);
});
