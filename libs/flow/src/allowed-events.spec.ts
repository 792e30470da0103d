import { Required, Text } from '@statewise/fields';
import { assign, setup } from 'xstate';
import { allowedEvents } from './allowed-events.js';
import { event } from './declare.js';
import type { EventDeclaration, Flow } from './flow.js';
import { initialSnapshot } from './snapshot.js';
import { feedbackFlow } from './testing/feedback-flow.js';
import { customers } from './who.js';
import { nothingYet } from './wizard/wizard.js';

const at = '2026-01-01T00:00:00.000Z';

class Words {
  @Required() @Text() words: string;
}

const machine = setup({
  guards: { isOpen: () => true, isPolite: () => true, isPriced: () => true, isBroken: () => true },
  actions: { keep: assign({}) },
}).createMachine({
  id: 'talk',
  context: { ...nothingYet, isOpen: false },
  initial: 'here',
  states: {
    here: {
      on: {
        close: { guard: 'isOpen', actions: 'keep' },
        say: { guard: 'isPolite', actions: 'keep' },
        either: [
          { guard: 'isOpen', actions: 'keep' },
          { guard: 'isPolite', actions: 'keep' },
        ],
        price: { guard: 'isPriced', actions: 'keep' },
        fail: { guard: 'isBroken', actions: 'keep' },
        inline: { guard: () => false, actions: 'keep' },
      },
    },
  },
});
const worded = (more: Partial<EventDeclaration> = {}): EventDeclaration => ({
  ...event({ who: customers, payload: Words, description: 'Says something.' }),
  ...more,
});
const flow = {
  ...feedbackFlow,
  id: 'talk',
  machine,
  events: {
    close: worded(),
    say: worded(),
    either: worded(),
    price: worded({ serverFields: { offer: 1 } }),
    fail: worded(),
    inline: worded(),
  },
  rules: {
    isOpen: ({ context, event: sent }) => ('isOpen' in context && context.isOpen && sent.at === at ? undefined : {}),
    isPolite: ({ event: sent }) => (Object(sent).words === 'please' ? undefined : { errors: { words: ['format'] } }),
    isPriced: ({ event: sent }) => (Object(sent).offer === 1 ? undefined : {}),
    isBroken: () => {
      throw new TypeError('broken');
    },
  },
} satisfies Flow as Flow;

describe('an event that says something', () => {
  const start = initialSnapshot(flow);
  const allowed = (snapshot = start) => allowedEvents(flow, snapshot, { role: 'applicant' }, at).toSorted();

  it('is allowed where its rules depend on what it says, or on what the server adds', () => {
    expect(allowed()).toEqual(['either', 'fail', 'inline', 'price', 'say']);
  });

  it('is not where they refuse it whatever it says, and is again once they do not', () => {
    expect(allowed()).not.toContain('close');
    const open = { ...start, context: { ...start.context, isOpen: true } };
    expect(allowed(open)).toContain('close');
  });
});
