import { assign, createMachine, fromPromise, initialTransition, setup } from 'xstate';
import { describeChart, partText, takenTransitions } from './describe-chart.js';
import { nodesOf } from './snapshot.js';

const door = setup({
  guards: { hasKey: () => true, isStrong: (_, params: { force: number }) => params.force > 1 },
  actions: { ring: () => {} },
  delays: { autoClose: 5_000 },
}).createMachine({
  id: 'door',
  description: 'A door.',
  meta: {
    title: 'Door',
    guards: { hasKey: 'The key fits.', isStrong: 'It is pushed hard.' },
    actions: { ring: 'The bell rings.' },
    delays: { autoClose: 'Until it falls shut.' },
  },
  initial: 'closed',
  states: {
    closed: {
      description: 'Nobody gets in.',
      initial: 'locked',
      states: {
        locked: { on: { 'door.unlock': { guard: 'hasKey', target: 'unlocked' } } },
        unlocked: { meta: { step: 1, path: 'unlocked' } },
      },
      on: { 'door.open': { target: 'open', guard: { type: 'isStrong', params: { force: 2 } }, actions: 'ring' } },
    },
    open: {
      always: { guard: 'hasKey', target: 'closed' },
      tags: 'wide',
      entry: 'ring',
      after: { autoClose: 'closed' },
    },
  },
  on: { 'bell.push': { actions: 'ring' } },
});

it('lists states with their place, meaning and step', () => {
  const chart = describeChart(door);
  expect(chart).toMatchObject({ id: 'door', title: 'Door', description: 'A door.' });
  expect(chart.states.map(({ path, parent, type, initial }) => [path, parent, type, initial])).toEqual([
    ['', null, 'compound', 'closed'],
    ['closed', '', 'compound', 'closed.locked'],
    ['closed.locked', 'closed', 'atomic', null],
    ['closed.unlocked', 'closed', 'atomic', null],
    ['open', '', 'atomic', null],
  ]);
  expect(chart.states.find(({ path }) => path === 'closed.unlocked')?.meta).toEqual({ step: 1, path: 'unlocked' });
  expect(chart.states.find(({ path }) => path === 'open')).toMatchObject({ tags: ['wide'], description: null });
});

it('lists transitions with their guards, actions and delays in words', () => {
  const chart = describeChart(door);
  expect(chart.transitions).toContainEqual({
    id: 'closed:door.open:1',
    from: 'closed',
    event: 'door.open',
    trigger: 'event',
    order: 1,
    reenter: false,
    delay: null,
    targets: ['open'],
    guard: { name: 'isStrong', params: { force: 2 }, description: 'It is pushed hard.' },
    actions: [{ name: 'ring', params: null, description: 'The bell rings.' }],
    description: null,
  });
  expect(chart.transitions).toContainEqual(
    expect.objectContaining({ from: 'open', trigger: 'after', delay: 'autoClose', targets: ['closed'] }),
  );
  expect(chart.transitions).toContainEqual(
    expect.objectContaining({ id: 'open::1', from: 'open', trigger: 'always', delay: null, targets: ['closed'] }),
  );
  expect(chart.transitions).toContainEqual(expect.objectContaining({ from: '', event: 'bell.push', targets: [] }));
});

it('is plain data', () => {
  const chart = describeChart(door);
  expect(JSON.parse(JSON.stringify(chart))).toEqual(chart);
});

it.each([
  ['isAccepted', null, 'isAccepted'],
  ['isFurthestStep', { step: 3 }, 'isFurthestStep(3)'],
  ['isStepValid', { step: 2, asks: 3 }, 'isStepValid(2, asks: 3)'],
  ['canJumpTo', { state: 'documents', must: [] }, 'canJumpTo(documents)'],
  ['canJumpTo', { state: 'finished', must: ['isPaid', 'isSigned'] }, 'canJumpTo(finished, must: isPaid + isSigned)'],
])('says of the guard %s with %j what it was given', (name, params, text) => {
  expect(partText({ name, params })).toBe(text);
});

it('names what is not named otherwise inline, and by itself where nothing is said of it', () => {
  const bare = createMachine({
    id: 'bare',
    initial: 'asking',
    states: {
      asking: {
        entry: () => undefined,
        exit: ['leave', assign({})],
        invoke: [
          { src: 'ask', onDone: { target: 'told', reenter: true }, onError: 'told' },
          { src: fromPromise(async () => 1) },
        ],
        on: { stop: { guard: () => true, target: 'told', description: 'Enough.' } },
        meta: { step: '1', path: 'asking' },
      },
      told: { type: 'final', meta: { step: 1 } },
      both: { type: 'parallel', states: { one: {} }, meta: { group: true } },
      back: { type: 'history', meta: { step: 1, path: 2 } },
    },
  });
  const chart = describeChart(bare);
  expect(chart).toMatchObject({ title: 'bare', description: null, guards: {}, actions: {}, delays: {} });
  expect(chart.states.map(({ path, type, isGroup, meta, initial }) => [path, type, isGroup, meta, initial])).toEqual([
    ['', 'compound', false, null, 'asking'],
    ['asking', 'atomic', false, null, null],
    ['told', 'final', false, null, null],
    ['both', 'parallel', true, null, null],
    ['one', 'atomic', false, null, null],
    ['back', 'history', false, null, null],
  ]);
  expect(chart.states[1]).toMatchObject({
    entry: ['inline'],
    exit: ['leave', 'xstate.assign'],
    invokes: ['ask', expect.any(String)],
  });
  expect(
    chart.transitions.map(({ trigger, reenter, guard, targets, description }) => [
      trigger,
      reenter,
      guard?.name,
      targets,
      description,
    ]),
  ).toEqual(
    expect.arrayContaining([
      ['event', false, 'inline', ['told'], 'Enough.'],
      ['done', true, undefined, ['told'], null],
      ['error', false, undefined, ['told'], null],
    ]),
  );
  expect(nodesOf(bare.root).map(({ key }) => key)).toEqual(['bare', 'asking', 'told', 'both', 'one', 'back']);
});

it('gives no params that are computed, and words for delays', () => {
  const computed = setup({ actions: { say: (_, __: { n: number }) => undefined } }).createMachine({
    meta: { title: 'Computed', guards: {} },
    initial: 'one',
    states: {
      one: {
        entry: { type: 'say', params: () => ({ n: 1 }) },
        on: { go: { actions: [{ type: 'say', params: () => ({ n: 2 }) }] } },
      },
    },
  });
  expect(describeChart(computed)).toMatchObject({
    title: '(machine)',
    transitions: [{ event: 'go', actions: [{ name: 'say', params: null, description: null }], targets: [] }],
  });
  expect(describeChart(door).delays).toEqual({ autoClose: 'Until it falls shut.' });
});

it('names the transitions that an event causes as the description does', () => {
  const [start] = initialTransition(door);
  expect(takenTransitions(door, start, { type: 'door.unlock' })).toEqual(['closed.locked:door.unlock:1']);
  expect(takenTransitions(door, start, { type: 'bell.push' })).toEqual([':bell.push:1']);
  expect(takenTransitions(door, start, { type: 'window.open' })).toEqual([]);
});
