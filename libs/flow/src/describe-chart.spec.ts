import { setup } from 'xstate';
import { describeChart, partText } from './describe-chart.js';

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

const chart = describeChart(door);

it('lists states with their place, meaning and step', () => {
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
