import { Controller } from '@nestjs/common';
import { accountCursorOf, accounts as operations, type AccountsPage } from '@statewise/contract';
import { Sql } from '../platform/database/sql.js';
import { Handles, type Input } from '../platform/http/handles.js';
import { Accounts } from './accounts.service.js';
import { page } from './accounts.statements.js';

/** Who may sign in, in the hands of admins. */
@Controller()
export class AccountsController {
  constructor(
    private readonly accounts: Accounts,
    private readonly sql: Sql,
  ) {}

  @Handles(operations.page)
  page(query: Input<typeof operations.page>) {
    return this.pageOf(query);
  }

  @Handles(operations.search)
  search({ body }: Input<typeof operations.search>) {
    return this.pageOf(body);
  }

  @Handles(operations.read)
  async read({ id }: Input<typeof operations.read>) {
    return { success: true, account: await this.accounts.known(id) };
  }

  /** By name, behind the account of the cursor. */
  private async pageOf({ q = '', cursor, limit }: Readonly<AccountsPage>) {
    const found = await this.sql.run(page, [cursor?.name ?? null, cursor?.id ?? null, q, limit + 1]);
    const accounts = found.slice(0, limit);
    const last = found.length > limit ? accounts.at(-1) : undefined;
    return { success: true, accounts, next_cursor: last ? accountCursorOf(last) : null };
  }
}
