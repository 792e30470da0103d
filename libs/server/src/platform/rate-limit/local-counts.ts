import type { SharedCount } from './rate-limit.statements.js';

/** One key as this process knows it. */
interface Entry {
  /** What all replicas counted together when they were last compared. */
  shared: number;
  /** What was counted here since. */
  pending: number;
  allowed: number;
  seconds: number;
  endsAt: number;
  /** When an answer last said what the count was after something had been added to it. */
  addedAt: number;
}

/** What goes to the table: keys, counts, limits and windows side by side, as the statement takes them. */
export type CountColumns = readonly [string[], number[], number[], number[]];

/** Most keys that are remembered; the oldest go first when a client invents new ones all the time. */
const most = 100_000;

/** Counts of this process, compared with the other replicas' from time to time. */
export class LocalCounts {
  private readonly entries = new Map<string, Entry>();

  /** Counts once, or an amount; answers the seconds to wait when the key has nothing left, else 0. */
  take(key: string, allowed: number, seconds: number, now: number, amount = 1): number {
    const entry = this.entryOf(key, allowed, seconds, now);
    const left = this.wait(entry, now);
    if (left > 0) return left;
    entry.pending += amount;
    if (entry.shared + entry.pending >= allowed) entry.endsAt = now + seconds * 1000;
    return 0;
  }

  /** How many calls a key has left, and for how many seconds that holds; undefined when it was never counted. */
  standing(key: string, now: number): { left: number; resets: number } | undefined {
    const entry = this.entries.get(key);
    return (
      entry && { left: Math.max(0, entry.allowed - entry.shared - entry.pending), resets: (entry.endsAt - now) / 1000 }
    );
  }

  /** Seconds for which a key is blocked, 0 when it is not. */
  blockedFor(key: string, now: number): number {
    const entry = this.entries.get(key);
    return entry ? this.wait(entry, now) : 0;
  }

  /** The counts that are worth telling the others: a key that is far from its limit may wait. */
  takePending(): CountColumns {
    const columns: CountColumns = [[], [], [], []];
    for (const [key, entry] of this.entries) {
      if (entry.pending === 0 || entry.pending < entry.allowed / 20) continue;
      columns[0].push(key);
      columns[1].push(entry.pending);
      columns[2].push(entry.allowed);
      columns[3].push(entry.seconds);
      entry.shared += entry.pending;
      entry.pending = 0;
    }
    return columns;
  }

  /** Gives counts back that could not be told. */
  putBack([keys, counts]: CountColumns): void {
    keys.forEach((key, index) => {
      const entry = this.entries.get(key);
      const count = counts[index] ?? 0;
      if (entry) [entry.shared, entry.pending] = [entry.shared - count, entry.pending + count];
    });
  }

  /**
   * Takes what a statement answered that added to counts. Answers of several can come in another order than they were
   * given in: within a window a count only grows.
   */
  learnAdded({ key, count, allowed, left }: SharedCount, now: number): void {
    const entry = this.entryOf(key, allowed, left, now);
    entry.shared = Math.max(entry.shared, count);
    entry.allowed = allowed;
    entry.endsAt = Math.max(entry.endsAt, now + left * 1000);
    entry.addedAt = now;
  }

  /** Takes what was read from `readAt` on; it may be older than what was added since. */
  learnRead(read: SharedCount, now: number, readAt: number): void {
    const entry = this.entries.get(read.key);
    if (entry && entry.endsAt > now && entry.addedAt >= readAt) return this.learnAdded(read, now);
    const { key, count, allowed, left } = read;
    if (entry) [entry.shared, entry.allowed, entry.endsAt] = [count, allowed, now + left * 1000];
    else this.add(key, { shared: count, pending: 0, allowed, seconds: left, endsAt: now + left * 1000, addedAt: 0 });
  }

  forget(key: string): void {
    this.entries.delete(key);
  }

  forgetEnded(now: number): void {
    for (const [key, entry] of this.entries) if (entry.endsAt <= now) this.entries.delete(key);
  }

  private wait(entry: Entry, now: number): number {
    return entry.shared + entry.pending >= entry.allowed && entry.endsAt > now ? (entry.endsAt - now) / 1000 : 0;
  }

  private entryOf(key: string, allowed: number, seconds: number, now: number): Entry {
    const known = this.entries.get(key);
    if (known && known.endsAt > now) return known;
    const entry = { shared: 0, pending: 0, allowed, seconds, endsAt: now + seconds * 1000, addedAt: 0 };
    this.add(key, entry);
    return entry;
  }

  private add(key: string, entry: Entry): void {
    if (this.entries.size >= most) {
      const oldest = this.entries.keys().next();
      if (!oldest.done) this.entries.delete(oldest.value);
    }
    this.entries.set(key, entry);
  }
}
