/** A save that the server said it had taken. */
export interface AcknowledgedSave {
  /** What was typed, which no other save carries. */
  readonly mark: string;
  /** The version that the answer named. */
  readonly version: number;
}

/** What one application was told. */
export interface JournalEntry {
  readonly saves: AcknowledgedSave[];
  /** The version of the last answer. */
  version: number;
}

/** What was acknowledged, by the mark under which each application was created. */
export class Journal {
  readonly entries = new Map<string, JournalEntry>();

  created(mark: string, version: number): void {
    this.entries.set(mark, { saves: [], version });
  }

  saved(application: string, save: AcknowledgedSave): void {
    this.entryOf(application).saves.push(save);
    this.moved(application, save.version);
  }

  moved(application: string, version: number): void {
    const entry = this.entryOf(application);
    entry.version = Math.max(entry.version, version);
  }

  /** How many calls were acknowledged in all. */
  get size(): number {
    return [...this.entries.values()].reduce((sum, { saves }) => sum + 1 + saves.length, 0);
  }

  private entryOf(application: string): JournalEntry {
    const entry = this.entries.get(application);
    if (!entry) throw new Error(`Nobody was told that ${application} was created.`);
    return entry;
  }
}
