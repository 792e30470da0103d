import { createHash, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { checkFields } from '@statewise/fields';
import type { Actor } from '@statewise/machines';
import type { Request } from 'express';
import type { ActorSource } from '../platform/auth/read-actor.js';
import { Problem } from '../platform/problem/problem.js';
import { NewToken } from './new-token.js';
import { TokensRepository, type Token } from './tokens.repository.js';

/** Tells a leaked secret apart from other text, for whoever searches for one. */
const prefix = 'sw_';
const bearer = /^Bearer(?: +(.*))?$/i;

/** A new token with its secret, which nobody can read again. */
export interface IssuedToken {
  readonly token: Token;
  readonly secret: string;
}

/** Tokens with which programs sign in. */
@Injectable()
export class Tokens implements ActorSource {
  constructor(private readonly tokens: TokensRepository) {}

  /** The actor of `Authorization: Bearer`; a token that does not count is refused, whatever it was sent for. */
  actorOf({ headers }: Pick<Request, 'headers'>): Promise<Actor> | undefined {
    const tried = bearer.exec(headers.authorization ?? '');
    return tried ? this.bearing(tried[1]?.trim() ?? '') : undefined;
  }

  async issue(asked: unknown, by: Actor): Promise<IssuedToken> {
    if (by.id === undefined || isToken(by)) throw new Problem('SESSION.ROLE');
    const { fields, errors } = checkFields(NewToken, asked, { at: new Date().toISOString() });
    if (errors) throw new Problem('REQUEST.FIELDS', { errors });
    const { name, role, expires_at } = Object.assign(new NewToken(), fields);
    const secret = prefix + randomBytes(32).toString('base64url');
    return {
      secret,
      token: await this.tokens.insert({ name, role, expires_at, created_by: by.id, hash: hash(secret) }),
    };
  }

  list(limit: number): Promise<Token[]> {
    return this.tokens.list(limit);
  }

  async revoke(id: string, by: Actor): Promise<void> {
    if (isToken(by)) throw new Problem('SESSION.ROLE');
    if (!/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(id) || !(await this.tokens.revoke(id)))
      throw new Problem('REQUEST.NOT_FOUND');
  }

  private async bearing(secret: string): Promise<Actor> {
    const token = secret.startsWith(prefix) ? await this.tokens.use(hash(secret)) : undefined;
    if (!token) throw new Problem('SESSION.TOKEN');
    return { role: token.role, id: `token:${token.id}` };
  }
}

/** Tokens are made by people alone, so that a leaked one cannot make others that outlive it. */
const isToken = ({ id }: Actor): boolean => id?.startsWith('token:') ?? false;

const hash = (secret: string): Buffer => createHash('sha256').update(secret).digest();
