import { stepOf, type Flow } from '@statewise/flow';
import type { Application } from '@statewise/machines';
import { RequestFailure } from './failure.js';
import { hasUnsaved } from './flow-view.js';
import { isFree, type SyncSession } from './sync-session.js';
import type { Transport } from './transport.js';

/** Brings the session what the server has: after a reload, when the tab is looked at, when another tab has saved. */
export class ApplicationReader {
  readonly #session: SyncSession;
  readonly #transport: Pick<Transport, 'read'>;
  readonly #flow: Flow;

  constructor(session: SyncSession, transport: Pick<Transport, 'read'>, flow: Flow) {
    this.#session = session;
    this.#transport = transport;
    this.#flow = flow;
  }

  /** Brings back what the tab had open before a reload; false when there is nothing, or when it does not exist any more. */
  async restore(): Promise<boolean> {
    const { code, pending } = this.#session.getSnapshot().context;
    if (code !== null) return this.#reopen(code);
    this.#session.send({ type: 'session.restored' });
    return pending !== null;
  }

  /**
   * Reads what is open anew, where nothing is under way; a lost answer is not missed. What another tab of this device did is
   * followed where nothing is typed; another device leaves this one at its place. What was done on this screen itself is
   * shown on it although it is held.
   */
  async refresh({ isOwnDevice = false, isOwnAct = false } = {}): Promise<void> {
    const snapshot = this.#session.getSnapshot();
    const { code, isHeld } = snapshot.context;
    const isExpired = snapshot.matches('expired');
    if (code === null || (isHeld && !isOwnAct) || !(isExpired || isFree(snapshot))) return;
    try {
      const application = await this.#transport.read(code);
      if (isExpired) this.#session.send({ type: 'session.renewed', application });
      else this.#take(application, isOwnDevice, isOwnAct);
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
      if (isInterrupted) this.#session.send({ type: 'session.restored', application });
      else this.#take(application, false, false);
      return true;
    } catch (failure) {
      if (!(failure instanceof RequestFailure && (failure.kind === 'unknown' || failure.isOfDevice))) throw failure;
      // The event under way may have been taken and its answer lost, and with it a new code: its key brings that answer.
      const isInterrupted = this.#session.getSnapshot().matches('interrupted');
      this.#session.send({ type: isInterrupted ? 'session.restored' : 'session.left' });
      return isInterrupted;
    }
  }

  #take(application: Application, isOwnDevice: boolean, isOwnAct: boolean): void {
    const isPlaceKept = this.#isPlaceKept(application, isOwnDevice);
    this.#session.send({ type: 'application.read', application, isPlaceKept, isOwnAct });
  }

  /** Whether this tab stays at its place: always over unsaved typing, and at its own step where another device moved on. */
  #isPlaceKept({ state }: Application, isOwnDevice: boolean): boolean {
    const { context } = this.#session.getSnapshot();
    const place = context.application?.state ?? context.place;
    const step = place === null ? undefined : stepOf(this.#flow, place);
    if (step?.fields === undefined || place === state) return false;
    if (hasUnsaved(context, step.step)) return true;
    return !isOwnDevice && stepOf(this.#flow, state)?.fields !== undefined;
  }
}
