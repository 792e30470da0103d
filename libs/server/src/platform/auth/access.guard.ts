import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Operation, RateLimit, Who } from '@statewise/contract';
import type { Actor, Role } from '@statewise/flow';
import { Audit } from '../audit/audit.js';
import { acceptsKey, type BodyKind, type RequestWithBody } from '../http/accepts.js';
import { Problem } from '../problem/problem.js';
import { operationKey } from '../http/handles.js';
import { RateLimits } from '../rate-limit/rate-limits.js';
import { accessKey, demandFresh, demandPerson, type RequestWithActor } from './access.js';

/** What an endpoint declares about itself. */
interface Rules {
  readonly who: Who;
  readonly accepts: BodyKind;
  /** Against which every call counts. */
  readonly counted: readonly RateLimit[];
}

/** Lets a request through to an endpoint that is public or open to the sender's role; everything else is closed. */
@Injectable()
export class AccessGuard implements CanActivate {
  private readonly known = new WeakMap<object, Rules>();

  constructor(
    private readonly reflector: Reflector,
    private readonly audit: Audit,
    private readonly limits: RateLimits,
  ) {}

  canActivate(context: ExecutionContext): boolean | Promise<boolean> {
    const { who, accepts, counted } = this.known.get(context.getHandler()) ?? this.rulesOf(context);
    const request = context.switchToHttp().getRequest<RequestWithActor & RequestWithBody>();
    const { actor, address, bodyKind = 'json' } = request;
    if (who.roles.length > 0 && !who.roles.includes(actor.role)) return this.refuse(actor, address, context);
    if (who.person === true) demandPerson(actor);
    if (who.fresh === true) demandFresh(request);
    if (bodyKind !== 'json' && bodyKind !== accepts) throw new Problem('REQUEST.TYPE');
    for (const limit of counted) this.limits.take(limit, limit.per === 'everybody' ? '' : address);
    return true;
  }

  private async refuse(actor: Actor, address: string, context: ExecutionContext): Promise<never> {
    if (actor.id === undefined) throw new Problem('SESSION.REQUIRED');
    const endpoint = `${context.getClass().name}.${context.getHandler().name}`;
    await this.audit.note({ kind: 'access.refused', actor, address, details: { endpoint } });
    throw new Problem('SESSION.ROLE');
  }

  private rulesOf(context: ExecutionContext): Rules {
    const from = [context.getHandler(), context.getClass()];
    const roles = this.reflector.getAllAndOverride<readonly Role[] | undefined>(accessKey, from);
    if (roles === undefined) throw new Problem('SESSION.ROLE');
    const operation = this.reflector.get<Operation | undefined>(operationKey, context.getHandler());
    const rules = {
      who: operation?.who ?? { roles },
      accepts: this.reflector.getAllAndOverride<BodyKind | undefined>(acceptsKey, from) ?? 'json',
      counted: operation?.isCounted === true ? (operation.limits ?? []) : [],
    };
    this.known.set(context.getHandler(), rules);
    return rules;
  }
}
