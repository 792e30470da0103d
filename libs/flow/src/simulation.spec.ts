import { assign, setup } from 'xstate';
import { describeChart } from './describe-chart.js';
import { beginning, eventsAt, leavesAt, replay, take, type SimulatedChart, type SimulatedEvent } from './simulation.js';
import { feedbackFlow } from './testing/feedback-flow.js';

const at = '2026-01-01T00:00:00.000Z';
const send = (type: string, payload: object = {}, role: SimulatedEvent['role'] = 'applicant'): SimulatedEvent => ({
  type,
  role,
  payload: { ...payload },
});

const door = setup({
  types: { context: {} as { pushes: number; at: string }, events: {} as { type: string; at: string; force?: string } },
  guards: {
    isStrong: ({ event: { force = '' } }) => force.trim() !== '',
    isNever: () => false,
  },
  actions: {
    count: assign(({ context, event }) => ({ pushes: context.pushes + 1, at: event.at })),
    ring: () => undefined,
  },
}).createMachine({
  id: 'door',
  context: { pushes: 0, at: '' },
  initial: 'shut',
  states: {
    shut: {
      initial: 'locked',
      states: {
        locked: {
          on: {
            turn: 'free',
            push: [
              { guard: 'isNever', target: 'free' },
              { guard: 'isNever', target: 'free' },
            ],
          },
        },
        free: { on: { push: { guard: 'isStrong', target: '#door.open', actions: ['count', 'ring'] } } },
      },
      on: { look: { actions: 'ring' }, push: { guard: 'isNever', target: 'open' } },
    },
    open: { after: { 1000: 'shut' }, always: { guard: 'isNever', target: 'shut' } },
  },
  on: { knock: {} },
});
const chart: SimulatedChart = { machine: door, description: describeChart(door) };
const start = beginning(chart);
const free = replay(chart, [send('turn')], at).at(-1) ?? start;

describe('a chart of a browser', () => {
  it('begins in its first state, where nothing was taken', () => {
    expect(start).toMatchObject({ snapshot: { value: { shut: 'locked' } }, taken: [], actions: [] });
    expect(start.event).toBeUndefined();
  });

  it('takes an event with its payload and instant, and says what it caused', () => {
    const push = send('push', { force: 'much', type: 'other' });
    expect(take(chart, free, push, at)).toMatchObject({
      entry: {
        snapshot: { value: 'open', context: { pushes: 1, at } },
        event: push,
        taken: ['shut.free:push:1'],
        actions: ['ring'],
      },
    });
  });

  it('names the guards in the way, of the active states alone and each once', () => {
    expect(take(chart, free, send('push'), at)).toEqual({ refusal: { unmet: ['isNever', 'isStrong'] } });
    expect(take(chart, start, send('push'), at)).toEqual({ refusal: { unmet: ['isNever'] } });
    expect(take(chart, start, send('open'), at)).toEqual({ refusal: { unmet: [] } });
  });

  it('does not take a payload that it cannot read', () => {
    expect(take(chart, free, send('push', { force: 3 }), at)).toEqual({ refusal: { unmet: [] } });
  });

  it('lists the events of the active states, innermost first, and the innermost states', () => {
    expect(eventsAt(chart, start)).toEqual(['turn', 'push', 'look', 'knock']);
    const opened = replay(chart, [send('turn'), send('push', { force: 'much' })], at).at(-1) ?? start;
    expect(eventsAt(chart, opened)).toEqual(['xstate.after.1000.door.open', 'knock']);
    expect([leavesAt(chart, start), leavesAt(chart, opened)]).toEqual([['shut.locked'], ['open']]);
  });

  it('walks until the first event that is refused', () => {
    const walked = replay(chart, [send('turn'), send('turn'), send('push', { force: 'much' })], at);
    expect(walked.map(({ event }) => event?.type)).toEqual([undefined, 'turn']);
  });
});

describe('a flow', () => {
  const flow: SimulatedChart = {
    machine: feedbackFlow.machine,
    flow: feedbackFlow,
    description: describeChart(feedbackFlow.machine),
  };
  const create = send('application.create', { fields: { score: 5 } });
  const [, created] = replay(flow, [create], at);

  it('is asked as the server would ask it, as somebody, with what the server adds', () => {
    expect(created).toMatchObject({
      snapshot: { value: { created: 'judging' } },
      taken: ['start:application.create:1'],
      actions: ['judgeMood'],
    });
    const judged = replay(flow, [create, send('mood.judged', { mood: 'glad' }, 'system')], at);
    expect(judged).toHaveLength(3);
    const jump = send('application.jump', { state: 'score', reason: 'asked' }, 'admin');
    expect(replay(flow, [create, jump], at).at(-1)?.snapshot.context.jump).toMatchObject({ reason: 'asked' });
  });

  it('refuses whom it does not name, and says which fields are wrong', () => {
    if (created === undefined) throw new Error('Nothing was created.');
    expect(take(flow, created, send('mood.judged', { mood: 'glad' }), at)).toEqual({
      refusal: { errors: undefined, unmet: ['isSender'] },
    });
    expect(take(flow, created, send('mood.judged', { mood: 'odd' }, 'system'), at)).toMatchObject({
      refusal: { errors: { mood: expect.any(Array) }, unmet: ['isPayloadValid'] },
    });
    expect(take(flow, created, send('no.such'), at)).toMatchObject({ refusal: { unmet: ['isDeclared'] } });
  });
});
