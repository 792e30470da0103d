import { Integer, JsonObject, Required, Text, type Fields } from '@statewise/fields';
import { assign, setup } from 'xstate';
import { allowedEvents } from './allowed-events.js';
import { decide, pickPayload, preview } from './decide.js';
import { event } from './declare.js';
import type { EventDeclaration, Flow } from './flow.js';
import { initialSnapshot, snapshotFrom, type FlowSnapshot } from './snapshot.js';
import { feedbackFlow } from './testing/feedback-flow.js';
import { actOf, customers } from './who.js';
import { nothingYet } from './wizard/wizard.js';

const at = '2026-01-01T00:00:00.000Z';
const stamp = { at, actor: { role: 'applicant' } } as const;
const start = initialSnapshot(feedbackFlow);

class Note {
  @Required()
  @Integer({ min: 1, max: 3 })
  page: number;

  @Text()
  text?: string;

  @JsonObject()
  more?: Fields;
}

const noteEvent = (more: Partial<EventDeclaration> = {}) => ({
  events: {
    'note.add': {
      ...event({ who: customers, payload: Note, serverFields: { by: 'ada' }, description: 'A note.' }),
      ...more,
    },
    'note.close': event({ who: customers, description: 'No more notes.' }),
  },
});

describe('the payload of an event', () => {
  it('keeps what is declared, normalised, and drops the stamp and what only the server adds', () => {
    const sent = { type: 'note.add', page: '2', text: ' hello ', by: 'eve', at: 'now', actor: { role: 'admin' } };
    expect(pickPayload(noteEvent(), sent, 'drop')).toEqual({ event: { type: 'note.add', page: 2, text: 'hello' } });
    expect(pickPayload(noteEvent(), sent, 'keep').event).toEqual({
      type: 'note.add',
      page: 2,
      text: 'hello',
      by: 'eve',
    });
  });

  it('says no more where a member is emptied than where it is left out', () => {
    expect(pickPayload(noteEvent(), { type: 'note.add', page: 1, text: '' }, 'drop').event).toEqual({
      type: 'note.add',
      page: 1,
    });
  });

  it('has errors by member, also for one that is no object', () => {
    expect(pickPayload(noteEvent(), { type: 'note.add', page: 4 }, 'drop').errors).toEqual({ page: ['max'] });
    expect(pickPayload(noteEvent(), { type: 'note.add', page: 1, more: 'x' }, 'drop').errors).toEqual({
      more: ['format'],
    });
  });

  it('refuses members that are not declared, and names twenty of them at most', () => {
    const surprises = (count: number) =>
      Object.fromEntries(Array.from({ length: count }, (_, n) => [`surprise_${n}`, 1]));
    const unknownOf = (type: string, count: number) =>
      Object.values(pickPayload(noteEvent(), { type, ...surprises(count) }, 'keep').errors ?? {});
    expect(pickPayload(noteEvent(), { type: 'note.close', x: 1 }, 'drop').errors).toEqual({ x: ['unknown'] });
    expect(unknownOf('note.add', 20)).toHaveLength(20);
    expect(unknownOf('note.add', 21)).toHaveLength(20);
  });

  it('is nothing where the event has none, or is none of the flow', () => {
    expect(pickPayload(noteEvent(), { type: 'note.close' }, 'drop')).toEqual({ event: { type: 'note.close' } });
    const without = noteEvent({ serverFields: { by: 'ada' } });
    const { payload: _, ...bare } = without.events['note.add'];
    expect(pickPayload({ events: { 'note.add': bare } }, { type: 'note.add', by: 'bob' }, 'keep').event).toEqual({
      type: 'note.add',
      by: 'bob',
    });
    for (const type of ['no.such', 'constructor'])
      expect(pickPayload(noteEvent(), { type, page: 1 }, 'keep')).toEqual({ event: { type } });
  });
});

