import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { Audit } from '../platform/audit/audit.js';
import { hashOf, type ActorSource, type Identity, type RequestWithActor } from '../platform/auth/access.js';
import { Sql } from '../platform/database/sql.js';
import { Networks } from '../platform/http/networks.js';
import { Problem } from '../platform/problem/problem.js';
import { causeOf, whyOf, type Performing } from '../proposals/proposals.service.js';
import * as statements from './tokens.statements.js';

/** Tells a leaked secret apart from other text, for tools that search for leaks. */
export const tokenPrefix = 'sw_';
const bearer = /^Bearer(?: +(.*))?$/i;

/** Tokens with which programs sign in. */
@Injectable()
export class Tokens implements ActorSource {
  readonly header = 'authorization';

  constructor(
    private readonly sql: Sql,
    private readonly audit: Audit,
  ) {}

  /** The actor of `Authorization: Bearer`; a token that does not count is refused, whatever it was sent for. */
  identityOf({
    headers,
    address,
  }: Pick<Request, 'headers'> & Partial<RequestWithActor>): Promise<Identity> | undefined {
    const tried = bearer.exec(headers.authorization ?? '');
    return tried ? this.bearing(tried[1]?.trim() ?? '', address) : undefined;
  }

  /** Revokes those that were made in the name of an account. */
  async revokeAllOf(account: string, performing: Performing): Promise<void> {
    const { runner } = performing;
    for (const { id } of await runner.run(statements.revokeOf, [account])) {
      const act = { kind: 'token.revoked', subject: `token:${id}`, details: whyOf(performing) } as const;
      await this.audit.note({ ...act, ...causeOf(performing) }, runner);
    }
  }

  private async bearing(secret: string, address: string | undefined): Promise<Identity> {
    const [token] = secret.startsWith(tokenPrefix) ? await this.sql.run(statements.use, [hashOf(secret)]) : [];
    if (!token) throw new Problem('SESSION.TOKEN');
    const { role, created_by: person, operations, flows, addresses } = token;
    const actor = { role, id: `token:${token.id}`, person };
    if (addresses.length > 0 && !new Networks(addresses).includes(address)) {
      await this.audit.noteReadOnce({ kind: 'access.refused', actor, address, subject: actor.id });
      throw new Problem('SESSION.TOKEN');
    }
    return { actor, scope: { operations, flows } };
  }
}
