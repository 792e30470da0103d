// The conversation of one browser tab with the server about one application. The browser owns it; it starts idle, never
// ends, and loses neither the event under way nor what is typed, whatever the network does.
import { assign, setup } from 'xstate';
import type { ChartMeta } from '../flow/chart-meta.js';

/** What the conversation remembers. */
export interface SessionContext {
  /** The event under way, as it is to be sent again; null when there is none. */
  readonly pending: object | null;
  /** What is typed but not saved; null when there is nothing. */
  readonly draft: object | null;
  /** What was typed when the event under way was sent. */
  readonly sent: object | null;
  /** What the server has instead, while there is a conflict. */
  readonly theirs: object | null;
  /** How often the pending event was sent in vain. */
  readonly attempts: number;
  /** Milliseconds the server asked to wait before the next attempt. */
  readonly retryAfter: number | null;
  readonly isOnline: boolean;
}

export type SessionEvent =
  | { readonly type: 'save.requested'; readonly pending: object }
  | { readonly type: 'save.answered' }
  | { readonly type: 'save.refused' }
  | { readonly type: 'save.failed'; readonly retryAfter?: number }
  | { readonly type: 'save.conflicted'; readonly theirs: object }
  | { readonly type: 'save.retried' }
  | { readonly type: 'conflict.resolved'; readonly take: 'mine' | 'theirs' }
  | { readonly type: 'session.expired' }
  | { readonly type: 'session.renewed' }
  | { readonly type: 'session.left' }
  | { readonly type: 'draft.typed'; readonly draft: object }
  | { readonly type: 'network.lost' }
  | { readonly type: 'network.back' };

const firstPause = 1_000;
const longestPause = 15_000;
const longestAskedPause = 60_000;

const session = setup({
  types: {
    context: {} as SessionContext,
    events: {} as SessionEvent,
    meta: {} as ChartMeta,
  },
  guards: {
    isOnline: ({ context }) => context.isOnline,
    isPending: ({ context }) => context.pending !== null,
    isFree: ({ context }) => context.pending === null,
    isMine: ({ event }) => event.type === 'conflict.resolved' && event.take === 'mine',
    isTheirs: ({ event }) => event.type === 'conflict.resolved' && event.take === 'theirs',
  },
  actions: {
    keepPending: assign(({ context, event }) =>
      event.type === 'save.requested'
        ? { pending: event.pending, sent: context.draft, attempts: 0, retryAfter: null }
        : {},
    ),
    dropPending: assign({ pending: null, sent: null, attempts: 0, retryAfter: null }),
    keepDraft: assign(({ event }) => (event.type === 'draft.typed' ? { draft: event.draft } : {})),
    dropSavedDraft: assign(({ context }) => (context.draft === context.sent ? { draft: null } : {})),
    dropDraft: assign({ draft: null }),
    countAttempt: assign(({ context, event }) => ({
      attempts: context.attempts + 1,
      retryAfter: event.type === 'save.failed' && event.retryAfter !== undefined ? event.retryAfter : null,
    })),
    keepTheirs: assign(({ event }) => (event.type === 'save.conflicted' ? { theirs: event.theirs } : {})),
    dropTheirs: assign({ theirs: null }),
    noteOnline: assign({ isOnline: true }),
    noteOffline: assign({ isOnline: false }),
    sendPending: () => {},
    sendDraft: () => {},
  },
  delays: {
    backoff: ({ context }) => pauseAfter(context),
  },
});

/** Milliseconds to wait before the next attempt: what the server asked for, else doubling with every attempt. */
export function pauseAfter({ attempts, retryAfter }: Pick<SessionContext, 'attempts' | 'retryAfter'>): number {
  if (retryAfter !== null) return Math.min(Math.max(retryAfter, 0), longestAskedPause);
  return Math.min(firstPause * 2 ** Math.max(attempts - 1, 0), longestPause);
}

