/** When the server last took something, for a page that says so. */
export class SaveTimes {
  #last: Date | undefined;
  readonly #listeners = new Set<() => void>();

  /** Without an instant nothing is known of a save. */
  note(at: Date | undefined): void {
    this.#last = at;
    for (const listener of this.#listeners) listener();
  }

  /** As `useSyncExternalStore` reads it. */
  readonly last = (): Date | undefined => this.#last;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
}
