import { Controller, Inject } from '@nestjs/common';
import { tokens, type NewToken, type Token } from '@statewise/contract';
import { Audit } from '../platform/audit/audit.js';
import { demandPerson, hashOf, newBearerToken } from '../platform/auth/access.js';
import { Sql } from '../platform/database/sql.js';
import { Handles, type Input } from '../platform/http/handles.js';
import { isNetwork } from '../platform/http/networks.js';
import { described, type Described } from '../platform/openapi/api-description.js';
import { demandFound, fieldErrors } from '../platform/problem/problem.js';
import {
  causeOf,
  proposalAnswer,
  Proposals,
  whyOf,
  type Performed,
  type Performing,
} from '../proposals/proposals.service.js';
import { AccountNotices } from '../session/account-notices.service.js';
import { tokenPrefix } from './tokens.service.js';
import * as statements from './tokens.statements.js';

/** What a token is made of: of its secret the hash, in hex. */
interface TokenTerms extends NewToken {
  readonly hash: string;
}

/** Tokens for programs, in the hands of admins. */
@Controller()
export class TokensController {
  private readonly issuing = this.proposals.register('token.issue', this.doIssue.bind(this));

  constructor(
    private readonly proposals: Proposals,
    private readonly notices: AccountNotices,
    private readonly sql: Sql,
    private readonly audit: Audit,
    @Inject(described) private readonly installation: Described,
  ) {}

  /**
   * Makes a token and its secret, which cannot be read again; one of an admin counts only once a second person has confirmed it.
   * Throws field errors for what it cannot be narrowed to.
   */
  @Handles(tokens.issue)
  async issue({ body, caller, language, response }: Input<typeof tokens.issue>) {
    const { name, role, expires_at, reason, ...more } = body;
    const secret = tokenPrefix + newBearerToken();
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
    return { ...proposalAnswer(await this.proposals.submit(this.issuing, wish, caller, language), response), secret };
  }

  @Handles(tokens.list)
  async list({ limit }: Input<typeof tokens.list>) {
    return { success: true, tokens: await this.sql.run(statements.list, [limit]) };
  }

  @Handles(tokens.revoke)
  async revoke({ id, caller: { actor, address } }: Input<typeof tokens.revoke>): Promise<void> {
    await this.sql.transaction(async (runner) => {
      const { is_new } = demandFound((await runner.run(statements.revoke, [id]))[0]);
      if (is_new) await this.audit.note({ kind: 'token.revoked', actor, address, subject: `token:${id}` }, runner);
    });
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
