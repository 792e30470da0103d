import type { Fields } from '@statewise/fields';
import type { Outgoing } from './application.js';

/** The part of the browser's `Storage` that is needed; tests bring a map. */
export type TabStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

interface Remembered {
  readonly code?: string;
  readonly drafts: Readonly<Record<number, Fields>>;
  readonly pending?: Outgoing;
}

const nothing: Remembered = { drafts: {} };

/**
 * What one tab remembers of one flow between reloads: the code, what was typed, and the event that is under way.
 * It lives in `sessionStorage`, which ends with the tab: the device may be shared.
 */
export class TabMemory {
  readonly #storage: TabStorage;
  readonly #name: string;
  #held: Remembered;

  constructor(flowId: string, storage: TabStorage) {
    this.#storage = storage;
    this.#name = `statewise.${flowId}`;
    this.#held = parse(storage.getItem(this.#name));
  }

  get code(): string | undefined {
    return this.#held.code;
  }

  get drafts(): Readonly<Record<number, Fields>> {
    return this.#held.drafts;
  }

  get pending(): Outgoing | undefined {
    return this.#held.pending;
  }

  keep(part: Partial<Remembered>): void {
    this.#held = { ...this.#held, ...part };
    this.#storage.setItem(this.#name, JSON.stringify(this.#held));
  }

  forget(): void {
    this.#held = nothing;
    this.#storage.removeItem(this.#name);
  }
}

function parse(text: string | null): Remembered {
  if (text === null) return nothing;
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? { ...nothing, ...value } : nothing;
  } catch {
    // Somebody edited the storage by hand; what was typed there cannot be read any more.
    return nothing;
  }
}
