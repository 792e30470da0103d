import { OneOf, Text, type FieldsClass } from '@statewise/fields';
import { createMachine, setup } from 'xstate';
import {
  defineFlow,
  defineSteps,
  documentKinds,
  event,
  formStep,
  guardsOf,
  onEvent,
  onceAnEvent,
  requires,
  requiresNone,
  step,
  stepOf,
  stepsByNumber,
  type FlowDeclaration,
} from './declare.js';
import { describeFlow, releasedChart } from './describe-flow.js';
import type { FlowContext, FlowEvent } from './flow.js';
import { feedbackFlow } from './testing/feedback-flow.js';
import { actOf, customers, systemAlone } from './who.js';
import { nothingYet } from './wizard/wizard.js';

class Topic {
  @Text()
  topic: string;
}

class Letter {
  @OneOf(['card', 7])
  documentType: string;
}

class Scan {
  @Text()
  documentType: string;
}

const at = '2026-01-01T00:00:00.000Z';

describe('an event', () => {
  it('has what is said of it, and otherwise nothing', () => {
    expect(event({ who: customers, description: 'It goes on.' })).toEqual({
      who: customers,
      serverFields: {},
      description: 'It goes on.',
    });
    const all = {
      who: systemAlone,
      internal: true,
      payload: Topic,
      serverFields: { seen: 1 },
      needsServerFields: () => true,
      shares: ['price'],
      description: 'All.',
      commutative: true,
      local: true,
      dryRunFor: ['admin' as const],
    };
    expect(event<Topic, { seen: number }>(all)).toEqual(all);
  });
});

const machine = setup({ guards: { isFine: () => true } }).createMachine({
  id: 'talk',
  context: nothingYet,
  initial: 'start',
  states: {
    start: { on: { look: 'looked', ask: 'asked' } },
    looked: { on: { look: 'start', think: 'thought', ask: 'asked' } },
    thought: { on: { look: 'looked' } },
    asked: { on: { answer: { guard: 'isFine', target: 'answered' } }, initial: 'inner', states: { inner: {} } },
    answered: { always: { guard: 'isFine', target: 'asked' } },
  },
});
const local = event({ who: customers, description: 'Looks.', local: true });
const taken = event({ who: customers, description: 'Goes on.' });
const declared: FlowDeclaration = {
  id: 'talk',
  title: 'Talk',
  version: 1,
  machine,
  steps: defineSteps({ asked: step(1, 'asked', Topic), answered: step(2, 'answered') }),
  events: { look: local, think: local, ask: taken, answer: taken },
  rules: { isFine: () => undefined },
  migrations: {},
};

describe('a flow', () => {
  it('knows which events create an application, and in which states there is none yet', () => {
    const flow = defineFlow(declared);
    expect(flow.creates).toEqual(['ask']);
    expect(flow.begins).toEqual(['start', 'looked', 'thought']);
    expect(flow.listing).toEqual([{ step: 1, field: 'topic', as: 'name' }]);
    expect(flow.contactName({ topic: 'Boats' })).toBe('Boats');
  });

  it('names every contradiction between its chart and its declaration', () => {
    const wrong: FlowDeclaration = {
      ...declared,
      steps: defineSteps({ asked: step(1, 'asked', Topic), gone: step(2, 'gone') }),
      events: { look: local, think: local, ask: taken, shout: taken },
      rules: { isFree: () => undefined },
      listing: [{ step: 1, field: 'colour', as: 'word' }],
      tasks: [{ kind: 'late', states: ['nowhere'], days: 1 }],
    };
    expect(() => defineFlow(wrong)).toThrow(
      new TypeError(
        'flow talk: event answer is not declared; no state takes event shout; guard isFine is no rule; step gone is no state; ' +
          'step 1 has no field colour to list; task late waits in nowhere, which is no state',
      ),
    );
  });

  it('lists the answers of contacts that it declares, and no others', () => {
    const listed = (field: string) =>
      defineFlow({ ...declared, contactTypes: { owner: Topic }, listing: [{ step: -2, field, as: 'word' }] });
    expect(listed('topic').listing).toHaveLength(1);
    expect(() => listed('colour')).toThrow('step -2 has no field colour to list');
  });

  it('declares no fact as personal that its context does not have', () => {
    const personal = (name: string) => defineFlow({ ...declared, personalFacts: [name] }).personalFacts;
    expect(personal('preparedBy')).toEqual(['preparedBy']);
    for (const name of ['amount', 'preparedBy.amount', 'jump.amount'])
      expect(() => personal(name)).toThrow(`fact ${name} is not in the context`);
  });

  it('takes the kinds of documents from what an upload may say', () => {
    const uploaded = (payload?: FieldsClass) =>
      documentKinds({
        events: { 'documents.uploaded': event({ who: customers, description: 'x', ...(payload && { payload }) }) },
      });
    expect(uploaded(Letter)).toEqual(['card', '7']);
    expect([documentKinds(feedbackFlow), uploaded(), uploaded(Topic), uploaded(Scan)]).toEqual([[], [], [], []]);
  });
});

