import { RequestFailure } from './failure.js';
import { isFree, type SyncSession } from './sync-session.js';
import type { Transport } from './transport.js';

/** Brings the session what the server has: after a reload, when the tab is looked at, when another tab has saved. */
export class ApplicationReader {
  readonly #session: SyncSession;
  readonly #transport: Pick<Transport, 'read'>;

  constructor(session: SyncSession, transport: Pick<Transport, 'read'>) {
    this.#session = session;
    this.#transport = transport;
  }

  /** Brings back what the tab had open before a reload; false when there is nothing, or when it does not exist any more. */
  async restore(): Promise<boolean> {
    const { code, pending } = this.#session.getSnapshot().context;
    if (code !== null) return this.#reopen(code);
    this.#session.send({ type: 'session.restored' });
    return pending !== null;
  }

  /** Reads what is open anew, where nothing is under way; a lost answer is not missed. */
  async refresh(): Promise<void> {
    const snapshot = this.#session.getSnapshot();
    const { code, isHeld } = snapshot.context;
    const isExpired = snapshot.matches('expired');
    if (code === null || isHeld || !(isExpired || isFree(snapshot))) return;
    try {
      const application = await this.#transport.read(code);
      this.#session.send({ type: isExpired ? 'session.renewed' : 'application.read', application });
    } catch (failure) {
      if (!(failure instanceof RequestFailure)) throw failure;
      const isStillOpen = this.#session.getSnapshot().context.code === code;
      if (failure.isGone && isStillOpen) this.#session.send({ type: 'session.expired' });
    }
  }

  async #reopen(code: string): Promise<boolean> {
    try {
      const application = await this.#transport.read(code);
      const isInterrupted = this.#session.getSnapshot().matches('interrupted');
      this.#session.send({ type: isInterrupted ? 'session.restored' : 'application.read', application });
      return true;
    } catch (failure) {
      if (!(failure instanceof RequestFailure && (failure.kind === 'unknown' || failure.isOfDevice))) throw failure;
      // The event under way may have been taken and its answer lost, and with it a new code: its key brings that answer.
      const isInterrupted = this.#session.getSnapshot().matches('interrupted');
      this.#session.send({ type: isInterrupted ? 'session.restored' : 'session.left' });
      return isInterrupted;
    }
  }
}
