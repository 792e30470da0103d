import { createHash, randomBytes } from 'node:crypto';
import type { Request, Response } from 'express';
import { insideRoles, type Actor, type Who } from '@statewise/flow';
import { Problem } from '../problem/problem.js';
import type { IncomingMessage } from 'node:http';
import { isUuid, type Operation } from '@statewise/contract';
import { fieldsOf, type FieldsClass } from '@statewise/fields';

/** Name of the cookie that carries a session's token. */
export const sessionCookie = 'statewise_session';

/** Whether the caller is one of the bank's people who work with applications, or a program of theirs. */
export function isInsider({ role }: Actor): boolean {
  return insideRoles.includes(role);
}

/** Whether an account is one of the bank's own people, who are taken where the installation takes them alone. */
export function isOfBank({ role }: Actor): boolean {
  return isInsider({ role }) || role === 'editor';
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
  scope?: Scope;
}

/** Who calls, and from which network address. */
export interface Caller {
  readonly actor: Actor;
  /** Absent for calls that did not come over the network. */
  readonly address?: string;
  readonly session?: SessionFacts;
  /** What a program is narrowed to besides its role. */
  readonly scope?: Scope;
  /** What the operation that is called declares: by what the call may name an application, and what of it is noted. */
  readonly who: Who;
  /** By which cookies are read and written; absent for calls that carry none. */
  readonly http?: { readonly request: Request; readonly response: Response };
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

const nobody = '00000000-0000-0000-0000-000000000000';

/** Whose desk a caller looks at: a program's is that of the person who answers for it; nobody's where an id is no uuid. */
export function deskOf({ id = '', person = id }: Actor): string {
  return isUuid(person) ? person : nobody;
}

/** Who sent a request: by which session, or narrowed to what. */
export type Identity = Pick<Caller, 'actor' | 'session' | 'scope'>;

/** A way to say who one is: a session's cookie, a token. */
export interface ActorSource {
  /** The header that says it; a request without it is not asked. */
  readonly header: 'authorization' | 'cookie';
  /**
   * The caller of a request; undefined at once when it does not try this way, and later when it proves no identity. A look
   * of the server's own (`isUse` false) does not count as using a session.
   */
  identityOf(request: Request, isUse: boolean): Promise<Identity | undefined> | undefined;
}

/** The answer of the first source that takes the request for its business. */
export function readIdentity(
  sources: readonly ActorSource[],
  request: Request,
  isUse = true,
): Promise<Identity | undefined> | undefined {
  for (const source of sources) {
    const asked = request.headers[source.header] === undefined ? undefined : source.identityOf(request, isUse);
    if (asked) return asked;
  }
  return undefined;
}

/** The value of a request's first cookie of this name. */
export function readCookie({ headers: { cookie } }: IncomingMessage, name: string): string | undefined {
  const prefix = `${name}=`;
  // Most requests have none of ours.
  if (cookie === undefined || !cookie.includes(prefix)) return undefined;
  for (const part of cookie.split(';')) {
    const own = part.trim();
    if (own.startsWith(prefix)) return own.slice(prefix.length);
  }
  return undefined;
}

/** A token of 256 bits: who brings it is let in, so that it is told once and never stored. */
export const newBearerToken = (): string => randomBytes(32).toString('base64url');

/** What is stored of a token. It needs no salt: nobody guesses what chance has made. */
export const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();

/** What a program's token is narrowed to besides its role; an empty list narrows nothing. */
interface Scope {
  /** Ids of operations. */
  readonly operations: readonly string[];
  /** Ids of flows. */
  readonly flows: readonly string[];
}

type Values = Readonly<Record<string, unknown>>;

/** What a request says. */
interface RequestInput {
  readonly params: Values;
  readonly query: Values;
  readonly body?: Values;
}

/** Whether a program may have to do with applications of a flow. */
export const isInFlows = ({ scope }: { readonly scope?: Scope }, flow: string): boolean =>
  scope === undefined || scope.flows.length === 0 || scope.flows.includes(flow);

/**
 * Whether a call lies within the scope of its program. An application is looked at once it is found or made; any other
 * call of more than the public has to name a flow, and each flow that it names has to be of the scope.
 */
export function isInScope(scope: Scope, operation: Operation, { params, query, body }: RequestInput): boolean {
  const { id, address, who, expands = [], spansFlows } = operation;
  const called = [id, ...(query['expand'] === undefined ? [] : expands)];
  if (scope.operations.length > 0 && !called.every((one) => scope.operations.includes(one))) return false;
  if (scope.flows.length === 0 || who.roles.length === 0) return true;
  if (who.namedBy.includes('code') || who.namedBy.includes('id')) return spansFlows !== true;
  const named = [
    ...(address.startsWith('/api/v1/flows/{id}') ? [params['id']] : []),
    ...(hasFlow(operation.query) ? [query['flow']] : []),
    ...(hasFlow(operation.body?.type) ? [body?.['flow']] : []),
  ];
  return named.length > 0 && named.every((flow) => scope.flows.some((one) => one === flow));
}

const hasFlow = (type: FieldsClass | undefined): boolean => type !== undefined && fieldsOf(type).has('flow');
