import type { FieldErrors } from '@statewise/fields';
import type { UnstampedEvent } from '@statewise/machines';
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
  const settle = (errors?: FieldErrors): void => {
    stage = 'settled';
    onSettled(errors);
  };
  const send = (): void => {
    const event = eventOf();
    if (event === undefined) return settle();
    stage = 'sent';
    const errors = client.explain(event);
    if (!client.send(event)) settle(errors ?? {});
  };
  const look = (session: SessionSnapshot): void => {
    if (stage === 'waiting' && isFree(session)) send();
    else if (stage === 'sent' && session.context.pending !== null) stage = 'underWay';
    else if (stage === 'underWay' && session.context.pending === null) settle(session.context.refusal?.errors);
  };
  const { unsubscribe } = client.session.subscribe(look);
  look(client.session.getSnapshot());
  return unsubscribe;
}
