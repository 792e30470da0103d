/** A storage of the browser that never throws: what it refuses to keep, or has no room for, the page itself remembers. */
export interface GuardedStorage {
  readonly storage: Storage;
  /** Whether the browser gives access to it at all: one that blocks cookies does not. */
  readonly isKept: boolean;
}

export function guardedStorage(open: () => Storage | null): GuardedStorage {
  const kept = opened(open);
  const own = new Map<string, string>();
  const names = (): string[] => {
    const known = Array.from({ length: kept?.length ?? 0 }, (_, at) => kept?.key(at) ?? '');
    return [...new Set([...known, ...own.keys()])];
  };
  const storage: Storage = {
    get length() {
      return names().length;
    },
    key: (at) => names()[at] ?? null,
    getItem: (name) => own.get(name) ?? kept?.getItem(name) ?? null,
    setItem: (name, value) => {
      own.set(name, value);
      try {
        kept?.setItem(name, value);
        if (kept !== undefined) own.delete(name);
      } catch {
        // It is full: a reload is not to find the value before.
        kept?.removeItem(name);
      }
    },
    removeItem: (name) => {
      own.delete(name);
      kept?.removeItem(name);
    },
    clear: () => {
      own.clear();
      kept?.clear();
    },
  };
  return { storage, isKept: kept !== undefined };
}

function opened(open: () => Storage | null): Storage | undefined {
  try {
    // A web view without storage has null.
    return open() ?? undefined;
  } catch {
    return undefined;
  }
}
