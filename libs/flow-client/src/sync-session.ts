import { sessionMachine, type Attempt, type SessionContext, type SessionEvent } from '@statewise/machines';
import {
  createActor,
  fromCallback,
  type ActorRefFrom,
  type EventObject,
  type InspectionEvent,
  type SnapshotFrom,
} from 'xstate';
import type { TabMemory } from './memory.js';

/** The running chart of a tab's session with the server: the one owner of what is pending, in conflict, refused, typed. */
export type SyncSession = ActorRefFrom<typeof sessionMachine>;
export type SessionSnapshot = SnapshotFrom<typeof sessionMachine>;

export interface SyncSessionParts {
  readonly memory: TabMemory;
  /** Sends the pending event once; answers how that ended. */
  readonly attempt: (attempt: Attempt) => Promise<SessionEvent>;
  readonly sendDrafts: () => void;
  readonly readAgain: () => void;
  readonly tellTabs: (context: SessionContext) => void;
  /** Told what the session's chart does. */
  readonly inspect?: ((event: InspectionEvent) => void) | undefined;
}

/** Starts the session of a tab with what it remembers; the memory follows the session from then on. */
export function startSession({ memory, attempt, inspect, ...actions }: SyncSessionParts): SyncSession {
  const { sendDrafts, readAgain, tellTabs } = actions;
  const session = createActor(
    sessionMachine.provide({
      actors: {
        // An attempt that the chart has left cannot send back: its late answer is dropped.
        attempt: fromCallback<EventObject, Attempt>(({ input, sendBack }) => void attempt(input).then(sendBack)),
      },
      // What looks at the session waits until the chart has arrived where it goes.
      actions: {
        sendDrafts: () => queueMicrotask(sendDrafts),
        readAgain: () => queueMicrotask(readAgain),
        tellTabs: ({ context }) => tellTabs(context),
      },
    }),
    inspect === undefined ? {} : { inspect },
  ).start();
  session.send({ type: 'session.remembered', session: memory.session });
  session.subscribe(({ context }) => memory.keep(context));
  return session;
}

/** Whether another event may be sent: none is under way and nothing waits to be settled. */
export function isFree(snapshot: SessionSnapshot): boolean {
  return snapshot.matches('idle') || (snapshot.matches('offline') && snapshot.context.pending === null);
}
