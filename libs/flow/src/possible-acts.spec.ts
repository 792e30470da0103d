import { Example, Integer, JsonObject, OneOf, Required, type Fields } from '@statewise/fields';
import { assign, setup } from 'xstate';
import { event } from './declare.js';
import type { Flow, FlowContext } from './flow.js';
import { possibleActs, possibleJumps, possibleStatuses, possibleUndo, statusObjection } from './possible-acts.js';
import { initialSnapshot, snapshotFrom } from './snapshot.js';
import { ChartPath } from './testing/chart-path.js';
import { feedbackFlow } from './testing/feedback-flow.js';
import { actOf, customers } from './who.js';
import { nothingYet } from './wizard/wizard.js';

const at = '2026-01-01T00:00:00.000Z';
const stamp = { at, actor: { role: 'admin', id: 'ada' } } as const;

const created = ChartPath.through(feedbackFlow).send(
  { type: 'application.create', fields: { score: 5 } },
  { type: 'mood.judged', mood: 'glad', actor: { role: 'system' } },
);
const done = created.send({ type: 'step.save', step: 2, fields: { comment: 'Fine' } });

describe('acts', () => {
  it('are the events that no applicant sends and no operation of their own serves', () => {
    expect(possibleActs(feedbackFlow, done.snapshot, stamp)).toEqual(['comment.hide']);
    expect(possibleActs(feedbackFlow, created.snapshot, stamp)).toEqual([]);
    expect(possibleActs(feedbackFlow, done.snapshot, { at, actor: { role: 'applicant' } })).toEqual([]);
  });
});

describe('jumps', () => {
  it('are told with what they would pass over', () => {
    expect(possibleJumps(feedbackFlow, created.snapshot, stamp)).toEqual([
      { state: 'score', isAllowed: true, passedOver: [], unmet: [] },
      { state: 'comment', isAllowed: true, passedOver: [], unmet: [] },
      { state: 'done', isAllowed: true, passedOver: [], unmet: [] },
    ]);
  });

  it('name what is in their way, and are undone to where they began', () => {
    const { snapshot } = created.send({ type: 'application.jump', state: 'done', reason: 'asked', actor: stamp.actor });
    expect(possibleUndo(feedbackFlow, snapshot, stamp)).toBe('comment');
    expect(possibleUndo(feedbackFlow, created.snapshot, stamp)).toBeUndefined();
    expect(possibleUndo(feedbackFlow, snapshot, { at, actor: { role: 'staff' } })).toBeUndefined();
  });
});

class Change {
  @Required()
  @OneOf(['risk', 'nbb'])
  statusType: string;

  @Required()
  @Integer()
  statusValue: number;
}

class Mixed {
  @Integer()
  size?: number;

  @JsonObject()
  more?: Fields;
}

class Sized {
  @Required()
  @Example(3)
  @Integer()
  size: number;
}

class Long {
  @JsonObject()
  more?: Fields;
}

interface Judged extends FlowContext {
  readonly risk: number;
  readonly proposal: object | null;
}

/** What staff may decide: a risk of 1 at once, of 2 by a second person, of 3 never, and of 4 with an error of a field. */
const machine = setup({
  types: {
    context: {} as Judged,
    events: {} as {
      type: string;
      statusType?: string;
      statusValue?: number;
      by?: string;
      reason?: string;
      size?: number;
    },
  },
  guards: {
    isRisk: ({ event: sent }) => sent.statusType === 'risk' && sent.by === 'ada',
    isAtOnce: ({ event: sent }) =>
      sent.statusType === 'risk' && sent.by === 'ada' && sent.statusValue === 1 && sent.reason !== '',
    isStamped: ({ event: sent }) => sent.by === 'server',
    isThree: ({ event: sent }) => sent.size === 3,
    isProposed: ({ event: sent }) => sent.statusType === 'risk' && sent.by === 'ada' && sent.statusValue === 2,
    canJump: ({ event: sent }, { state }: { state: string; must: readonly string[] }) =>
      state === 'one' && Object(sent).state === 'one',
    isGood: () => false,
  },
  actions: { judge: assign(({ event: sent }) => ({ risk: sent.statusValue ?? 0 })) },
}).createMachine({
  id: 'judged',
  context: { ...nothingYet, risk: 0, proposal: null },
  initial: 'one',
  states: {
    one: {
      on: {
        'status.change': [
          { guard: 'isAtOnce', target: 'two', actions: 'judge' },
          { guard: 'isProposed', actions: assign({ proposal: { by: 'ada' } }) },
        ],
        'file.close': 'two',
        'file.long': 'two',
        'file.check': { guard: 'isGood', target: 'two' },
        'file.fill': { guard: 'isGood', target: 'two' },
        'file.mixed': 'two',
        'file.stamp': { guard: 'isStamped', target: 'two' },
        'file.size': { guard: 'isThree', target: 'two' },
        'file.never': { guard: 'isGood', target: 'two' },
        'customer.calls': 'two',
        'application.jump': [
          { guard: { type: 'canJump', params: { state: 'one', must: [] } }, target: 'one' },
          {
            guard: { type: 'canJump', params: { state: 'two', must: ['isPaid', 'isSigned', 'isGone'] } },
            target: 'two',
          },
          { guard: { type: 'canJump', params: { state: 'two', must: [] } }, target: 'two' },
          { guard: { type: 'canJump', params: { state: 3, must: [] } as never }, target: 'two' },
          { guard: { type: 'canJump', params: { state: 'none' } as never }, target: 'two' },
          { guard: { type: 'canJump', params: { must: [] } as never }, target: 'two' },
          { guard: 'isGood', target: 'two' },
        ],
      },
    },
    two: {},
  },
});

