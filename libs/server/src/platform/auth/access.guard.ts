import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Operation } from '@statewise/contract';
import type { Actor } from '@statewise/flow';
import { Audit } from '../audit/audit.js';
import type { RequestWithBody } from '../http/accepts.js';
import { Problem } from '../problem/problem.js';
import { operationKey } from '../http/handles.js';
import { RateLimits } from '../rate-limit/rate-limits.js';
import { demandFresh, demandPerson, type RequestWithActor } from './access.js';

/** Lets a request through to an operation that everyone or the sender's role may call; everything else is closed. */
@Injectable()
export class AccessGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly audit: Audit,
    private readonly limits: RateLimits,
  ) {}

  canActivate(context: ExecutionContext): boolean | Promise<boolean> {
    const operation = this.reflector.get<Operation | undefined>(operationKey, context.getHandler());
    if (operation === undefined) throw new Problem('SESSION.ROLE');
    const { who, accepts = 'json', isCounted = false, limits = [] } = operation;
    const request = context.switchToHttp().getRequest<RequestWithActor & RequestWithBody>();
    const { actor, address, bodyKind = 'json' } = request;
    if (who.roles.length > 0 && !who.roles.includes(actor.role)) return this.refuse(actor, address, context);
    if (who.person === true) demandPerson(actor);
    if (who.fresh === true) demandFresh(request);
    if (bodyKind !== 'json' && bodyKind !== accepts) throw new Problem('REQUEST.TYPE');
    if (isCounted) for (const limit of limits) this.limits.take(limit, limit.per === 'everybody' ? '' : address);
    return true;
  }

  private async refuse(actor: Actor, address: string, context: ExecutionContext): Promise<never> {
    if (actor.id === undefined) throw new Problem('SESSION.REQUIRED');
    const endpoint = `${context.getClass().name}.${context.getHandler().name}`;
    await this.audit.note({ kind: 'access.refused', actor, address, details: { endpoint } });
    throw new Problem('SESSION.ROLE');
  }
}
