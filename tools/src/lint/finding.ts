/** Something that breaks a rule of this repository. */
export interface Finding {
  /** File and line, or the file alone. */
  readonly at: string;
  readonly sentence: string;
}
