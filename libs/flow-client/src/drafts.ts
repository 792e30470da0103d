import type { Fields } from '@statewise/fields';
import type { Answers } from './application.js';
import { mergedDrafts, type Difference } from './differences.js';
import { RequestFailure } from './failure.js';
import type { TabMemory } from './memory.js';
import type { Transport } from './transport.js';

export interface DraftsOptions {
  readonly memory: TabMemory;
  readonly transport: Pick<Transport, 'saveDraft'>;
  /** Milliseconds without typing after which a draft goes to the server. */
  readonly pause: number;
}

/** What is typed but not saved: in the tab's memory with every keystroke, on the server after a pause. */
export class Drafts {
  readonly #options: DraftsOptions;
  readonly #unsent = new Set<number>();
  #server: Answers = {};
  #merged: Answers;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(options: DraftsOptions) {
    this.#options = options;
    this.#merged = options.memory.drafts;
  }

  get all(): Answers {
    return this.#merged;
  }

  /** Takes what the server has kept, from this or another device. */
  receive(server: Answers): void {
    this.#server = server;
    this.#merge();
  }

  type(step: number, fields: Fields, { toServer = true } = {}): void {
    const { memory } = this.#options;
    memory.keep({ drafts: { ...memory.drafts, [step]: { ...memory.drafts[step], ...fields } } });
    this.#merge();
    if (!toServer) return;
    this.#unsent.add(step);
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.flush(), this.#options.pause);
  }

  /** Shows what is saved elsewhere in the fields that were typed in. */
  giveUp(step: number, differences: readonly Difference[]): void {
    const typed = differences.filter(({ field }) => Object.hasOwn(this.#merged[step] ?? {}, field));
    if (typed.length > 0) this.type(step, Object.fromEntries(typed.map(({ field, theirs }) => [field, theirs ?? ''])));
  }

  /** A saved step has no draft any more; what was typed since it was sent stays. */
  settle(step: number, sent: Fields): void {
    const { memory } = this.#options;
    const { [step]: typed = {}, ...others } = memory.drafts;
    const since = Object.fromEntries(
      Object.entries(typed).filter(
        ([name, value]) => Object.hasOwn(sent, name) && String(sent[name]) !== String(value),
      ),
    );
    const { [step]: _saved, ...server } = this.#server;
    this.#server = server;
    this.#unsent.delete(step);
    memory.keep({ drafts: Object.keys(since).length > 0 ? { ...others, [step]: since } : others });
    this.#merge();
  }

  /** Sends what the server does not have yet; what cannot be sent is tried again with the next keystroke or reconnection. */
  async flush(options: { readonly keepalive?: boolean } = {}): Promise<void> {
    clearTimeout(this.#timer);
    const { memory, transport } = this.#options;
    const { code } = memory;
    if (code === undefined) return;
    for (const step of [...this.#unsent]) {
      this.#unsent.delete(step);
      try {
        await transport.saveDraft(code, step, this.#merged[step] ?? {}, options);
      } catch (failure) {
        if (!(failure instanceof RequestFailure)) throw failure;
        if (failure.isWorthRetrying) this.#unsent.add(step);
      }
    }
  }

  #merge(): void {
    this.#merged = mergedDrafts(this.#server, this.#options.memory.drafts);
  }
}
