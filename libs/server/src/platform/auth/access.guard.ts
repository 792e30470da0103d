import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Operation } from '@statewise/contract';
import type { Request, Response } from 'express';
import { asksFresh, mayCall, type Actor } from '@statewise/flow';
import { Audit, type Act } from '../audit/audit.js';
import type { RequestWithBody } from '../http/read-body.js';
import { Problem } from '../problem/problem.js';
import { operationKey } from '../http/handles.js';
import { RateLimits } from '../rate-limit/rate-limits.js';
import { demandFresh, demandPerson, isOfBank, type RequestWithActor, isInScope } from './access.js';
import { EndOfAccess } from './end-of-access.js';

/** A request whose body was read. */
type ReadRequest = RequestWithActor &
  RequestWithBody & {
    readonly body?: Readonly<Record<string, unknown>>;
    readonly query: Readonly<Record<string, unknown>>;
    readonly params: Readonly<Record<string, string>>;
  };

/** What lists and archives are handed out as. */
const fileTypes: readonly string[] = ['text/csv', 'application/zip', 'application/pdf'];

/** Lets a request through to an operation that everyone or the sender's role may call; everything else is closed. */
@Injectable()
export class AccessGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly audit: Audit,
    private readonly limits: RateLimits,
    private readonly end: EndOfAccess,
  ) {}

  canActivate(context: ExecutionContext): boolean | Promise<boolean> {
    const operation = this.reflector.get<Operation | undefined>(operationKey, context.getHandler());
    if (operation === undefined) throw new Problem('SESSION.ROLE');
    const { who, accepts = 'json', isCounted = false, limits = [], answers } = operation;
    const http = context.switchToHttp();
    const request = http.getRequest<ReadRequest>();
    const { actor, address, scope, bodyKind = 'json', body } = request;
    if (!mayCall(who, actor.role) || (scope && !isInScope(scope, operation, request)))
      return this.refuse(actor, address, context);
    if (who.person) demandPerson(actor);
    if (who.fresh !== false && asksFresh(who, { ...body, type: operation.id })) demandFresh(request);
    if (bodyKind !== 'json' && bodyKind !== accepts) throw new Problem('REQUEST.TYPE');
    if (isCounted) for (const limit of limits) this.limits.take(limit, limit.per === 'everybody' ? '' : address);
    // A file is read as slowly as its reader likes; a stream of events ends by itself.
    if (who.roles.length > 0 && answers[200]?.types?.some((type) => fileTypes.includes(type)))
      this.end.cut(http.getRequest<Request & ReadRequest>(), http.getResponse<Response>());
    // Reads that name an application are noted with it once it is found.
    if (who.noted !== 'reads' || who.namedBy.includes('code') || who.namedBy.includes('id')) return true;
    return isOfBank(actor) ? this.noteRead(operation, request) : true;
  }

  /** Whoever reads about people is noted; a page that is drawn again is one look, a search or a program's call is its own. */
  private async noteRead({ id }: Operation, request: ReadRequest): Promise<true> {
    const { actor, address, session, query, body, params } = request;
    const isSearch = query['q'] !== undefined || body?.['q'] !== undefined;
    const details = { ...params, ...(isSearch && { search: true }) };
    const read: Act = { kind: 'records.read', actor, address, subject: id, details };
    await (session !== undefined && !isSearch ? this.audit.noteReadOnce(read) : this.audit.note(read));
    return true;
  }

  private async refuse(actor: Actor, address: string, context: ExecutionContext): Promise<never> {
    if (actor.id === undefined) throw new Problem('SESSION.REQUIRED');
    const endpoint = `${context.getClass().name}.${context.getHandler().name}`;
    await this.audit.note({ kind: 'access.refused', actor, address, details: { endpoint } });
    throw new Problem('SESSION.ROLE');
  }
}
