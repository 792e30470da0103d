const area = 'statewise.console.unsent.';

/** Keeps what a person typed at a place and has not sent yet: it outlives its page and a reload in this tab; undefined forgets it. */
export function keepUnsent(person: string, place: string, typed: object | undefined): void {
  const name = `${area}${person}.${place}`;
  try {
    if (typed === undefined) sessionStorage.removeItem(name);
    else sessionStorage.setItem(name, JSON.stringify(typed));
  } catch (error) {
    // A tab that holds no more keeps it as long as its page.
    if (!(error instanceof DOMException)) throw error;
  }
}

/** What was kept of the same person at the same place. */
export function unsentOf<T extends object>(person: string, place: string): T | undefined {
  const kept = sessionStorage.getItem(`${area}${person}.${place}`);
  return kept === null ? undefined : (JSON.parse(kept) as T);
}

/** Forgets what everybody typed in this tab. */
export function forgetUnsent(): void {
  for (const name of Object.keys(sessionStorage)) if (name.startsWith(area)) sessionStorage.removeItem(name);
}
