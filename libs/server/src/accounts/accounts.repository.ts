import { Injectable } from '@nestjs/common';
import type { Account, AccountPlace, AccountRole } from '@statewise/contract';
import { lockAdmins } from '../platform/auth/second-person.js';
import { Sql, type SqlRunner } from '../platform/database/sql.js';
import * as statements from './accounts.statements.js';

/** The rows of a kind of account that an admin's change writes; null leaves what is there. */
export interface WrittenChange {
  readonly name: string | null;
  readonly email: string | null;
  readonly active: boolean | null;
  readonly role: AccountRole | null;
  readonly storeId: number | null;
}

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** Accounts of both kinds: each has its own table, and they are told apart by their ids. */
@Injectable()
export class AccountsRepository {
  constructor(private readonly sql: Sql) {}

  page(after: AccountPlace | undefined, q: string, limit: number): Promise<Account[]> {
    return this.sql.run(statements.page, [after?.name ?? null, after?.id ?? null, q.toLowerCase(), limit]);
  }

  async find(id: string, runner: SqlRunner = this.sql): Promise<Account | undefined> {
    return (await runner.run(statements.byId, [id]))[0];
  }

  async passwordOf(id: string): Promise<string | undefined> {
    const statement = isStaffId(id) ? statements.staffPassword : statements.intermediaryPassword;
    return (await this.sql.run(statement, [id]))[0]?.hash ?? undefined;
  }

  /** Answers the id; undefined when the address, or as a name of an intermediary the address, is taken. */
  async insert(
    account: Pick<Account, 'name' | 'role'> & { readonly email: string; readonly storeId: number | undefined },
    runner: SqlRunner,
  ): Promise<string | undefined> {
    const { email, name, role, storeId } = account;
    const insert =
      role === 'intermediary'
        ? runner.run(statements.insertIntermediary, [email, name, storeId])
        : runner.run(statements.insertStaff, [email, name, role]);
    return (await insert)[0]?.id;
  }

  async update(id: string, { name, email, active, role, storeId }: WrittenChange, runner: SqlRunner): Promise<void> {
    if (isStaffId(id)) await runner.run(statements.updateStaff, [id, name, email, active, role]);
    else await runner.run(statements.updateIntermediary, [id, name, email, active, storeId]);
  }

  /**
   * Sets an account's password hash; null takes the password away: no sign-in works until a new one is set. False where it
   * has not the `former` one any more, whose place it was to take.
   */
  async setPassword(
    id: string,
    hash: string | null,
    runner: SqlRunner,
    former: string | null = null,
  ): Promise<boolean> {
    const set = isStaffId(id) ? statements.setStaffPassword : statements.setIntermediaryPassword;
    return (await runner.run(set, [id, hash, former])).length > 0;
  }

  /** Notes that an account was changed in a way after which it confirms nothing for a day. */
  async markChanged(id: string, runner: SqlRunner): Promise<void> {
    await runner.run(statements.markChanged, [id]);
  }

  /** Whether one of the bank's own people has this address. */
  async isTaken(email: string): Promise<boolean> {
    return (await this.sql.run(statements.staffByEmail, [email.toLowerCase()])).length > 0;
  }

  /** Whether another account than this one ever was one with which an admin could sign in. */
  async hasOtherAdmin(id: string | undefined, runner: SqlRunner): Promise<boolean> {
    return (await runner.run(statements.otherAdmin, [id ?? ''])).length > 0;
  }

  /** Lets one change of admins wait for another, so that two do not take each other's rights at the same time. */
  async lockAdmins(runner: SqlRunner): Promise<void> {
    await runner.run(lockAdmins, []);
  }

  async hasAdmin(runner: SqlRunner = this.sql): Promise<boolean> {
    return (await runner.run(statements.anyAdmin, [])).length > 0;
  }
}

export const isStaffId = (id: string): boolean => uuid.test(id);
