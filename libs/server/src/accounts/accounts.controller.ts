import { Controller } from '@nestjs/common';
import { accountCursorOf, accounts, type AccountsPage } from '@statewise/contract';
import { Handles, type Input } from '../platform/http/handles.js';
import { AccountsRepository } from './accounts.repository.js';
import { Accounts } from './accounts.service.js';

/** Who may sign in, in the hands of admins. */
@Controller()
export class AccountsController {
  constructor(
    private readonly accounts: Accounts,
    private readonly rows: AccountsRepository,
  ) {}

  @Handles(accounts.page)
  page(query: Input<typeof accounts.page>) {
    return this.pageOf(query);
  }

  @Handles(accounts.search)
  search({ body }: Input<typeof accounts.search>) {
    return this.pageOf(body);
  }

  @Handles(accounts.read)
  async read({ id }: Input<typeof accounts.read>) {
    return { success: true, account: await this.accounts.known(id) };
  }

  /** By name, behind the account of the cursor. */
  private async pageOf({ q = '', cursor, limit }: Readonly<AccountsPage>) {
    const found = await this.rows.page(cursor, q, limit + 1);
    const page = found.slice(0, limit);
    const last = found.length > limit ? page.at(-1) : undefined;
    return { success: true, accounts: page, next_cursor: last ? accountCursorOf(last) : null };
  }
}
