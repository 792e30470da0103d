import { type EventObject, assign, fromCallback, setup } from 'xstate';
import type { ChartMeta } from '@statewise/flow';
import { baseOf, fieldsIn, rebased, saved, saysSomething, theirsOver, typed, typedOver } from './drafts.js';
import type { Application, SessionContext, SessionEvent } from './types.js';

/** Where the application of a tab stands, and who sits there. */
export type SessionApplication = Pick<SessionContext, 'application' | 'stands' | 'role'>;

/** What an attempt to send the pending event is given. */
export type Attempt = SessionApplication & Pick<SessionContext, 'pending' | 'code'>;

/** A session of which nothing is known. */
export const nothing: SessionContext = {
  code: null,
  application: null,
  pending: null,
  conflict: null,
  refusal: null,
  drafts: {},
  bases: {},
  stands: null,
  formerCode: null,
  place: null,
  elsewhere: null,
  role: 'applicant',
  refusals: 0,
  attempts: 0,
  retryAfter: null,
  isOnline: true,
  isHeld: false,
  hasUnsentFiles: false,
};

const firstPause = 1_000;
const longestPause = 15_000;
const longestAskedPause = 60_000;

/** Milliseconds to wait before the next attempt: what the server asked for, else doubling with every attempt. */
export function delayAfter({ attempts, retryAfter }: Pick<SessionContext, 'attempts' | 'retryAfter'>): number {
  if (retryAfter !== null) return Math.min(Math.max(retryAfter, 0), longestAskedPause);
  return Math.min(firstPause * 2 ** Math.max(attempts - 1, 0), longestPause);
}

