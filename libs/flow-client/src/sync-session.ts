import { sessionMachine, type Attempt, type SessionContext, type SessionEvent } from '@statewise/machines';
import { createActor, fromCallback, type ActorRefFrom, type EventObject, type SnapshotFrom } from 'xstate';
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
}

/** Starts the session of a tab with what it remembers; the memory follows the session from then on. */
export function startSession({ memory, attempt, sendDrafts, readAgain, tellTabs }: SyncSessionParts): SyncSession {
  const session = createActor(
    sessionMachine.provide({
      actors: {
        // An attempt that the chart has left cannot send back: a late answer is nobody's.
        attempt: fromCallback<EventObject, Attempt>(({ input, sendBack }) => void attempt(input).then(sendBack)),
      },
      actions: { sendDrafts, readAgain, tellTabs: ({ context }) => tellTabs(context) },
    }),
  ).start();
  session.send({ type: 'session.remembered', session: memory.session });
  session.subscribe(({ context }) => memory.keep(context));
  return session;
}

/** Whether another event may be sent: none is under way and nothing waits to be settled. */
export function isFree(snapshot: SessionSnapshot): boolean {
  return snapshot.matches('idle') || (snapshot.matches('offline') && snapshot.context.pending === null);
}
