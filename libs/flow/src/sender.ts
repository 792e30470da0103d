/** Who can send an event. The server says who did; a client's claim is never read. */
export const roles = ['applicant', 'intermediary', 'qa', 'staff', 'admin', 'system'] as const;
export type Role = (typeof roles)[number];

export interface Actor {
  readonly role: Role;
  /** Account of a signed-in person; absent for applicants. */
  readonly id?: string;
  /** The person who answers for a program: the one who made its token. */
  readonly person?: string;
}

/** An event as a client sends it: nothing of it is known but its type. */
export interface UnstampedEvent {
  readonly type: string;
  readonly [name: string]: unknown;
}
