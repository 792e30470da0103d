/** Numbers that look random and are the same again for the same text (mulberry32). */
export class Random {
  private state: number;

  constructor(seed: string) {
    this.state = [...seed].reduce(
      (hash, character) => Math.imul(hash ^ character.charCodeAt(0), 16_777_619),
      2_166_136_261,
    );
  }

  /** A whole number from `least` to `most`. */
  integer(min: number, max: number): number {
    this.state = (this.state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    const fraction = ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
    return min + Math.floor(fraction * (max - min + 1));
  }

  one<T>(choices: readonly T[]): T {
    const chosen = choices[this.integer(0, choices.length - 1)];
    if (chosen === undefined) throw new Error('There is nothing to choose from.');
    return chosen;
  }

  digits(count: number): string {
    return Array.from({ length: count }, () => this.integer(0, 9)).join('');
  }
}
