import { Controller } from '@nestjs/common';
import { accounts } from '@statewise/contract';
import { Handles, type Input } from '../platform/http/handles.js';
import { Accounts } from './accounts.service.js';
import { OwnAccount } from './own-account.service.js';

/** Who may sign in, in the hands of admins; and the sessions of each. */
@Controller()
export class AccountsController {
  constructor(
    private readonly accounts: Accounts,
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
  async invite({ body, caller, language }: Input<typeof accounts.invite>) {
    return { success: true, ...(await this.accounts.invite(body, caller, language)) };
  }

  @Handles(accounts.read)
  async read({ id }: Input<typeof accounts.read>) {
    return { success: true, account: await this.accounts.known(id) };
  }

  @Handles(accounts.change)
  async change({ id, body, caller }: Input<typeof accounts.change>) {
    return { success: true, account: await this.accounts.change(id, body, caller) };
  }

  @Handles(accounts.reset)
  async reset({ id, caller, language }: Input<typeof accounts.reset>) {
    return { success: true, ...(await this.accounts.reset(id, caller, language)) };
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
