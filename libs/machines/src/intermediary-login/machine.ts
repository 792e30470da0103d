// Who is signed in at the store app in this browser. The browser owns it; it starts by asking the server, which
// remembers across reloads, and rests while an intermediary is signed in. A wrong login clears the password alone;
// another failure clears nothing. Whether an attempt needs a human check is the server's to say; each check counts for
// one attempt.
import { checkFields, IntermediaryLogin, type FieldErrors } from '@statewise/fields';
import { assign, setup } from 'xstate';
import type { ChartMeta } from '@statewise/flow';
import { nobody, type IntermediaryLoginContext, type IntermediaryLoginEvent } from './context.js';

export type { IntermediaryLoginContext, IntermediaryLoginEvent, SignedIntermediary } from './context.js';

function errorsOf({ username, password }: IntermediaryLoginContext, event: IntermediaryLoginEvent): FieldErrors {
  const at = event.type === 'form.submitted' ? event.at : '';
  return checkFields(IntermediaryLogin, { username, password }, { at }).errors ?? {};
}

const isComplete = (context: IntermediaryLoginContext, event: IntermediaryLoginEvent): boolean =>
  Object.keys(errorsOf(context, event)).length === 0;

const intermediaryLogin = setup({
  types: {
    context: {} as IntermediaryLoginContext,
    events: {} as IntermediaryLoginEvent,
    /** The name that was typed before a reload. */
    input: {} as Pick<IntermediaryLoginContext, 'username'> | undefined,
    meta: {} as ChartMeta,
  },
  guards: {
    isSomebody: ({ event }) => event.type === 'session.read' && event.person !== null,
    isComplete: ({ context, event }) => isComplete(context, event),
    isToBeChecked: ({ context, event }) => context.isCheckRequired && isComplete(context, event),
    isChecked: ({ context }) => context.captcha !== '',
  },
  actions: {
    keepField: assign(({ context: { errors }, event }) => {
      if (event.type !== 'field.changed') return {};
      const { [event.name]: _before, ...others } = errors;
      return { [event.name]: event.value, errors: others };
    }),
    showErrors: assign(({ context, event }) => ({
      errors: event.type === 'fields.refused' ? event.errors : errorsOf(context, event),
      message: '',
    })),
    forgetAnswer: assign({ errors: {}, message: '', captcha: '' }),
    noteCheck: assign(({ event }) => (event.type === 'check.answered' ? { captcha: event.captcha } : {})),
    keepDemand: assign(({ event }) =>
      event.type === 'check.demanded' ? { isCheckRequired: true, message: event.message } : {},
    ),
    keepRefusal: assign(({ context, event }) =>
      event.type === 'login.refused'
        ? {
            password: '',
            message: event.message,
            isCheckRequired: event.isCheckRequired,
            refusals: context.refusals + 1,
          }
        : {},
    ),
    keepLimit: assign(({ event }) =>
      event.type === 'login.limited' ? { message: event.message, wait: event.seconds } : {},
    ),
    keepPerson: assign(({ event }) =>
      event.type === 'login.accepted' || event.type === 'session.read' ? { ...nobody, person: event.person } : {},
    ),
    forgetPerson: assign(nobody),
    readSession: () => {},
    solveCheck: () => {},
    signIn: () => {},
    signOut: () => {},
  },
  delays: { limit: ({ context }) => context.wait * 1000 },
});

const typing = { 'field.changed': { actions: 'keepField' } } as const;
const attempt = [
  { target: 'signingIn', guard: 'isComplete', actions: 'forgetAnswer' },
  { target: 'editing', actions: 'showErrors' },
] as const;
const filling = {
  ...typing,
  'form.submitted': [{ target: 'checking', guard: 'isToBeChecked', actions: 'forgetAnswer' }, ...attempt],
} as const;

/** The chart of an intermediary's sign-in at the store app. */
export const intermediaryLoginMachine = intermediaryLogin.createMachine({
  id: 'intermediary-login',
  description: 'Signing the partner’s staff in and out; after failures the server asks for a human check.',
  meta: {
    title: 'Intermediary’s sign-in',
    guards: {
      isSomebody: 'The server knows who is signed in.',
      isComplete: 'Name and password are filled.',
      isToBeChecked: 'Name and password are filled, and the server wants a human check with them.',
      isChecked: 'The attempt had a human check with it.',
    },
    actions: {
      keepField: 'Keeps what is typed.',
      showErrors: 'Keeps what is wrong with the fields.',
      forgetAnswer: 'Forgets what the server said, and the check that was used.',
      noteCheck: 'Keeps the answer of the human check for this attempt.',
      keepDemand: 'Notes that the server wants a human check.',
      keepRefusal: 'Keeps the server’s message and whether the next attempt needs a human check; clears the password.',
      keepLimit: 'Keeps the server’s message and how long to wait.',
      keepPerson: 'Keeps who is signed in and forgets what was typed.',
      forgetPerson: 'Forgets who was signed in.',
      readSession: 'The browser asks the server who is signed in.',
      solveCheck: 'The browser fetches a fresh challenge and solves it.',
      signIn: 'The browser sends name, password and, where there is one, the solved challenge.',
      signOut: 'The browser asks the server to end the session.',
    },
    delays: { limit: 'As long as the server takes no attempt.' },
  },
  context: ({ input }) => ({ ...nobody, ...input }),
  initial: 'resuming',
  states: {
    resuming: {
      description: 'The server is asked who is signed in.',
      entry: 'readSession',
      on: {
        'session.read': [{ target: 'signedIn', guard: 'isSomebody', actions: 'keepPerson' }, { target: 'editing' }],
        'session.failed': 'editing',
      },
    },
    editing: { description: 'Name and password are typed.', on: filling },
    checking: {
      description: 'The browser shows that somebody sits before it.',
      entry: 'solveCheck',
      on: { ...typing, 'check.answered': { target: 'signingIn', actions: 'noteCheck' }, 'check.failed': 'failed' },
    },
    signingIn: {
      description: 'Name and password are on their way.',
      entry: 'signIn',
      on: {
        ...typing,
        'login.accepted': { target: 'signedIn', actions: 'keepPerson' },
        'login.refused': { target: 'refused', actions: 'keepRefusal' },
        'check.demanded': [
          { target: 'refused', guard: 'isChecked', actions: 'keepDemand' },
          { target: 'checking', actions: 'keepDemand' },
        ],
        'login.limited': { target: 'limited', actions: 'keepLimit' },
        'fields.refused': { target: 'editing', actions: 'showErrors' },
        'login.failed': 'failed',
      },
    },
    signedIn: {
      description: 'An intermediary is signed in.',
      on: { 'logout.requested': 'signingOut', 'session.ended': { target: 'ended', actions: 'forgetPerson' } },
    },
    signingOut: {
      description: 'The session is being ended.',
      entry: 'signOut',
      on: { 'logout.done': { target: 'editing', actions: 'forgetPerson' }, 'logout.failed': 'signedIn' },
    },
    refused: { description: 'The server refused the attempt and said why.', on: filling },
    failed: { description: 'The server could not be reached; what was typed stays.', on: filling },
    limited: {
      description: 'There were too many attempts; none is taken for a while.',
      on: typing,
      after: { limit: { target: 'editing', actions: 'forgetAnswer' } },
    },
    ended: {
      description: 'The session is over: its time, or its account.',
      on: { ...typing, 'form.submitted': attempt },
    },
  },
});
