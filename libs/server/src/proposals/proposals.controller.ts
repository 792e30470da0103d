import { Controller } from '@nestjs/common';
import { proposals } from '@statewise/contract';
import { Sql } from '../platform/database/sql.js';
import { Handles, type Input } from '../platform/http/handles.js';
import { ProposalDecisions, readsAll } from './proposal-decisions.service.js';
import { acceptanceView, proposalView } from './proposal-views.js';
import { Proposals } from './proposals.service.js';
import * as statements from './proposals.statements.js';

/** Acts that wait for a second person. */
@Controller()
export class ProposalsController {
  constructor(
    private readonly proposals: Proposals,
    private readonly decisions: ProposalDecisions,
    private readonly sql: Sql,
  ) {}

  /** The newest proposals of a kind that wait, are the caller's own, or were decided; who is no admin sees their own alone. */
  @Handles(proposals.list)
  async list({ kind, which, limit, caller: { actor } }: Input<typeof proposals.list>) {
    const { id = '' } = actor;
    const rows = await this.sql.run(statements.list, [kind ?? null, which, id, limit, readsAll(actor)]);
    const isAcceptance = readsAll(actor) && which !== 'closed' && (kind ?? 'acceptance') === 'acceptance';
    const accepted = isAcceptance
      ? await this.sql.run(statements.acceptances, [which === 'mine' ? id : null, limit])
      : [];
    const all = [...rows.map((row) => proposalView(row, id)), ...accepted.map((row) => acceptanceView(row, id))];
    return {
      success: true,
      proposals: all.sort((one, other) => Number(other.created_at) - Number(one.created_at)).slice(0, limit),
      single_admin: await this.proposals.isSingleAdmin(),
    };
  }

  @Handles(proposals.read)
  async read({ id, caller }: Input<typeof proposals.read>) {
    return { success: true, proposal: await this.decisions.read(id, caller) };
  }

  @Handles(proposals.confirm)
  async confirm({ id, body: { hash }, caller }: Input<typeof proposals.confirm>) {
    return { success: true, ...(await this.decisions.confirm(id, hash, caller)) };
  }

  @Handles(proposals.decline)
  async decline({ id, body: { hash, reason }, caller }: Input<typeof proposals.decline>) {
    return { success: true, proposal: await this.decisions.decline(id, hash, caller, reason) };
  }

  @Handles(proposals.approve)
  approve({ body: { token } }: Input<typeof proposals.approve>): Promise<void> {
    return this.decisions.approve(token);
  }
}
