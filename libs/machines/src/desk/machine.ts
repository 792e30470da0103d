// What a person does with tasks on the desk and above a task's page. The browser owns it; it starts with nothing asked or under
// way, and any number of tasks may be taken or given back at once, while one question at a time is asked about one of them.
import { assign, setup } from 'xstate';
import type { ChartMeta } from '@statewise/flow';

/** A task, and who has it. */
export interface DeskTask {
  readonly id: string;
  readonly assigned_to: { readonly id: string } | null;
}

/** What is done with a task without a question. */
export type TaskAct = 'take' | 'giveBack' | 'bringBack' | 'dismiss';

interface RequestedAct {
  readonly act: TaskAct;
  readonly task: DeskTask;
}

export type DeskEvent =
  | ({ readonly type: 'act.requested' } & RequestedAct)
  | ({ readonly type: 'act.ended' } & RequestedAct)
  | { readonly type: 'handOver.asked'; readonly task: DeskTask }
  | { readonly type: 'putOff.asked'; readonly task: DeskTask }
  | { readonly type: 'colleague.chosen'; readonly account: string }
  | { readonly type: 'delay.chosen'; readonly days: number }
  | { readonly type: 'answer.submitted' }
  | { readonly type: 'answer.taken' }
  | { readonly type: 'answer.failed' }
  | { readonly type: 'question.closed' };

interface DeskContext {
  /** What is under way. */
  readonly acts: readonly RequestedAct[];
  /** The task that the question is about. */
  readonly task: DeskTask | null;
  /** To whom it is handed over; empty until somebody is chosen. */
  readonly account: string;
  /** In how many days it comes back. */
  readonly days: number;
}

const isSame = (one: RequestedAct, event: DeskEvent): boolean =>
  'act' in event && one.act === event.act && one.task.id === event.task.id;

const desk = setup({
  types: { context: {} as DeskContext, events: {} as DeskEvent, meta: {} as ChartMeta },
  guards: {
    isFree: ({ context, event }) => !context.acts.some((act) => isSame(act, event)),
    isLast: ({ context, event }) => context.acts.every((act) => isSame(act, event)),
    hasColleague: ({ context }) => context.account !== '',
  },
  actions: {
    keepAct: assign(({ context, event }) =>
      event.type === 'act.requested' ? { acts: [...context.acts, { act: event.act, task: event.task }] } : {},
    ),
    dropAct: assign(({ context, event }) => ({ acts: context.acts.filter((act) => !isSame(act, event)) })),
    keepQuestion: assign(({ event }) => ('task' in event ? { task: event.task, account: '', days: 1 } : {})),
    keepColleague: assign(({ event }) => (event.type === 'colleague.chosen' ? { account: event.account } : {})),
    keepDelay: assign(({ event }) => (event.type === 'delay.chosen' ? { days: event.days } : {})),
    changeTask: () => {},
    handOver: () => {},
    putOff: () => {},
  },
});

const begin = ['keepAct', 'changeTask'] as const;
const ended = { 'answer.taken': 'closed', 'question.closed': 'closed' } as const;

/** The chart of the desk. */
export const deskMachine = desk.createMachine({
  id: 'desk',
  description: 'Tasks that are taken, given back, handed over, put off and brought back.',
  meta: {
    title: 'Desk',
    guards: {
      isFree: 'The same is not under way with this task.',
      isLast: 'Nothing else is under way.',
      hasColleague: 'A colleague is chosen.',
    },
    actions: {
      keepAct: 'Keeps what is under way with which task.',
      dropAct: 'Forgets what has ended.',
      keepQuestion: 'Keeps about which task the question is, with nothing answered.',
      keepColleague: 'Keeps to whom the task is handed over.',
      keepDelay: 'Keeps in how many days the task comes back.',
      changeTask:
        'The browser asks the server to take the task, to give it back, to bring it back or to dismiss a notice.',
      handOver: 'The browser asks the server to hand the task over.',
      putOff: 'The browser asks the server to put the task off.',
    },
  },
  context: { acts: [], task: null, account: '', days: 1 },
  type: 'parallel',
  states: {
    acts: {
      description: 'What is done with tasks without a question.',
      initial: 'idle',
      states: {
        idle: {
          description: 'Nothing is under way.',
          on: { 'act.requested': { target: 'acting', actions: begin } },
        },
        acting: {
          description: 'The server is asked; each act of a task is asked for once.',
          on: {
            'act.requested': { guard: 'isFree', actions: begin },
            'act.ended': [{ guard: 'isLast', target: 'idle', actions: 'dropAct' }, { actions: 'dropAct' }],
          },
        },
      },
    },
    question: {
      description: 'What is asked about a task.',
      initial: 'closed',
      states: {
        closed: { description: 'Nothing is asked.' },
        handOver: {
          description: 'Which colleague the task is handed over to.',
          initial: 'choosing',
          states: {
            choosing: {
              description: 'A colleague is being chosen.',
              on: {
                'colleague.chosen': { actions: 'keepColleague' },
                'answer.submitted': [{ guard: 'hasColleague', target: 'sending' }, { target: 'missing' }],
              },
            },
            missing: {
              description: 'It was submitted without a colleague.',
              on: { 'colleague.chosen': { target: 'choosing', actions: 'keepColleague' } },
            },
            sending: {
              description: 'The server is asked to hand the task over.',
              entry: 'handOver',
              on: { 'answer.failed': 'choosing' },
            },
          },
          on: ended,
        },
        putOff: {
          description: 'Until when the task is put off.',
          initial: 'choosing',
          states: {
            choosing: {
              description: 'A delay is being chosen.',
              on: { 'delay.chosen': { actions: 'keepDelay' }, 'answer.submitted': 'sending' },
            },
            sending: {
              description: 'The server is asked to put the task off.',
              entry: 'putOff',
              on: { 'answer.failed': 'choosing' },
            },
          },
          on: ended,
        },
      },
      on: {
        'handOver.asked': { target: '.handOver', actions: 'keepQuestion' },
        'putOff.asked': { target: '.putOff', actions: 'keepQuestion' },
      },
    },
  },
});