describe('steps', () => {
  const applies = () => true;
  const steps = defineSteps({
    ask: step(1, 'ask', Topic, applies),
    'ask.again': step(1, 'again'),
    wait: step(2, 'wait'),
    'wait.form': step(2, 'form', Topic),
    end: step(3, 'end'),
  });

  it('know their states, and only what was said of them', () => {
    expect(steps.ask).toEqual({ state: 'ask', step: 1, path: 'ask', fields: Topic, applies });
    expect(steps.wait).toEqual({ state: 'wait', step: 2, path: 'wait' });
  });

  it('are found by their state or one around it', () => {
    expect(stepOf({ steps }, 'ask.again.now')).toBe(steps['ask.again']);
    expect(stepOf({ steps }, 'ask.first')).toBe(steps.ask);
    expect(stepOf({ steps }, 'asking')).toBeUndefined();
    expect(stepOf({ steps }, '')).toBeUndefined();
  });

  it('are found by their number, the one with fields before others', () => {
    expect([...stepsByNumber({ steps })]).toEqual([
      [1, steps.ask],
      [2, steps['wait.form']],
      [3, steps.end],
    ]);
    expect(formStep({ steps }, 2)).toBe(steps['wait.form']);
    expect(formStep({ steps: { wait: steps.wait } }, 2)).toBeUndefined();
    expect(formStep({ steps }, 4)).toBeUndefined();
  });
});

describe('rules', () => {
  const context = nothingYet;
  const sent = (type: string) => ({ type, at, actor: { role: 'applicant' } }) as FlowEvent;

  it('have nothing to say where they hold, and otherwise what is wrong', () => {
    expect([requires(true), requires(false)]).toEqual([undefined, {}]);
    expect([requiresNone(undefined), requiresNone({ a: ['required'] })]).toEqual([
      undefined,
      { errors: { a: ['required'] } },
    ]);
  });

  it('become guards of the chart, which get their params', () => {
    const guards = guardsOf({ isStep: (_: object, { n }: { n: number }) => requires(n === 1) });
    expect([1, 2].map((n) => guards.isStep({ context, event: sent('look') } as never, { n }))).toEqual([true, false]);
  });

  it('of one event do not hold for another', () => {
    const rule = onEvent<FlowContext, FlowEvent>()('look', (_, n: number) => requires(n === 1));
    expect(rule({ context, event: sent('look') }, 1)).toBeUndefined();
    expect(rule({ context, event: sent('look') }, 2)).toEqual({});
    expect(rule({ context, event: sent('ask') }, 1)).toEqual({});
  });

  it('check an event once, and again where another or other answers are asked about', () => {
    let count = 0;
    const check = onceAnEvent((_: FlowContext, __: object) => ({ fields: { count: (count += 1) } }) as never);
    const one = { type: 'look' };
    const counts = [
      check(context, one),
      check({ ...context, furthestStep: 9 }, one),
      check({ ...context, steps: {} }, one),
      check(context, one),
      check({ ...context, setAside: {} }, one),
      check(context, one),
      check({ ...context, contacts: [] }, one),
      check(context, one),
      check(context, { ...one }),
    ].map(({ fields }) => fields['count']);
    expect(counts).toEqual([1, 1, 2, 3, 4, 5, 6, 7, 8]);
  });
});

it('describes a flow as plain data, and without payloads as it is released', () => {
  const flow = defineFlow({
    ...declared,
    events: {
      ...declared.events,
      ask: event({ who: actOf(['staff']), payload: Topic, serverFields: { seen: 1 }, description: 'Asks.' }),
    },
  });
  const { events, ...chart } = describeFlow(flow);
  expect(chart).toMatchObject({ id: 'talk', title: 'Talk', version: 1, guards: {} });
  expect(events.map(({ type }) => type)).toEqual(['look', 'think', 'ask', 'answer']);
  const ask = { type: 'ask', says: 'Asks.', by: ['staff'], creates: true, local: false, adds: ['seen'] };
  expect(events[2]).toMatchObject({ ...ask, payload: { properties: { topic: {} } }, example: {} });
  expect(events[0]).toMatchObject({ type: 'look', creates: false, local: true, payload: null, example: {}, adds: [] });
  const released = releasedChart({ ...chart, events });
  expect(released.events[2]).toEqual(ask);
  expect(released.states).toBe(chart.states);
});

it('has no more begins than its first state where nothing is local', () => {
  const alone = createMachine({
    id: 'one',
    context: nothingYet,
    initial: 'a',
    states: { a: { on: { ask: 'b' } }, b: {} },
  });
  const flow = defineFlow({ ...declared, machine: alone, steps: {}, events: { ask: taken }, rules: {} });
  expect([flow.begins, flow.creates]).toEqual([['a'], ['ask']]);
});
