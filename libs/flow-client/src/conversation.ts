import { sessionMachine } from '@statewise/machines';
import { createActor, type Actor } from 'xstate';
import type { Phase } from './flow-view.js';
import type { Outcome } from './exchange.js';
import type { Outgoing } from './application.js';

export interface ConversationParts {
  /** Sends the event under way. */
  readonly attempt: () => void;
  /** Sends what is typed but not saved. */
  readonly sendDrafts: () => void;
  /** Called whenever the phase has changed. */
  readonly changed: () => void;
}

const phases: readonly Phase[] = ['idle', 'saving', 'retrying', 'offline', 'conflict', 'expired'];

/** The conversation with the server: runs its chart and tells it how attempts ended. */
export class Conversation {
  readonly #actor: Actor<typeof sessionMachine>;

  constructor({ attempt, sendDrafts, changed }: ConversationParts) {
    this.#actor = createActor(sessionMachine.provide({ actions: { sendPending: attempt, sendDraft: sendDrafts } }));
    this.#actor.subscribe(changed);
    this.#actor.start();
  }

  get phase(): Phase {
    const { value } = this.#actor.getSnapshot();
    return phases.find((phase) => phase === value) ?? 'idle';
  }

  /** Whether another event may be sent: none is under way and nothing waits to be settled. */
  get isFree(): boolean {
    const { context, value } = this.#actor.getSnapshot();
    return value === 'idle' || (value === 'offline' && context.pending === null);
  }

  begin(pending: Outgoing): void {
    this.#actor.send({ type: 'save.requested', pending });
  }

  ended(outcome: Outcome): void {
    switch (outcome.kind) {
      case 'answered':
        return this.#actor.send({ type: 'save.answered' });
      case 'lost':
        return this.#actor.send({
          type: 'save.failed',
          ...(outcome.retryAfterSeconds === undefined ? {} : { retryAfter: outcome.retryAfterSeconds * 1000 }),
        });
      case 'conflict':
        return this.#actor.send({ type: 'save.conflicted', theirs: outcome.conflict });
      case 'expired':
        return this.#actor.send({ type: 'session.expired' });
      case 'nothing':
      case 'refused':
      case 'overtaken':
        return this.#actor.send({ type: 'save.refused' });
    }
  }

  retry(): void {
    this.#actor.send({ type: 'save.retried' });
  }

  resolve(take: 'mine' | 'theirs'): void {
    this.#actor.send({ type: 'conflict.resolved', take });
  }

  typed(draft: object): void {
    this.#actor.send({ type: 'draft.typed', draft });
  }

  /** An application was opened or left: what was under way before is nobody's concern any more. */
  left(): void {
    this.#actor.send({ type: 'session.left' });
  }

  connected(isOnline: boolean): void {
    this.#actor.send({ type: isOnline ? 'network.back' : 'network.lost' });
  }

  stop(): void {
    this.#actor.stop();
  }
}
