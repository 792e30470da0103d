import { insideRoles, type Actor, type Who } from '@statewise/flow';
import { CookieJar } from '../http/cookie-jar.js';
import { Problem } from '../problem/problem.js';

/** Name of the cookie that carries a session's token. */
export const sessionCookie = 'statewise_session';

/** Whether the caller is one of the bank's own people, or a program of theirs. */
export function isInsider({ role }: Actor): boolean {
  return insideRoles.includes(role);
}

/** The session of a signed-in person; programs with a token have none. */
export interface SessionFacts {
  readonly id: string;
  /** Whether the person showed within the last minutes that it is them. */
  readonly isFresh: boolean;
}

/** A request after the session was read: every request has an actor, an applicant when the caller is not signed in. */
export interface RequestWithActor {
  actor: Actor;
  /** Whom limits count: an IPv4 address, or the network of an IPv6 one. */
  address: string;
  session?: SessionFacts;
}

/** Who calls, and from which network address. */
export interface Caller {
  readonly actor: Actor;
  /** Absent for calls that did not come over the network. */
  readonly address?: string;
  readonly session?: SessionFacts;
  /** What the operation that is called declares: by what the call may name an application, and what of it is noted. */
  readonly who: Who;
  /** Absent for calls that carry no cookies. */
  readonly cookies?: CookieJar;
}

/** Refuses who did not show a moment ago that it is them, for what an open browser must not do; programs have no session. */
export function demandFresh({ session }: Pick<Caller, 'session'>): void {
  if (session?.isFresh === false) throw new Problem('SESSION.NOT_FRESH');
}

/** Refuses programs what a person of the bank decides; applicants, who have no account, are for others to refuse. */
export function refuseProgram({ id }: Actor): void {
  if (id?.startsWith('token:') === true) throw new Problem('SESSION.ROLE');
}

/** Refuses programs where a person has to answer for what is done: a leaked token must not make what outlives it. */
export function demandPerson({ role, id }: Actor): string {
  if (id === undefined) throw new Problem('SESSION.REQUIRED');
  refuseProgram({ role, id });
  return id;
}
