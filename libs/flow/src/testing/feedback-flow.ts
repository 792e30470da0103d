import { condition, Example, Integer, OneOf, Required, RequiredIf, Text } from '@statewise/fields';
import { assign, setup } from 'xstate';
import { defineFlow, defineSteps, event, step, type EventsOf } from '../declare.js';
import type { Flow, FlowContext, GuardArgs } from '../flow.js';
import { actOf, systemAlone } from '../who.js';
import {
  anywhere,
  at,
  jumpsToForms,
  nothingYet,
  validAnswers,
  validFirstAnswers,
  wizard,
  wizardEvents,
  wizardMeta,
} from '../wizard/index.js';

// A flow of two steps that lives in the tests alone: the engine serves it without a line of its own for it.

class Score {
  @Required()
  @Example(2)
  @Integer({ min: 1, max: 5 })
  score: number;

  /** What was wrong, asked of those who were not glad. */
  @RequiredIf(condition('`score` is 1', ({ score }) => score === 1))
  @Example('The queue')
  @Text()
  trouble?: string;
}

class Comment {
  @Example('Friendly people')
  @Text()
  comment?: string;
}

class Judgement {
  @Required()
  @OneOf(['glad', 'cross'])
  mood: string;
}

class Hiding {
  @Required()
  @OneOf(['rude', 'private'])
  ground: string;

  @Required()
  @Example('Names a colleague')
  @Text({ max: 500, multiline: true })
  reason: string;
}

interface FeedbackContext extends FlowContext {
  readonly mood: string;
  readonly thanked: number;
}

const steps = defineSteps({
  score: step(1, 'score', Score),
  comment: step(2, 'comment', Comment),
  done: step(3, 'done'),
});

const events = {
  ...wizardEvents,
  'mood.judged': event({ who: systemAlone, payload: Judgement, description: 'The mood behind the score is known.' }),
  'comment.hide': event({
    who: actOf(['staff', 'admin']),
    payload: Hiding,
    description: 'The comment is shown to nobody.',
  }),
  'thanks.sent': event({ who: systemAlone, description: 'The thanks are on their way.' }),
};
type FeedbackEvent = EventsOf<typeof events>;

const { rules, requirements, guards, actions } = wizard<FeedbackContext, FeedbackEvent>({ steps });
const jumps = [...jumpsToForms(steps.score, steps.comment), { state: 'done', must: [], mayPassOver: [] }];

const keepMood = ({ event: judged }: GuardArgs<FeedbackContext, FeedbackEvent>) =>
  judged.type === 'mood.judged' ? { mood: judged.mood } : {};

const machine = setup({
  types: { context: {} as FeedbackContext, events: {} as FeedbackEvent },
  guards,
  actions: {
    ...actions,
    keepMood: assign(keepMood),
    countThanks: assign(({ context }) => ({ thanked: context.thanked + 1 })),
    judgeMood: () => undefined,
    noteComment: () => undefined,
    sendThanks: () => undefined,
  },
}).createMachine({
  id: 'feedback',
  description: 'How was it?',
  meta: wizardMeta({
    title: 'Feedback',
    actions: {
      keepMood: 'Keeps the mood.',
      countThanks: 'Counts the thanks.',
      judgeMood: 'The server judges the mood.',
      noteComment: 'The server notes that there is a comment.',
      sendThanks: 'The server sends thanks.',
    },
  }),
  initial: 'start',
  context: { ...nothingYet, mood: '', thanked: 0 },
  states: {
    start: {
      description: 'Nothing was said yet.',
      on: {
        'application.create': {
          target: '#judging',
          ...validFirstAnswers,
          actions: ['createApplication', 'judgeMood'],
        },
      },
    },
    created: {
      description: 'Something was said.',
      meta: { group: true },
      initial: 'score',
      states: {
        score: {
          description: 'From one to five.',
          ...at(steps.score),
          on: {
            'step.save': {
              ...validAnswers(steps.score),
              target: 'judging',
              actions: ['saveStep', 'judgeMood'],
            },
          },
        },
        judging: {
          description: 'The server judges the mood behind the score.',
          id: 'judging',
          entry: { type: 'arrive', params: { step: 1 } },
          on: { 'mood.judged': { target: 'comment', actions: 'keepMood' } },
        },
        comment: {
          description: 'In words.',
          ...at(steps.comment),
          on: {
            'step.save': {
              ...validAnswers(steps.comment),
              target: 'done',
              actions: ['saveStep', 'noteComment', 'sendThanks'],
            },
            'step.back': 'score',
          },
        },
        done: {
          description: 'Everything was said.',
          ...at(steps.done),
          on: { 'comment.hide': {}, 'thanks.sent': { actions: 'countThanks' }, 'step.back': 'comment' },
        },
      },
      on: anywhere(steps, jumps),
    },
  },
});

export const feedbackFlow: Flow = defineFlow({
  id: 'feedback',
  title: 'Feedback',
  version: 1,
  machine,
  steps,
  events,
  rules: { ...rules, ...requirements },
  migrations: {},
});
