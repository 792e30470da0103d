import { Controller } from '@nestjs/common';
import { proposals } from '@statewise/contract';
import { Handles, type Input } from '../platform/http/handles.js';
import { Proposals } from './proposals.service.js';

/** Acts that wait for a second person. */
@Controller()
export class ProposalsController {
  constructor(private readonly proposals: Proposals) {}

  @Handles(proposals.list)
  async list({ kind, which, limit, caller }: Input<typeof proposals.list>) {
    const asked = { ...(kind && { kind }), which, limit };
    return {
      success: true,
      proposals: await this.proposals.list(asked, caller),
      single_admin: await this.proposals.isSingleAdmin(),
    };
  }

  @Handles(proposals.read)
  async read({ id, caller }: Input<typeof proposals.read>) {
    return { success: true, proposal: await this.proposals.read(id, caller) };
  }

  @Handles(proposals.confirm)
  async confirm({ id, body: { hash }, caller }: Input<typeof proposals.confirm>) {
    return { success: true, ...(await this.proposals.confirm(id, hash, caller)) };
  }

  @Handles(proposals.decline)
  async decline({ id, body: { hash, reason }, caller }: Input<typeof proposals.decline>) {
    return { success: true, proposal: await this.proposals.decline(id, hash, caller, reason) };
  }

  @Handles(proposals.approve)
  approve({ body: { token } }: Input<typeof proposals.approve>): Promise<void> {
    return this.proposals.approve(token);
  }
}
