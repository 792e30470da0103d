import { Injectable } from '@nestjs/common';
import {
  accountCursorOf,
  type Account,
  type AccountChange,
  type AccountPlace,
  type Invitation,
  type NewAccount,
} from '@statewise/contract';
import type { AuditKind } from '@statewise/fields';
import type { Language } from '@statewise/i18n';
import { Audit } from '../platform/audit/audit.js';
import type { Caller } from '../platform/auth/access.js';
import { Sql, type SqlRunner } from '../platform/database/sql.js';
import { fieldErrors } from '../platform/http/field-errors.js';
import { Problem } from '../platform/problem/problem.js';
import { SecondFactors } from '../session/second-factor/second-factors.service.js';
import { Sessions } from '../session/sessions.service.js';
import { AccountsRepository, isStaffId } from './accounts.repository.js';
import { Invitations } from './invitations.service.js';
import { StoreDirectory } from './store-directory.service.js';

/** An account with the invitation that was just sent for it. */
export interface InvitedAccount {
  readonly account: Account;
  readonly invitation: Invitation;
}

/** Accounts of the bank's own people and of the partner's, in the hands of admins. */
@Injectable()
export class Accounts {
  constructor(
    private readonly accounts: AccountsRepository,
    private readonly invitations: Invitations,
    private readonly stores: StoreDirectory,
    private readonly sessions: Sessions,
    private readonly factors: SecondFactors,
    private readonly audit: Audit,
    private readonly sql: Sql,
  ) {}

  /** A page by name of the accounts behind `after`. */
  async page(q: string | undefined, after: AccountPlace | undefined, limit: number) {
    const found = await this.accounts.page(after, q ?? '', limit + 1);
    const accounts = found.slice(0, limit);
    const last = found.length > limit ? accounts.at(-1) : undefined;
    return { accounts, next_cursor: last ? accountCursorOf(last) : null };
  }

  /** Makes an account without a password and mails an invitation to choose one. Throws field errors (`unique`). */
  async invite({ store_number, ...account }: NewAccount, by: Caller, language: Language): Promise<InvitedAccount> {
    const storeId = store_number === undefined || store_number === '' ? undefined : await this.storeOf(store_number);
    return this.sql.transaction(async (runner, client) => {
      const id = await this.accounts.insert({ ...account, storeId }, runner);
      if (id === undefined) throw fieldErrors({ email: ['unique'] });
      const invitation = await this.invitations.send({ ...account, id }, language, runner, client);
      await this.note('account.invited', id, by, runner, { role: account.role });
      return { account: await this.known(id, runner), invitation };
    });
  }

  /** Takes the password and the second factor of an account away and mails its person an invitation to choose another. */
  async reset(id: string, by: Caller, language: Language): Promise<InvitedAccount> {
    const invited = await this.sql.transaction(async (runner, client) => {
      await this.accounts.lockAdmins(runner);
      const invitation = await this.invitations.send(await this.known(id, runner), language, runner, client);
      await this.accounts.setPassword(id, null, runner);
      if (isStaffId(id)) await this.factors.forget(id, runner);
      await this.demandAdmin(runner);
      await this.note('account.reset', id, by, runner);
      return { account: await this.known(id, runner), invitation };
    });
    await this.sessions.closeAllOf(id);
    return invited;
  }

  /**
   * Changes what is named; a new role counts from the next request on. Who is switched off, or needs a second factor for
   * the role and has none, is signed out.
   */
  async change(id: string, change: AccountChange, by: Caller): Promise<Account> {
    const emptied = Object.entries(change).filter(([, value]) => value === '');
    if (emptied.length > 0) throw fieldErrors(Object.fromEntries(emptied.map(([name]) => [name, ['required']])));
    const { name = null, email = null, active = null, role = null, store_number } = change;
    const elsewhere = isStaffId(id) ? { store_number } : { role: role ?? undefined };
    for (const [field, value] of Object.entries(elsewhere))
      if (value !== undefined) throw fieldErrors({ [field]: [isStaffId(id) ? 'unknown' : 'oneOf'] });
    const storeId = store_number === undefined ? null : await this.storeOf(store_number);
    const changed = await this.sql.transaction(async (runner) => {
      await this.accounts.lockAdmins(runner);
      await this.known(id, runner);
      await this.accounts.update(id, { name, email, active, role, storeId }, runner).catch(takenAddress);
      await this.demandAdmin(runner);
      const told = { ...(role !== null && { role }), ...(active !== null && { active }) };
      await this.note('account.changed', id, by, runner, { fields: Object.keys(change).sort().join(), ...told });
      return this.known(id, runner);
    });
    const needsFactor = role !== null && (await this.factors.demandOf({ id, role })) === 'enrolment';
    if (active === false || needsFactor) await this.sessions.closeAllOf(id);
    return changed;
  }

  private note(
    kind: AuditKind,
    subject: string,
    { actor, address }: Caller,
    runner: SqlRunner,
    details: Readonly<Record<string, string | boolean>> = {},
  ): Promise<void> {
    return this.audit.note({ kind, actor, address, subject, details }, runner);
  }

  /** Throws unless there is such an account. */
  async known(id: string, runner?: SqlRunner): Promise<Account> {
    const account = await this.accounts.find(id, runner);
    if (!account) throw new Problem('REQUEST.NOT_FOUND');
    return account;
  }

  private async storeOf(number: string): Promise<number> {
    const store = await this.stores.byNumber(number);
    if (!store) throw fieldErrors({ store_number: ['oneOf'] });
    return store.id;
  }

  /** An installation without an admin could never get one again. */
  private async demandAdmin(runner: SqlRunner): Promise<void> {
    if (!(await this.accounts.hasAdmin(runner))) throw new Problem('ACCOUNT.LAST_ADMIN');
  }
}

/** Two accounts have not the same address, however it is written. */
function takenAddress(error: unknown): never {
  const isTaken = error instanceof Error && 'constraint' in error && error.constraint === 'user_email';
  throw isTaken ? fieldErrors({ email: ['unique'] }) : error;
}