const act = actOf(['admin']);
const declared = (more: object = {}) => event({ who: act, description: 'An act.', ...more });
const flow: Flow = {
  ...feedbackFlow,
  id: 'judged',
  machine,
  events: {
    'status.change': declared({ payload: Change, serverFields: { by: '' } }),
    'application.jump': declared(),
    'file.close': declared(),
    'file.long': declared({ payload: Long }),
    'file.check': declared(),
    'file.fill': declared({ payload: Change }),
    'file.mixed': declared({ payload: Mixed }),
    'file.stamp': declared({ payload: Sized, serverFields: { by: 'server' } }),
    'file.size': declared({ payload: Sized }),
    'file.never': declared({ payload: Sized }),
    'customer.calls': event({ who: { ...customers, roles: ['applicant', 'admin'] }, description: 'A call.' }),
  },
  rules: {
    isAtOnce: ({ event: sent }) => (Object(sent).statusValue === 4 ? { errors: { statusValue: ['max'] } } : {}),
    isProposed: () => ({}),
    isGood: ({ event: { type } }) => (type === 'file.fill' ? { errors: { statusType: ['choice'] } } : {}),
    isPaid: () => ({}),
    isSigned: () => undefined,
    canJump: () => ({}),
  },
  statusTypes: [
    { type: 'risk', values: [1, 2, 3] },
    { type: 'nbb', values: [1] },
  ],
  statuses: (context) => ({ risk: Number(Object(context).risk), nbb: 0 }),
};
const one = initialSnapshot(flow);

it('offers an act whose form the chart would take with other answers, and none that a form cannot ask for', () => {
  expect(possibleActs(flow, one, stamp)).toEqual(['file.close', 'file.fill', 'file.stamp', 'file.size']);
});

it('tells of each state once where a jump leads, and what may not be passed over', () => {
  expect(possibleJumps(flow, one, stamp)).toEqual([
    { state: 'one', isAllowed: true, passedOver: [], unmet: [] },
    { state: 'two', isAllowed: false, passedOver: [], unmet: ['isPaid'] },
  ]);
});

describe('statuses', () => {
  it('are told with the state that they lead to, and whether a second person confirms them', () => {
    expect(possibleStatuses(flow, one, stamp, { by: 'ada' })).toEqual([
      { type: 'risk', value: 1, state: 'two', isProposal: false },
      { type: 'risk', value: 2, state: 'one', isProposal: true },
    ]);
  });

  it('are none in a state that takes none, of a flow without any, and where the server adds another', () => {
    const two = snapshotFrom(flow, { state: 'two', facts: {}, steps: {}, setAside: {}, contacts: [] });
    expect(possibleStatuses(flow, two, stamp, { by: 'ada' })).toEqual([]);
    expect(possibleStatuses(feedbackFlow, done.snapshot, stamp, {})).toEqual([]);
    expect(possibleStatuses(flow, one, stamp, { by: 'bob' })).toEqual([]);
    const { statusTypes: _, ...untracked } = flow;
    expect(possibleStatuses(untracked, one, stamp, { by: 'ada' })).toEqual([]);
  });

  it('are no proposal where an earlier one still waits and the value changes', () => {
    const waiting = { ...one, context: { ...one.context, proposal: { by: 'bob' } } };
    expect(possibleStatuses(flow, waiting, stamp, { by: 'ada' })).toContainEqual({
      type: 'risk',
      value: 1,
      state: 'two',
      isProposal: false,
    });
  });

  it('are proposals of a flow that does not say what statuses it has', () => {
    const { statuses: _, ...silent } = flow;
    const waiting = { ...one, context: { ...one.context, proposal: { by: 'bob' } } };
    expect(possibleStatuses(silent, waiting, stamp, { by: 'ada' }).map(({ isProposal }) => isProposal)).toEqual([
      true,
      true,
    ]);
  });

  it('say which field is in the way', () => {
    const objection = (value: number) => statusObjection(flow, one, { type: 'risk', value }, stamp, { by: 'ada' });
    expect([1, 3, 4].map(objection)).toEqual([undefined, undefined, { statusValue: ['max'] }]);
  });
});