/** The chart of the conversation with the server. */
export const sessionMachine = session.createMachine({
  id: 'session',
  description: 'How a browser tab saves, retries, waits for the network and settles conflicts.',
  meta: {
    title: 'Conversation with the server',
    guards: {
      isOnline: 'The browser has a network.',
      isPending: 'An event waits to be sent.',
      isFree: 'No event waits to be sent.',
      isMine: 'What was typed here is to be saved.',
      isTheirs: 'What is saved elsewhere is to be taken.',
    },
    actions: {
      keepPending: 'Keeps the event that is to be sent.',
      dropPending: 'Forgets the event that was sent.',
      keepDraft: 'Keeps what is typed.',
      dropSavedDraft: 'Forgets what was typed when it is what was saved; what was typed since stays.',
      dropDraft: 'Gives up what was typed.',
      countAttempt: 'Counts an attempt that got no answer, and how long the server asks to wait.',
      keepTheirs: 'Keeps what the server has instead.',
      dropTheirs: 'Forgets what the server had.',
      noteOnline: 'Notes that there is a network.',
      noteOffline: 'Notes that there is no network.',
      sendPending: 'The browser sends the pending event, always with the same key.',
      sendDraft: 'The browser sends the draft.',
    },
    delays: { backoff: 'The pause before the next attempt; it doubles up to fifteen seconds.' },
  },
  context: { pending: null, draft: null, sent: null, theirs: null, attempts: 0, retryAfter: null, isOnline: true },
  initial: 'idle',
  states: {
    idle: {
      description: 'Nothing is under way.',
      on: {
        'save.requested': { target: 'saving', actions: 'keepPending' },
        'network.lost': { target: 'offline', actions: 'noteOffline' },
      },
    },
    saving: {
      description: 'The pending event is on its way.',
      entry: 'sendPending',
      on: {
        'save.answered': [
          { target: 'idle', guard: 'isOnline', actions: ['dropSavedDraft', 'dropPending'] },
          { target: 'offline', actions: ['dropSavedDraft', 'dropPending'] },
        ],
        'save.refused': { target: 'idle', actions: 'dropPending' },
        'save.failed': [
          { target: 'retrying', guard: 'isOnline', actions: 'countAttempt' },
          { target: 'offline', actions: 'countAttempt' },
        ],
        'save.conflicted': { target: 'conflict', actions: 'keepTheirs' },
      },
    },
    retrying: {
      description: 'The answer was lost; the same event is sent again after a pause.',
      on: {
        'save.retried': 'saving',
        'network.lost': { target: 'offline', actions: 'noteOffline' },
        'network.back': 'saving',
      },
      after: { backoff: 'saving' },
    },
    offline: {
      description: 'There is no network; typing goes on and what waits is sent when it is back.',
      on: {
        'save.requested': { guard: 'isFree', actions: 'keepPending' },
        'save.retried': { target: 'saving', guard: 'isPending' },
        'network.back': [
          { target: 'saving', guard: 'isPending', actions: 'noteOnline' },
          { target: 'idle', actions: ['noteOnline', 'sendDraft'] },
        ],
      },
    },
    conflict: {
      description: 'Somebody else saved first; the form keeps what was typed and shows both.',
      on: {
        'conflict.resolved': [
          { target: 'saving', guard: 'isMine', actions: 'dropTheirs' },
          { target: 'idle', guard: 'isTheirs', actions: ['dropTheirs', 'dropPending', 'dropDraft'] },
        ],
      },
    },
    expired: {
      description: 'The code or the sign-in is not accepted any more; what was typed is kept.',
      on: {
        'session.renewed': [{ target: 'saving', guard: 'isPending' }, { target: 'idle' }],
      },
    },
  },
  on: {
    'draft.typed': { actions: 'keepDraft' },
    'network.lost': { actions: 'noteOffline' },
    'network.back': { actions: 'noteOnline' },
    'session.expired': '.expired',
    'session.left': { target: '.idle', actions: ['dropPending', 'dropDraft', 'dropTheirs'] },
  },
});
