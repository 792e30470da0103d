/** Reads what was stored under a name; undefined when there is nothing or it cannot be read. */
export function recall(storage: Storage, name: string): unknown {
  const text = storage.getItem(name);
  if (text === null) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    // The storage was edited by hand.
    return undefined;
  }
}

export function remember(storage: Storage, name: string, value: object): void {
  storage.setItem(name, JSON.stringify(value));
}

/** What the first page of a visit found, for all its later pages; a later one that `counts` takes its place. */
export function rememberOnce<T extends object>(
  storage: Storage,
  name: string,
  found: T,
  counts: (found: T) => boolean,
): T {
  const known = recall(storage, name);
  if (typeof known === 'object' && known !== null && !counts(found)) return { ...found, ...known };
  remember(storage, name, found);
  return found;
}
