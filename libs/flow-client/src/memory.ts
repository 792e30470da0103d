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

  keep({ code, pending, conflict, drafts, bases, stands, formerCode, place }: RememberedSession): void {
    const now: RememberedSession = { code, pending, conflict, drafts, bases, stands, formerCode, place };
    if (isSame(now, this.#kept)) return;
    this.#kept = now;
    const isEmpty = code === null && pending === null && stands === null && Object.keys(drafts).length === 0;
    if (isEmpty) this.#storage.removeItem(this.#name);
    else this.#storage.setItem(this.#name, JSON.stringify(this.#kept));
  }
}

function isSame(a: RememberedSession, b: RememberedSession): boolean {
  return (
    a.code === b.code &&
    a.pending === b.pending &&
    a.conflict === b.conflict &&
    a.drafts === b.drafts &&
    a.bases === b.bases &&
    a.stands === b.stands &&
    a.formerCode === b.formerCode &&
    a.place === b.place
  );
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
