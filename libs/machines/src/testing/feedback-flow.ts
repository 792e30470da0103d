import { condition, Example, Integer, OneOf, Required, RequiredIf, Text } from '@statewise/fields';
import { assign, setup } from 'xstate';
import { defineFlow, defineSteps, event, step, type EventsOf } from '../flow/declare.js';
import type { Flow, FlowContext, GuardArgs } from '../flow/flow.js';
import { guardsOf } from '../flow/rules.js';
import {
  at,
  goTo,
  jumpsToForms,
  jumpTo,
  nothingYet,
  resumeAt,
  stepAnswers,
  undoTo,
  wizard,
  wizardActionDescriptions,
  wizardEvents,
  wizardGuardDescriptions,
} from '../flow/wizard/index.js';

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
  'mood.judged': event({ by: ['system'], payload: Judgement, says: 'The mood behind the score is known.' }),
  'thanks.sent': event({ by: ['system'], says: 'The thanks are on their way.' }),
};
type FeedbackEvent = EventsOf<typeof events>;

const answers = stepAnswers<FeedbackContext>({ steps, first: 1 });
const { rules, requirements, changes } = wizard<FeedbackContext>({ steps, first: 1, answers });
const jumps = [...jumpsToForms(steps.score, steps.comment), { state: 'done', must: [], mayPassOver: [] }];

const keepMood = ({ event: judged }: GuardArgs<FeedbackContext, FeedbackEvent>) =>
  judged.type === 'mood.judged' ? { mood: judged.mood } : {};

const machine = setup({
  types: { context: {} as FeedbackContext, events: {} as FeedbackEvent },
  guards: guardsOf(rules),
  actions: {
    createApplication: assign(changes.createApplication),
    saveStep: assign(changes.saveStep),
    arrive: assign(changes.arrive),
    rememberJump: assign(changes.rememberJump),
    undoJump: assign(changes.undoJump),
    keepMood: assign(keepMood),
    countThanks: assign(({ context }) => ({ thanked: context.thanked + 1 })),
    judgeMood: () => undefined,
    noteComment: () => undefined,
    sendThanks: () => undefined,
  },
}).createMachine({
  id: 'feedback',
  description: 'How was it?',
  meta: {
    title: 'Feedback',
    guards: wizardGuardDescriptions,
    actions: {
      ...wizardActionDescriptions,
      keepMood: 'Keeps the mood.',
      countThanks: 'Counts the thanks.',
      judgeMood: 'The server judges the mood.',
      noteComment: 'The server notes that there is a comment.',
      sendThanks: 'The server sends thanks.',
    },
  },
  initial: 'start',
  context: { ...nothingYet, mood: '', thanked: 0 },
  states: {
    start: {
      description: 'Nothing was said yet.',
      on: {
        'application.create': {
          guard: 'isNewApplicationValid',
          target: '#judging',
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
              guard: { type: 'isStepValid', params: { step: 1 } },
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
              guard: { type: 'isStepValid', params: { step: 2 } },
              target: 'done',
              actions: ['saveStep', 'noteComment', 'sendThanks'],
            },
            'step.back': 'score',
          },
        },
        done: {
          description: 'Everything was said.',
          ...at(steps.done),
          on: { 'thanks.sent': { actions: 'countThanks' }, 'step.back': 'comment' },
        },
      },
      on: {
        'step.goTo': goTo(steps.score, steps.comment, steps.done),
        'application.resume': resumeAt(steps.score, steps.comment, steps.done),
        'application.jump': jumpTo(jumps),
        'application.undo': undoTo(jumps),
      },
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
