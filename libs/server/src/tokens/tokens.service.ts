import { createHash, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { NewToken, Token } from '@statewise/contract';
import type { Language } from '@statewise/i18n';
import { Audit } from '../platform/audit/audit.js';
import { demandPerson, type Caller } from '../platform/auth/access.js';
import type { Request } from 'express';
import type { ActorSource, Identity } from '../platform/auth/read-actor.js';
import { isUuid } from '../platform/http/keyset.js';
import { Problem } from '../platform/problem/problem.js';
import { causeOf, Proposals, type Performed, type Performing, type Submitted } from '../proposals/proposals.service.js';
import { AccountNotices } from '../session/account-notices.service.js';
import { TokensRepository } from './tokens.repository.js';

/** Tells a leaked secret apart from other text, for tools that search for leaks. */
const prefix = 'sw_';
const bearer = /^Bearer(?: +(.*))?$/i;

/** A new token, or the proposal to make it, with its secret, which cannot be read again. */
export interface IssuedToken {
  readonly submitted: Submitted<{ readonly token: Token }>;
  readonly secret: string;
}

/** What a token is made of: of its secret the hash, in hex. */
interface TokenTerms extends NewToken {
  readonly hash: string;
}

/** Tokens with which programs sign in. */
@Injectable()
export class Tokens implements ActorSource {
  private readonly issuing = this.proposals.register('token.issue', this.doIssue.bind(this));

  constructor(
    private readonly proposals: Proposals,
    private readonly notices: AccountNotices,
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

  /** Makes a token and its secret; one of an admin counts only once a second person has confirmed it. */
  async issue({ name, role, expires_at, reason }: NewToken, by: Caller, language: Language): Promise<IssuedToken> {
    const secret = prefix + randomBytes(32).toString('base64url');
    const token = { name, role, expires_at };
    const wish = {
      kind: 'adminToken',
      subject: name,
      title: name,
      before: null,
      after: token,
      terms: { ...token, hash: hash(secret).toString('hex') },
      ...(reason !== undefined && { reason }),
      isFree: () => Promise.resolve(role !== 'admin'),
    } as const;
    return { secret, submitted: await this.proposals.submit(this.issuing, wish, by, language) };
  }

  list(limit: number): Promise<Token[]> {
    return this.tokens.list(limit);
  }

  async revoke(id: string, { actor, address }: Caller): Promise<void> {
    if (!isUuid(id) || !(await this.tokens.revoke(id))) throw new Problem('REQUEST.NOT_FOUND');
    await this.audit.note({ kind: 'token.revoked', actor, address, subject: `token:${id}` });
  }

  private async doIssue(terms: TokenTerms, performing: Performing): Promise<Performed<{ readonly token: Token }>> {
    const { runner, client, proposer, language } = performing;
    const created_by = demandPerson(proposer);
    const token = await this.tokens.insert({ ...terms, created_by, hash: Buffer.from(terms.hash, 'hex') }, runner);
    const { name, role } = terms;
    const subject = `token:${token.id}`;
    await this.audit.note({ kind: 'token.issued', ...causeOf(performing), subject, details: { role } }, runner);
    const maker = await this.tokens.maker(created_by, runner);
    if (maker)
      await this.notices.send('token', { name: maker.name, emails: [maker.email] }, language, { what: name, client });
    return { result: { token } };
  }

  private async bearing(secret: string): Promise<Identity> {
    const token = secret.startsWith(prefix) ? await this.tokens.use(hash(secret)) : undefined;
    if (!token) throw new Problem('SESSION.TOKEN');
    return { actor: { role: token.role, id: `token:${token.id}`, person: token.created_by } };
  }
}

const hash = (secret: string): Buffer => createHash('sha256').update(secret).digest();
