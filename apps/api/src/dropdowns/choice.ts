/** What a form shows and what it sends. */
export interface Choice {
  readonly value: string;
  readonly label: string;
}
