import type { Fields } from '@statewise/fields';
import type { DraftBase, SessionContext } from '@statewise/machines';
import { hasChanged } from './differences.js';
import { RequestFailure } from './failure.js';
import type { Transport } from './transport.js';

export interface DraftSenderOptions {
  /** What the session knows now. */
  readonly known: () => SessionContext;
  readonly transport: Pick<Transport, 'saveDraft'>;
  /** Milliseconds without typing after which a draft goes to the server. */
  readonly delay: number;
  /** Told each time that the server has taken a draft. */
  readonly saved?: () => void;
}

const isStale = (base: DraftBase | undefined, answers: Fields | undefined): boolean =>
  base !== undefined && hasChanged(base.fields, answers);

/** Brings what is typed in this tab but not saved to the server, so that another device finds it. */
export class DraftSender {
  readonly #options: DraftSenderOptions;
  /** What was answered last of each step. */
  readonly #sent = new Map<number, Fields>();
  #onItsWay: Promise<void> = Promise.resolve();
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(options: DraftSenderOptions) {
    this.#options = options;
  }

  /** Something was typed: it is sent once nothing more is for a while. */
  later(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.flush(), this.#options.delay);
  }

  /** Sends what the server does not have yet, after what is on its way; what cannot be sent waits for the next keystroke or reconnection. */
  flush(): Promise<void> {
    clearTimeout(this.#timer);
    this.#onItsWay = this.#onItsWay.then(() => this.#send());
    return this.#onItsWay;
  }

  /**
   * Sends it at once and beyond the end of the page, which ends what is on its way; where the page goes on, it is sent
   * once more if an older draft was answered after it.
   */
  leave(): Promise<void> {
    const sent = Promise.all([this.#onItsWay, this.#send({ keepalive: true })]);
    this.#onItsWay = sent.then(() => this.#send());
    return this.#onItsWay;
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#sent.clear();
  }

  async #send(options: { readonly keepalive?: boolean } = {}): Promise<void> {
    const { known, transport } = this.#options;
    const { code, drafts, bases, application } = known();
    if (code === null) return;
    for (const [name, fields] of Object.entries(drafts)) {
      const step = Number(name);
      // What was typed over answers that are others by now is for the applicant here to settle first.
      if (this.#sent.get(step) === fields || isStale(bases[step], application?.steps[step])) continue;
      try {
        await transport.saveDraft({ ...application, code }, step, fields, options);
        this.#options.saved?.();
      } catch (failure) {
        if (!(failure instanceof RequestFailure)) throw failure;
        if (failure.isWorthRetrying) continue;
      }
      this.#sent.set(step, fields);
    }
  }
}