/** A machine that counts, refuses by two rules, throws where it is told to, and asks who comes from where. */
const counting = setup({
  types: { events: {} as { type: string; from?: string; n?: number } },
  guards: {
    isSmall: ({ event: { n = 0 } }) => n < 3,
    isEven: ({ event: { n = 0 } }) => n % 2 === 0,
    isNear: (_, { steps }: { steps: number }) => steps < 2,
    isFine: (): boolean => {
      throw new TypeError('nothing is fine');
    },
    isWorse: (): boolean => {
      // eslint-disable-next-line no-throw-literal, @typescript-eslint/only-throw-error -- whatever a rule throws is told
      throw 'worse';
    },
  },
  actions: { noteFrom: assign({ cameFrom: ({ event: { from } }) => from }), ring: () => undefined },
}).createMachine({
  id: 'counting',
  context: { ...nothingYet, cameFrom: undefined as string | undefined },
  initial: 'one',
  states: {
    one: {
      initial: 'inner',
      states: {
        inner: {
          on: { go: [{ guard: 'isSmall', target: '#counting.two' }, { guard: 'isEven' }] },
        },
      },
      on: {
        go: { guard: 'isEven', target: 'two' },
        come: { actions: 'noteFrom', target: 'two' },
        ring: { actions: 'ring' },
        nothing: {},
        fine: { guard: 'isFine' },
        worse: { guard: 'isWorse' },
        odd: { guard: 'isSmall', target: 'two' },
        near: { guard: { type: 'isNear', params: { steps: 2 } }, target: 'two' },
        inline: { guard: () => false, target: 'two' },
        staff: 'two',
        local: 'two',
        internal: 'two',
      },
    },
    two: {},
    three: { type: 'parallel', states: { left: { on: { go: '#counting.two' } }, right: {} } },
  },
});

const taking = (more: Partial<EventDeclaration> = {}): EventDeclaration => ({
  ...event({ who: customers, description: 'It goes on.' }),
  ...more,
});
const flow = {
  ...feedbackFlow,
  id: 'counting',
  machine: counting,
  events: {
    go: taking({ payload: Note }),
    come: taking({ serverFields: { from: '' } }),
    ring: taking(),
    nothing: taking(),
    fine: taking(),
    worse: taking(),
    odd: taking(),
    near: taking(),
    inline: taking(),
    staff: taking({ who: actOf(['staff']) }),
    local: taking({ local: true }),
    internal: taking({ internal: true }),
    elsewhere: taking(),
  },
  rules: {
    isNear: (_, params) => (Object(params).steps === 2 ? { errors: { steps: ['max'] } } : {}),
    isSmall: ({ event: sent }) => (Number(Object(sent).n) < 3 ? undefined : {}),
    isEven: ({ event: sent }) =>
      Number(Object(sent).n) % 2 === 0 ? undefined : Object(sent).says ? { errors: { n: ['odd'] } } : {},
  },
} satisfies Flow as Flow;
const one = initialSnapshot(flow);
const sending = (type: string, more: object = {}, from: FlowSnapshot = one) =>
  decide(flow, from, { type, ...stamp, ...more });

