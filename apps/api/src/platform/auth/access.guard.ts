import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Role } from '@statewise/machines';
import { Problem } from '../problem/problem.js';
import { accessKey, type RequestWithActor } from './access.js';

/** Lets a request through to an endpoint that is public or open to the sender's role; everything else is closed. */
@Injectable()
export class AccessGuard implements CanActivate {
  private readonly known = new WeakMap<object, readonly Role[]>();

  constructor(private readonly reflector: Reflector) {}

  canActivate(context: ExecutionContext): boolean {
    const roles = this.rolesOf(context);
    if (roles.length === 0) return true;
    const { actor } = context.switchToHttp().getRequest<RequestWithActor>();
    if (roles.includes(actor.role)) return true;
    throw new Problem(actor.id === undefined ? 'SESSION.REQUIRED' : 'SESSION.ROLE');
  }

  private rolesOf(context: ExecutionContext): readonly Role[] {
    const handler = context.getHandler();
    const known = this.known.get(handler);
    if (known) return known;
    const roles = this.reflector.getAllAndOverride<readonly Role[] | undefined>(accessKey, [handler, context.getClass()]);
    if (roles === undefined) throw new Problem('SESSION.ROLE');
    this.known.set(handler, roles);
    return roles;
  }
}
