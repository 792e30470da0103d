/** A sentence about each thing that was wrong is kept up to here; all are counted. */
const mostSentences = 12;

/** What this machine or account does not let an experiment do: it neither passes nor fails. */
export class NotPossible extends Error {}

/** What an experiment counted and what it found wrong. */
export class Tally {
  readonly counts = new Map<string, number | string>();
  readonly sentences: string[] = [];
  faults = 0;

  add(name: string, by = 1): void {
    const before = this.counts.get(name);
    this.counts.set(name, (typeof before === 'number' ? before : 0) + by);
  }

  set(name: string, value: number | string): void {
    this.counts.set(name, value);
  }

  /** Notes the greatest of the values of a name. */
  most(name: string, value: number): void {
    const before = this.counts.get(name);
    if (typeof before !== 'number' || value > before) this.counts.set(name, Math.round(value));
  }

  fault(sentence: string): void {
    this.faults += 1;
    if (this.sentences.length < mostSentences) this.sentences.push(sentence);
  }

  /** A fault unless the claim is true. */
  claim(isTrue: boolean, sentence: string): void {
    if (!isTrue) this.fault(sentence);
  }

  faultsOf(sentences: readonly string[]): void {
    for (const sentence of sentences) this.fault(sentence);
  }
}