describe('what an event comes to', () => {
  it('refuses what is not declared, and whom the declaration does not name', () => {
    for (const type of ['no.such', 'constructor'])
      expect(sending(type)).toEqual({ taken: false, unmet: ['isDeclared'] });
    expect(sending('staff')).toEqual({ taken: false, unmet: ['isSender'] });
    expect(sending('staff', { actor: { role: 'staff' } }).taken).toBe(true);
  });

  it('refuses what the chart does not take where the application stands', () => {
    expect(decide(feedbackFlow, start, { type: 'step.back', ...stamp })).toEqual({ taken: false, unmet: [] });
    expect(sending('elsewhere')).toEqual({ taken: false, unmet: [] });
  });

  it('takes what moves it, what only asks for an action, and what changes nothing', () => {
    expect(sending('go', { n: 2 })).toMatchObject({ taken: true, snapshot: { value: 'two' }, actions: [] });
    expect(sending('ring')).toMatchObject({ taken: true, actions: [{ type: 'ring' }] });
    expect(sending('nothing')).toMatchObject({ taken: true, snapshot: { value: { one: 'inner' } }, actions: [] });
  });

  it('names each rule that does not hold once, innermost first', () => {
    expect(sending('go', { n: 3 })).toEqual({ taken: false, unmet: ['isSmall', 'isEven'] });
    expect(sending('odd', { n: 3 })).toEqual({ taken: false, unmet: ['isSmall'] });
  });

  it('names the first rule that finds fields wrong alone', () => {
    expect(sending('go', { n: 3, says: true })).toEqual({ taken: false, errors: { n: ['odd'] }, unmet: ['isEven'] });
  });

  it('asks a rule with what its transition gives it, and nothing of a guard that has no name', () => {
    expect(sending('near')).toEqual({ taken: false, errors: { steps: ['max'] }, unmet: ['isNear'] });
    expect(sending('inline')).toEqual({ taken: false, unmet: [] });
  });

  it('answers a rule that throws with what it threw', () => {
    const fine = sending('fine');
    expect(fine).toMatchObject({
      taken: false,
      unmet: [],
      defect: { message: expect.stringContaining('nothing is fine') },
    });
    const worse = sending('worse');
    expect(worse).toMatchObject({ taken: false, unmet: [] });
    expect(Object(worse).defect).toBeInstanceOf(Error);
  });

  it('puts the state it comes from on an event whose declaration adds that', () => {
    expect(sending('come')).toMatchObject({ taken: true, snapshot: { context: { cameFrom: 'one.inner' } } });
  });

  it('starts from a stored state as from one in memory, each with its own answers', () => {
    const stored = { state: 'one.inner', facts: {}, setAside: {}, contacts: [] };
    const first = snapshotFrom(flow, { ...stored, steps: { 1: { a: 1 } } });
    const second = snapshotFrom(flow, { ...stored, steps: { 1: { a: 2 } } });
    expect(sending('go', { n: 2 }, first)).toMatchObject({
      snapshot: { value: 'two', context: { steps: { 1: { a: 1 } } } },
    });
    expect(sending('go', { n: 2 }, second)).toMatchObject({
      snapshot: { value: 'two', context: { steps: { 1: { a: 2 } } } },
    });
    const three = snapshotFrom(flow, { ...stored, state: 'three', steps: {} });
    expect(sending('go', {}, three)).toMatchObject({ taken: true, snapshot: { value: 'two' } });
  });
});

it('decides for a client after it has picked the payload', () => {
  expect(preview(flow, one, { type: 'go', page: 9 }, stamp)).toEqual({
    taken: false,
    errors: { page: ['max'] },
    unmet: ['isPayloadValid'],
  });
  expect(preview(flow, one, { type: 'come', from: 'elsewhere' }, stamp)).toMatchObject({
    taken: true,
    snapshot: { context: { cameFrom: 'one.inner' } },
  });
});

describe('the events that an actor can send', () => {
  const allowed = (role: 'applicant' | 'staff', snapshot = one) => allowedEvents(flow, snapshot, { role }, at);

  it('are those of the state that are the actor’s, sent by a call, and taken where they have no payload', () => {
    expect(allowed('applicant').toSorted()).toEqual(['come', 'go', 'nothing', 'odd', 'ring']);
    expect(allowed('staff')).toEqual(['staff']);
  });

  it('are none in a state that the chart does not have, or that takes nothing', () => {
    expect(allowed('applicant', { value: 'gone?', context: nothingYet })).toEqual([]);
    expect(
      allowed('applicant', snapshotFrom(flow, { state: 'two', facts: {}, steps: {}, setAside: {}, contacts: [] })),
    ).toEqual([]);
  });
});
