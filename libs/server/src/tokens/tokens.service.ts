import { Inject, Injectable } from '@nestjs/common';
import type { NewToken, Token } from '@statewise/contract';
import type { Language } from '@statewise/i18n';
import { Audit } from '../platform/audit/audit.js';
import { Sql } from '../platform/database/sql.js';
import {
  hashOf,
  newBearerToken,
  demandPerson,
  type ActorSource,
  type Caller,
  type Identity,
  type RequestWithActor,
} from '../platform/auth/access.js';
import type { Request } from 'express';
import { demandFound, fieldErrors, Problem } from '../platform/problem/problem.js';
import { isNetwork, Networks } from '../platform/http/networks.js';
import { described, type Described } from '../platform/openapi/api-description.js';
import {
  causeOf,
  Proposals,
  whyOf,
  type Performed,
  type Performing,
  type Submitted,
} from '../proposals/proposals.service.js';
import { AccountNotices } from '../session/account-notices.service.js';
import * as statements from './tokens.statements.js';

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
  readonly header = 'authorization';
  private readonly issuing = this.proposals.register('token.issue', this.doIssue.bind(this));

  constructor(
    private readonly proposals: Proposals,
    private readonly notices: AccountNotices,
    private readonly sql: Sql,
    private readonly audit: Audit,
    @Inject(described) private readonly installation: Described,
  ) {}

  /** The actor of `Authorization: Bearer`; a token that does not count is refused, whatever it was sent for. */
  identityOf({
    headers,
    address,
  }: Pick<Request, 'headers'> & Partial<RequestWithActor>): Promise<Identity> | undefined {
    const tried = bearer.exec(headers.authorization ?? '');
    return tried ? this.bearing(tried[1]?.trim() ?? '', address) : undefined;
  }

  /**
   * Makes a token and its secret; one of an admin counts only once a second person has confirmed it. Throws field errors for
   * what it cannot be narrowed to.
   */
  async issue(
    { name, role, expires_at, reason, ...more }: NewToken,
    by: Caller,
    language: Language,
  ): Promise<IssuedToken> {
    const secret = prefix + newBearerToken();
    // An emptied list narrows nothing, as one that is left out.
    const [operations, flows, addresses] = [more.operations || [], more.flows || [], more.addresses || []];
    this.demandKnown({ operations, flows, addresses });
    const token = { name, role, expires_at, operations, flows, addresses };
    const wish = {
      kind: 'adminToken',
      subject: name,
      title: name,
      before: null,
      after: token,
      terms: { ...token, hash: hashOf(secret).toString('hex') },
      ...(reason !== undefined && { reason }),
      isFree: () => Promise.resolve(role !== 'admin'),
    } as const;
    return { secret, submitted: await this.proposals.submit(this.issuing, wish, by, language) };
  }

  list(limit: number): Promise<Token[]> {
    return this.sql.run(statements.list, [limit]);
  }

  async revoke(id: string, { actor, address }: Caller): Promise<void> {
    await this.sql.transaction(async (runner) => {
      const { is_new } = demandFound((await runner.run(statements.revoke, [id]))[0]);
      if (is_new) await this.audit.note({ kind: 'token.revoked', actor, address, subject: `token:${id}` }, runner);
    });
  }

  /** Revokes those that were made in the name of an account. */
  async revokeAllOf(account: string, performing: Performing): Promise<void> {
    const { runner } = performing;
    for (const { id } of await runner.run(statements.revokeOf, [account])) {
      const act = { kind: 'token.revoked', subject: `token:${id}`, details: whyOf(performing) } as const;
      await this.audit.note({ ...act, ...causeOf(performing) }, runner);
    }
  }

  private async doIssue(terms: TokenTerms, performing: Performing): Promise<Performed<{ readonly token: Token }>> {
    const { runner, proposer, language } = performing;
    const created_by = demandPerson(proposer);
    const { name, role, operations = [], flows = [], addresses = [] } = terms;
    const hash = Buffer.from(terms.hash, 'hex');
    const values = [name, role, hash, created_by, terms.expires_at, operations, flows, addresses];
    const [token] = await runner.run(statements.insert, values);
    if (!token) throw new Error('An insert returned no row.');
    const subject = `token:${token.id}`;
    const details = { role, ...whyOf(performing) };
    await this.audit.note({ kind: 'token.issued', ...causeOf(performing), subject, details }, runner);
    await this.notices.send('token', created_by, language, { what: name, within: runner });
    return { result: { token } };
  }

  private async bearing(secret: string, address: string | undefined): Promise<Identity> {
    const [token] = secret.startsWith(prefix) ? await this.sql.run(statements.use, [hashOf(secret)]) : [];
    if (!token) throw new Problem('SESSION.TOKEN');
    const { role, created_by: person, operations, flows, addresses } = token;
    const actor = { role, id: `token:${token.id}`, person };
    if (addresses.length > 0 && !new Networks(addresses).includes(address)) {
      await this.audit.noteReadOnce({ kind: 'access.refused', actor, address, subject: actor.id });
      throw new Problem('SESSION.TOKEN');
    }
    return { actor, scope: { operations, flows } };
  }

  private demandKnown({
    operations,
    flows,
    addresses,
  }: Required<Pick<NewToken, 'operations' | 'flows' | 'addresses'>>) {
    const known = this.installation;
    const isWrong = {
      operations: operations.some((id) => !known.operations.some((one) => one.id === id)) && 'oneOf',
      flows: flows.some((id) => !known.flows.some((one) => one.id === id)) && 'oneOf',
      addresses: !addresses.every(isNetwork) && 'format',
    } as const;
    const wrong = Object.entries(isWrong).flatMap(([name, key]) => (key === false ? [] : [[name, [key]] as const]));
    if (wrong.length > 0) throw fieldErrors(Object.fromEntries(wrong));
  }
}
