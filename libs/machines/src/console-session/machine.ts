// The sign-in of a tab of the console, which every tab of the browser can change. The browser owns it; it starts with a question
// to the server, and a tab that is open for somebody is theirs until they sign out in it or another person takes it over.
import { assign, setup } from 'xstate';
import type { ChartMeta } from '@statewise/flow';

/** Who is signed in. */
export interface SignedInPerson {
  readonly id: string;
  readonly email: string | null;
  readonly name: string;
  readonly role: 'admin' | 'staff' | 'editor' | 'qa' | 'intermediary';
}

/** What a tab hears of its sign-in; `person` is null where nobody is signed in. */
export type ConsoleSessionEvent =
  | { readonly type: 'session.read'; readonly person: SignedInPerson | null }
  | { readonly type: 'session.lost' }
  | { readonly type: 'session.taken'; readonly person: SignedInPerson }
  | { readonly type: 'session.ended' };

interface ConsoleSessionContext {
  /** For whom the tab is open. */
  readonly own: SignedInPerson | null;
  /** Who is signed in in this browser. */
  readonly now: SignedInPerson | null;
  /** How many times the tab was taken over by another person. */
  readonly turn: number;
}

const personIn = (event: ConsoleSessionEvent): SignedInPerson | null => ('person' in event ? event.person : null);

const consoleSession = setup({
  types: {
    context: {} as ConsoleSessionContext,
    events: {} as ConsoleSessionEvent,
    meta: {} as ChartMeta,
  },
  guards: {
    isNobody: ({ event }) => personIn(event) === null,
    isOwn: ({ context, event }) => personIn(event)?.id === context.own?.id,
  },
  actions: {
    keepPerson: assign({ now: ({ event }) => personIn(event) }),
    openFor: assign({ own: ({ event }) => personIn(event), now: ({ event }) => personIn(event) }),
    beginAnew: assign({ turn: ({ context }) => context.turn + 1 }),
    forget: assign({ own: null, now: null }),
  },
});

const read = [
  { guard: 'isNobody', target: 'lost', actions: 'keepPerson' },
  { guard: 'isOwn', target: 'open', actions: 'keepPerson' },
  { target: 'other', actions: 'keepPerson' },
] as const;
const lost = { target: 'lost', actions: 'keepPerson' } as const;

/** The chart of the sign-in of a tab of the console. */
export const consoleSessionMachine = consoleSession.createMachine({
  id: 'console-session',
  description: 'For whom a tab of the console is open, and whether they are still the one who is signed in.',
  meta: {
    title: 'Sign-in of the console',
    guards: { isNobody: 'Nobody is signed in.', isOwn: 'It is the person for whom the tab is open.' },
    actions: {
      keepPerson: 'Keeps who is signed in.',
      openFor: 'Opens the tab for this person.',
      beginAnew: 'Draws everything anew, so that nothing that was typed is sent under another name.',
      forget: 'Forgets for whom the tab was open.',
    },
  },
  context: { own: null, now: null, turn: 0 },
  initial: 'unknown',
  states: {
    unknown: {
      description: 'The server was not asked yet who is signed in.',
      on: {
        'session.read': [
          { guard: 'isNobody', target: 'signedOut', actions: 'keepPerson' },
          { target: 'open', actions: 'openFor' },
        ],
        'session.lost': { target: 'signedOut', actions: 'keepPerson' },
      },
    },
    signedOut: {
      description: 'Nobody is signed in: the tab asks for it.',
      on: {
        'session.read': [
          { guard: 'isNobody', actions: 'keepPerson' },
          { target: 'open', actions: 'openFor' },
        ],
      },
    },
    open: {
      description: 'The person for whom the tab is open is signed in.',
      on: { 'session.read': read, 'session.lost': lost },
    },
    lost: {
      description: 'The sign-in ended in use: what was typed waits for the person.',
      on: { 'session.read': read },
    },
    other: {
      description: 'Another person has signed in: the tab asks whether to go on as them.',
      on: { 'session.read': read, 'session.lost': lost },
    },
  },
  on: {
    'session.taken': { target: '.open', actions: ['openFor', 'beginAnew'] },
    'session.ended': { target: '.signedOut', actions: 'forget' },
  },
});
