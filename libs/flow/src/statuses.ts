/** A status that a flow tracks, with the values of `statusValue` that it can have. */
export interface TrackedStatus {
  readonly type: string;
  readonly values: readonly number[];
  /** Whether it is the decision: passed, the application is accepted. */
  readonly isDecision?: boolean;
  /** Whether lists leave it out, because the state of the application says as much. */
  readonly isUnlisted?: boolean;
}

/** The value of each status that a flow tracks, by type; 0 when absent. */
export type Statuses = Readonly<Record<string, number>>;

/** Status values of the wire contract. */
export const statusValue = { absent: 0, passed: 1, failed: 2, review: 3, pending: 4, completed: 5 } as const;

/** Whether giving a status a value decides on an application: the final one does, and a check that fails, which rejects it. */
export const isDecidingStatus = (type: unknown, value: unknown): boolean =>
  type === 'final' || (value === statusValue.failed && type !== 'application');