/** What the chart of a session is built from: who decides, what is kept, what the tab does. */
export const session = setup({
  types: { context: {} as SessionContext, events: {} as SessionEvent, meta: {} as ChartMeta, tags: {} as 'ahead' },
  actors: { attempt: fromCallback<EventObject, Attempt>(() => undefined) },
  guards: {
    isOnline: ({ context }) => context.isOnline,
    isOffline: ({ context }) => !context.isOnline,
    isPending: ({ context }) => context.pending !== null,
    isFree: ({ context }) => context.pending === null,
    isInConflict: ({ context }) => context.conflict !== null,
    isInterrupted: ({ event }) => event.type === 'session.remembered' && event.session.pending !== null,
    isSentAgain: ({ event }) => event.type === 'save.overtaken' && event.pending !== null,
    isMine: ({ event }) => event.type === 'conflict.resolved' && event.take === 'mine',
    canSendMine: ({ context, event }) =>
      event.type === 'conflict.resolved' && event.take === 'mine' && context.pending !== null,
    isSame: ({ context, event }) => isSame(context, event),
    isSameAndPending: ({ context, event }) => isSame(context, event) && context.pending !== null,
    isNewer: ({ context, event }) => isShown(context, event) && isSame(context, event) && isNewer(context, event),
    isElsewhere: ({ context, event }) =>
      isShown(context, event) &&
      isSame(context, event) &&
      isNewer(context, event) &&
      event.type === 'application.read' &&
      event.isPlaceKept === true,
    isHeld: ({ context }) => context.isHeld,
    losesNothing: ({ context: { pending, hasUnsentFiles }, event }) =>
      (event.type === 'session.left' && event.isAnyway === true) ||
      (!hasUnsentFiles && (pending === null || !saysSomething(pending))),
    isBeginning: ({ context }) => context.code === null,
  },
  actions: {
    remember: assign(({ event }) => (event.type === 'session.remembered' ? event.session : {})),
    takeApplication: assign(({ context, event }) => {
      if (!('application' in event) || event.application === undefined) return {};
      const { application } = event;
      const { state: place } = application;
      return { application, stands: null, elsewhere: null, place, ...withCode(context, application.code) };
    }),
    keepPlace: assign(({ context, event }) =>
      event.type === 'application.read' ? held(context, event.application) : {},
    ),
    follow: assign(({ context: { application, elsewhere } }) => {
      const there = elsewhere?.application ?? application;
      return { application: there, place: there?.state ?? null, elsewhere: null };
    }),
    noteElsewhere: assign(({ context: { elsewhere } }) => ({
      elsewhere: elsewhere && { ...elsewhere, isNoted: true },
    })),
    takeCode: assign(({ context, event }) => (event.type === 'code.renewed' ? withCode(context, event.code) : {})),
    noteCode: assign({ formerCode: null }),
    openApplication: assign(({ context, event }) => {
      const { isOnline, refusals, role, drafts, bases } = context;
      return { ...nothing, isOnline, refusals, role, ...(isSame(context, event) && { drafts, bases }) };
    }),
    forget: assign(({ context: { isOnline, refusals, role } }) => ({ ...nothing, isOnline, refusals, role })),
    noteRole: assign(({ event }) => (event.type === 'role.known' ? { role: event.role } : {})),
    keepBeginning: assign(({ event }) => (event.type === 'beginning.moved' ? { stands: event.state } : {})),
    keepPending: assign(({ event }) =>
      'pending' in event ? { pending: event.pending, refusal: null, attempts: 0, retryAfter: null } : {},
    ),
    dropPending: assign({ pending: null, attempts: 0, retryAfter: null }),
    keepRefusal: assign(({ context, event }) =>
      'refusal' in event ? { refusal: event.refusal, refusals: context.refusals + 1 } : {},
    ),
    keepConflict: assign(({ event }) => (event.type === 'save.conflicted' ? { conflict: event.conflict } : {})),
    dropConflict: assign(({ context: { application, conflict, bases } }) => ({
      conflict: null,
      ...(conflict && application && { bases: { ...bases, [conflict.step]: baseOf(application, conflict.step) } }),
    })),
    refuseConflict: assign(({ context: { conflict, refusals } }) => ({
      refusal: conflict && { event: conflict.event, errors: {} },
      refusals: refusals + 1,
    })),
    keepDraft: assign(({ context, event }) => (event.type === 'draft.typed' ? typed(context, event) : {})),
    dropSavedDraft: assign(({ context, event }) => {
      if (event.type === 'draft.saved') return saved(context, event.step, event.fields);
      const { pending, application } = context;
      if (pending === null || event.type !== 'save.answered') return {};
      const { drafts, bases } =
        pending.step === undefined ? context : saved(context, pending.step, fieldsIn(pending.event));
      return { drafts, bases: rebased(bases, application, event.application, pending.step) };
    }),
    takeTheirs: assign(({ context: { application, conflict, drafts } }) => {
      if (conflict === null) return {};
      const { step, differences } = conflict;
      const theirs = theirsOver({ ...application?.drafts[step], ...drafts[step] }, differences);
      return Object.keys(theirs).length > 0 ? { drafts: typedOver(drafts, step, theirs) } : {};
    }),
    countAttempt: assign(({ context, event }) => ({
      attempts: context.attempts + 1,
      retryAfter: event.type === 'save.failed' ? (event.retryAfter ?? null) : null,
    })),
    noteOnline: assign({ isOnline: true }),
    noteOffline: assign({ isOnline: false }),
    hold: assign({ isHeld: true }),
    release: assign({ isHeld: false }),
    noteFiles: assign(({ event }) => (event.type === 'files.noted' ? { hasUnsentFiles: event.hasUnsent } : {})),
    sendDrafts: () => undefined,
    readAgain: () => undefined,
    tellTabs: () => undefined,
  },
  delays: { backoff: ({ context }) => delayAfter(context) },
});

/** The present code; one that takes the place of another is new to the applicant. */
function withCode({ code, formerCode }: SessionContext, present: string): Partial<SessionContext> {
  return { code: present, formerCode: code === null || code === present ? formerCode : code };
}

/** The application as the server tells it, at the place of this tab. */
function held({ application: known, elsewhere, place }: SessionContext, told: Application): Partial<SessionContext> {
  const state = known?.state ?? place ?? told.state;
  const before = elsewhere?.before ?? known;
  return { application: { ...told, state }, stands: null, elsewhere: { application: told, before, isNoted: false } };
}

function isSame({ code }: SessionContext, event: SessionEvent): boolean {
  return 'application' in event && event.application?.code === code;
}

/** Whether the screen follows what is read. */
function isShown({ isHeld }: SessionContext, event: SessionEvent): boolean {
  return !isHeld || (event.type === 'application.read' && event.isOwnAct === true);
}

function isNewer({ application }: SessionContext, event: SessionEvent): boolean {
  return 'application' in event && (event.application?.version ?? 0) > (application?.version ?? 0);
}
