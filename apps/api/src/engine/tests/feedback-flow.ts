import { checkFields, Integer, Required, Text, type Fields } from '@statewise/fields';
import { onceAnEvent, type Flow, type FlowContext, type FlowEvent } from '@statewise/machines';
import { assign, setup } from 'xstate';
import type { RegisteredFlow } from '../flow-registry.js';

// A flow of two steps that lives in the tests alone: the engine serves it without a line of its own for it.

class Score {
  @Required()
  @Integer({ min: 1, max: 5 })
  score: number;
}

class Comment {
  @Text()
  comment?: string;
}

interface FeedbackContext extends FlowContext {
  readonly mood: string;
  readonly thanked: number;
}

type FeedbackEvent = Partial<FlowEvent> &
  (
    | { readonly type: 'application.create' | 'step.save'; readonly fields?: unknown }
    | { readonly type: 'step.back' | 'comment.sendLater' }
    | { readonly type: 'mood.judged'; readonly mood?: unknown }
    | { readonly type: 'thanks.sent' }
  );

const checkScore = onceAnEvent((_: FeedbackContext, event: FeedbackEvent) =>
  checkFields(Score, 'fields' in event ? event.fields : undefined, { at: event.at ?? '' }),
);
const checkComment = onceAnEvent((_: FeedbackContext, event: FeedbackEvent) =>
  checkFields(Comment, 'fields' in event ? event.fields : undefined, { at: event.at ?? '' }),
);

const withStep = (context: FeedbackContext, step: number, fields: Fields) => ({
  steps: { ...context.steps, [step]: fields },
  furthestStep: Math.max(context.furthestStep, step),
});

const feedbackMachine = setup({
  types: { context: {} as FeedbackContext, events: {} as FeedbackEvent },
  guards: {
    isScoreValid: ({ context, event }) => checkScore(context, event).errors === undefined,
    isCommentValid: ({ context, event }) => checkComment(context, event).errors === undefined,
    isSystem: ({ event }) => event.actor?.role === 'system',
  },
  actions: {
    keepScore: assign(({ context, event }) => withStep(context, 1, checkScore(context, event).fields)),
    keepComment: assign(({ context, event }) => withStep(context, 2, checkComment(context, event).fields)),
    keepMood: assign(({ event }) => ({
      mood: event.type === 'mood.judged' && typeof event.mood === 'string' ? event.mood : '',
    })),
    countThanks: assign(({ context }) => ({ thanked: context.thanked + 1 })),
    judgeMood: () => undefined,
    noteComment: () => undefined,
    sendThanks: () => undefined,
  },
}).createMachine({
  id: 'feedback',
  initial: 'start',
  context: { steps: {}, setAside: {}, contacts: [], furthestStep: 0, mood: '', thanked: 0 },
  states: {
    start: {
      on: { 'application.create': { guard: 'isScoreValid', target: 'judging', actions: ['keepScore', 'judgeMood'] } },
    },
    score: {
      meta: { step: 1, path: 'score' },
      on: { 'step.save': { guard: 'isScoreValid', target: 'judging', actions: ['keepScore', 'judgeMood'] } },
    },
    judging: { on: { 'mood.judged': { guard: 'isSystem', target: 'comment', actions: 'keepMood' } } },
    comment: {
      meta: { step: 2, path: 'comment' },
      on: {
        'step.save': { guard: 'isCommentValid', target: 'done', actions: ['keepComment', 'noteComment', 'sendThanks'] },
        'step.back': 'score',
      },
    },
    done: { meta: { step: 2, path: 'done' }, on: { 'thanks.sent': { guard: 'isSystem', actions: 'countThanks' } } },
  },
});

export const feedbackFlow: Flow = {
  id: 'feedback',
  title: 'Feedback',
  version: 1,
  machine: feedbackMachine,
  steps: { 1: Score, 2: Comment },
  creates: ['application.create'],
  explain: (context, event, state) => {
    if ((event.type === 'application.create' && state === 'start') || (event.type === 'step.save' && state === 'score'))
      return checkScore(context as FeedbackContext, event as FeedbackEvent).errors;
    return event.type === 'step.save' && state === 'comment'
      ? checkComment(context as FeedbackContext, event as FeedbackEvent).errors
      : undefined;
  },
  migrations: {},
};

/** What the tests' handlers were asked to do. */
export interface FeedbackWorld {
  readonly thanks: string[];
  /** Set to make the write inside the transaction fail. */
  failWrites: boolean;
}

export function feedbackHandlers(world: FeedbackWorld): RegisteredFlow['handlers'] {
  return {
    judgeMood: {
      kind: 'answer',
      answer: async ({ context }) => ({
        type: 'mood.judged',
        mood: Number(context.steps[1]?.['score']) > 3 ? 'glad' : 'cross',
      }),
    },
    noteComment: {
      kind: 'write',
      write: async (_, runner) => {
        await runner.run({ name: 'feedback-note', text: 'insert into feedback_note default values' }, []);
        if (world.failWrites) throw new Error('the note cannot be written');
      },
    },
    sendThanks: {
      kind: 'reach',
      data: () => ({ greeting: 'thank you' }),
      reach: async (application) => {
        world.thanks.push(application.code);
        return { type: 'thanks.sent' };
      },
    },
  };
}
