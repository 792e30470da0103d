import { createHash, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { NewToken, Token } from '@statewise/contract';
import { Audit } from '../platform/audit/audit.js';
import { demandPerson, type Caller } from '../platform/auth/access.js';
import type { Request } from 'express';
import type { ActorSource, Identity } from '../platform/auth/read-actor.js';
import { isUuid } from '../platform/http/keyset.js';
import { Problem } from '../platform/problem/problem.js';
import { TokensRepository } from './tokens.repository.js';

/** Tells a leaked secret apart from other text, for tools that search for leaks. */
const prefix = 'sw_';
const bearer = /^Bearer(?: +(.*))?$/i;

/** A new token with its secret, which cannot be read again. */
export interface IssuedToken {
  readonly token: Token;
  readonly secret: string;
}

/** Tokens with which programs sign in. */
@Injectable()
export class Tokens implements ActorSource {
  constructor(
    private readonly tokens: TokensRepository,
    private readonly audit: Audit,
  ) {}

  /** The actor of `Authorization: Bearer`; a token that does not count is refused, whatever it was sent for. */
  identityOf({ headers }: Pick<Request, 'headers'>): Promise<Identity> | undefined {
    const tried = bearer.exec(headers.authorization ?? '');
    return tried ? this.bearing(tried[1]?.trim() ?? '') : undefined;
  }

  peekOf(request: Pick<Request, 'headers'>): Promise<Identity> | undefined {
    return this.identityOf(request);
  }

  async issue({ name, role, expires_at }: NewToken, { actor, address }: Caller): Promise<IssuedToken> {
    const created_by = demandPerson(actor);
    const secret = prefix + randomBytes(32).toString('base64url');
    const token = await this.tokens.insert({ name, role, expires_at, created_by, hash: hash(secret) });
    await this.audit.note({ kind: 'token.issued', actor, address, subject: `token:${token.id}`, details: { role } });
    return { secret, token };
  }

  list(limit: number): Promise<Token[]> {
    return this.tokens.list(limit);
  }

  async revoke(id: string, { actor, address }: Caller): Promise<void> {
    if (!isUuid(id) || !(await this.tokens.revoke(id))) throw new Problem('REQUEST.NOT_FOUND');
    await this.audit.note({ kind: 'token.revoked', actor, address, subject: `token:${id}` });
  }

  private async bearing(secret: string): Promise<Identity> {
    const token = secret.startsWith(prefix) ? await this.tokens.use(hash(secret)) : undefined;
    if (!token) throw new Problem('SESSION.TOKEN');
    return { actor: { role: token.role, id: `token:${token.id}`, person: token.created_by } };
  }
}

const hash = (secret: string): Buffer => createHash('sha256').update(secret).digest();
