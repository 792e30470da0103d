interface Kept<T> {
  readonly until: number;
  readonly result: Promise<T>;
}

/** Results that are dear to make and the same for everybody: made once, also for those who ask at once, and kept for a while. */
export class Cache<T> {
  private readonly kept = new Map<string, Kept<T>>();

  constructor(private readonly limits: { readonly seconds: number; readonly max: number }) {}

  /** What was made under a key, else what `make` makes; a failure is not kept. */
  get(key: string, make: () => Promise<T>, now = Date.now()): Promise<T> {
    const found = this.kept.get(key);
    if (found && found.until > now) return found.result;
    const result = make();
    this.kept.delete(key);
    this.kept.set(key, { until: now + this.limits.seconds * 1_000, result });
    result.catch(() => this.kept.get(key)?.result === result && this.kept.delete(key));
    const [oldest] = this.kept.keys();
    if (this.kept.size > this.limits.max && oldest !== undefined) this.kept.delete(oldest);
    return result;
  }

  /** Drops what is kept, so that it is made again; called after a change. */
  forget(): void {
    this.kept.clear();
  }
}
