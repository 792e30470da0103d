import { Controller } from '@nestjs/common';
import { accounts } from '@statewise/contract';
import { Handles, type Input } from '../platform/http/handles.js';
import { proposalAnswer } from '../proposals/proposals.service.js';
import { AccountProposals } from './account-acts.service.js';
import { Accounts } from './accounts.service.js';
import { OwnAccount } from './own-account.service.js';

/** Who may sign in, in the hands of admins; and the sessions of each. */
@Controller()
export class AccountsController {
  constructor(
    private readonly accounts: Accounts,
    private readonly acts: AccountProposals,
    private readonly own: OwnAccount,
  ) {}

  @Handles(accounts.page)
  async page({ q, cursor, limit }: Input<typeof accounts.page>) {
    return { success: true, ...(await this.accounts.page(q, cursor, limit)) };
  }

  @Handles(accounts.search)
  async search({ body: { q, cursor, limit } }: Input<typeof accounts.search>) {
    return { success: true, ...(await this.accounts.page(q, cursor, limit)) };
  }

  @Handles(accounts.invite)
  async invite({ body, caller, language, response }: Input<typeof accounts.invite>) {
    return proposalAnswer(await this.acts.invite(body, caller, language), response);
  }

  @Handles(accounts.read)
  async read({ id }: Input<typeof accounts.read>) {
    return { success: true, account: await this.accounts.known(id) };
  }

  @Handles(accounts.change)
  async change({ id, body, caller, language, response }: Input<typeof accounts.change>) {
    const outcome = await this.acts.change(id, body, caller, language);
    return proposalAnswer('done' in outcome ? { done: { account: outcome.done } } : outcome, response);
  }

  @Handles(accounts.reset)
  async reset({ id, body, caller, language, response }: Input<typeof accounts.reset>) {
    return proposalAnswer(await this.acts.reset(id, body, caller, language), response);
  }

  @Handles(accounts.sessions)
  async sessions({ id, caller }: Input<typeof accounts.sessions>) {
    return { success: true, sessions: await this.own.sessionsOf(id, caller) };
  }

  @Handles(accounts.endSession)
  endSession({ id, session, caller }: Input<typeof accounts.endSession>): Promise<void> {
    return this.own.endSession(id, session, caller);
  }
}
