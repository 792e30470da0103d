import type { FieldErrors } from '@statewise/fields';
import type { UnstampedEvent } from '@statewise/flow';
import type { FlowClient } from './flow-client.js';
import { isFree, type SessionSnapshot } from './sync-session.js';

export interface Delivery {
  /** The event as the application is when it can be sent; undefined when there is nothing left to do. */
  readonly eventOf: () => UnstampedEvent | undefined;
  /** Told once how it ended: why it was not taken, or nothing when it was. */
  readonly onSettled: (errors?: FieldErrors) => void;
  /** Whether the event was under way already before a reload: it is only waited for. */
  readonly isSent?: boolean;
}

/** Sends an event once nothing else is under way, and tells how it ended. Returns what stops waiting for that. */
export function deliver(client: FlowClient, { eventOf, onSettled, isSent = false }: Delivery): () => void {
  let stage: 'waiting' | 'sent' | 'underWay' | 'settled' = isSent ? 'underWay' : 'waiting';
  let sent: UnstampedEvent | undefined;
  const settle = (errors?: FieldErrors): void => {
    stage = 'settled';
    onSettled(errors);
  };
  const send = (): void => {
    sent = eventOf();
    if (sent === undefined) return settle();
    stage = 'sent';
    const errors = client.explain(sent);
    if (!client.send(sent)) return settle(errors ?? {});
    queueMicrotask(waitAgain);
  };
  // Of several that wait for the same moment only one is under way once the session has heard them all.
  const waitAgain = (): void => {
    if (stage !== 'sent') return;
    stage = 'waiting';
    look(client.session.getSnapshot());
  };
  const look = (session: SessionSnapshot): void => {
    const { pending, refusal } = session.context;
    if (stage === 'waiting' && isFree(session)) send();
    else if (stage === 'sent' && pending !== null && pending.event === sent) stage = 'underWay';
    else if (stage === 'underWay' && pending === null) settle(refusal?.errors);
  };
  const { unsubscribe } = client.session.subscribe(look);
  look(client.session.getSnapshot());
  return () => {
    stage = 'settled';
    unsubscribe();
  };
}
