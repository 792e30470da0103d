/** A value that is computed anew after each change, in the shape that `useSyncExternalStore` reads. */
export class ViewStore<T> {
  readonly #compute: () => T;
  readonly #listeners = new Set<() => void>();
  #view: { readonly value: T } | undefined;

  constructor(compute: () => T) {
    this.#compute = compute;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** The present value; the same object until something changes. */
  readonly get = (): T => (this.#view ??= { value: this.#compute() }).value;

  changed(): void {
    this.#view = undefined;
    for (const listener of this.#listeners) listener();
  }

  close(): void {
    this.#listeners.clear();
  }
}
