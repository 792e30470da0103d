import type { RememberedSession } from '@statewise/machines';

/** The part of the browser's `Storage` that is needed; tests bring a map. */
export type TabStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const nothing: RememberedSession = {
  code: null,
  pending: null,
  conflict: null,
  drafts: {},
  bases: {},
  stands: null,
  formerCode: null,
  place: null,
};

const names = Object.keys(nothing) as (keyof RememberedSession)[];

/**
 * What one tab remembers of its session between reloads: always what the session's chart knows, written as it changes.
 * It lives in `sessionStorage`, which ends with the tab: the device may be shared.
 */
export class TabMemory {
  readonly #storage: TabStorage;
  readonly #name: string;
  #kept: RememberedSession;

  constructor(flowId: string, storage: TabStorage) {
    this.#storage = storage;
    this.#name = `statewise.${flowId}`;
    this.#kept = parse(storage.getItem(this.#name));
  }

  get session(): RememberedSession {
    return this.#kept;
  }

  keep(session: RememberedSession): void {
    if (names.every((name) => session[name] === this.#kept[name])) return;
    const { code, pending, conflict, drafts, bases, stands, formerCode, place } = session;
    this.#kept = { code, pending, conflict, drafts, bases, stands, formerCode, place };
    const isEmpty = code === null && pending === null && stands === null && Object.keys(drafts).length === 0;
    if (isEmpty) this.#storage.removeItem(this.#name);
    else this.#storage.setItem(this.#name, JSON.stringify(this.#kept));
  }
}

function parse(text: string | null): RememberedSession {
  if (text === null) return nothing;
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? { ...nothing, ...value } : nothing;
  } catch {
    // The storage was edited by hand; what was typed there cannot be read any more.
    return nothing;
  }
}
