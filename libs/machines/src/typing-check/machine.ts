// Whether what is typed into a field may be called wrong yet. The browser owns it; it starts with nothing typed and says
// nothing during typing, so that no applicant is corrected in the middle of a word. Leaving the field says nothing
// either: a message that appears under the pointer would move away the button that is being pressed.
import { setup } from 'xstate';
import type { ChartMeta } from '@statewise/flow';

export interface TypingCheckEvent {
  readonly type: 'text.typed';
  /** Whether the field may stay as it is: nothing is typed, or it is right. */
  readonly isFine: boolean;
}

/** Milliseconds without a key after which a field is told to be wrong. */
export const typingPauses = { employeeNumber: 600, number: 1_000 } as const;

interface TypingPause {
  /** In milliseconds. */
  readonly pause: number;
}

const typingCheck = setup({
  types: {
    context: {} as TypingPause,
    events: {} as TypingCheckEvent,
    input: {} as TypingPause | undefined,
    meta: {} as ChartMeta,
  },
  guards: { isFine: ({ event }) => event.isFine },
  delays: { typingPause: ({ context }) => context.pause },
});

/** The chart of a field that is checked while it is typed. */
export const typingCheckMachine = typingCheck.createMachine({
  id: 'typing-check',
  description: 'A field is told to be wrong once somebody pauses, and right at once.',
  meta: {
    title: 'Check while typing',
    guards: { isFine: 'Nothing is typed, or what is typed is right.' },
    actions: {},
    delays: { typingPause: 'As long as somebody is still typing.' },
  },
  context: ({ input = { pause: typingPauses.number } }) => input,
  initial: 'fine',
  states: {
    fine: {
      description: 'Nothing is wrong.',
      on: { 'text.typed': [{ guard: 'isFine' }, { target: 'doubted' }] },
    },
    doubted: {
      description: 'What is typed is not right; somebody may still be typing.',
      on: {
        'text.typed': [
          { target: 'fine', guard: 'isFine' },
          { target: 'doubted', reenter: true },
        ],
      },
      after: { typingPause: 'wrong' },
    },
    wrong: {
      description: 'What is typed is wrong, and is said to be.',
      on: { 'text.typed': { target: 'fine', guard: 'isFine' } },
    },
  },
});
