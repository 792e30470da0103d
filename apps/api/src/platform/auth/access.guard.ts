import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Role } from '@statewise/machines';
import { acceptsKey, type BodyKind, type RequestWithBody } from '../http/accepts.js';
import { Problem } from '../problem/problem.js';
import { accessKey, type RequestWithActor } from './access.js';

/** What an endpoint declares about itself. */
interface Rules {
  readonly roles: readonly Role[];
  readonly accepts: BodyKind;
}

/** Lets a request through to an endpoint that is public or open to the sender's role; everything else is closed. */
@Injectable()
export class AccessGuard implements CanActivate {
  private readonly known = new WeakMap<object, Rules>();

  constructor(private readonly reflector: Reflector) {}

  canActivate(context: ExecutionContext): boolean {
    const { roles, accepts } = this.known.get(context.getHandler()) ?? this.rulesOf(context);
    const { actor, bodyKind = 'json' } = context.switchToHttp().getRequest<RequestWithActor & RequestWithBody>();
    if (roles.length > 0 && !roles.includes(actor.role))
      throw new Problem(actor.id === undefined ? 'SESSION.REQUIRED' : 'SESSION.ROLE');
    if (bodyKind !== 'json' && bodyKind !== accepts) throw new Problem('REQUEST.TYPE');
    return true;
  }

  private rulesOf(context: ExecutionContext): Rules {
    const from = [context.getHandler(), context.getClass()];
    const roles = this.reflector.getAllAndOverride<readonly Role[] | undefined>(accessKey, from);
    if (roles === undefined) throw new Problem('SESSION.ROLE');
    const rules = {
      roles,
      accepts: this.reflector.getAllAndOverride<BodyKind | undefined>(acceptsKey, from) ?? 'json',
    };
    this.known.set(context.getHandler(), rules);
    return rules;
  }
}
