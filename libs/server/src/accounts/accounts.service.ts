import { Injectable } from '@nestjs/common';
import type { Account, AccountChange, AccountRole } from '@statewise/contract';
import { Sql, type SqlRunner } from '../platform/database/sql.js';
import { demandFound, fieldErrors } from '../platform/problem/problem.js';
import * as statements from './accounts.statements.js';
import { StoreDirectory } from './store-directory.service.js';

/** The rows of a kind of account that an admin's change writes; null leaves what is there. */
export interface WrittenChange {
  readonly name: string | null;
  readonly email: string | null;
  readonly active: boolean | null;
  readonly role: AccountRole | null;
  readonly storeId: number | null;
}

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** Accounts of the bank's own people and of the partner's: each kind has its own table, and they are told apart by their ids. */
@Injectable()
export class Accounts {
  constructor(
    private readonly sql: Sql,
    private readonly stores: StoreDirectory,
  ) {}

  /** Throws unless there is such an account. */
  async known(id: string, runner: SqlRunner = this.sql): Promise<Account> {
    return demandFound((await runner.run(statements.byId, [id]))[0]);
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

  async hasAdmin(runner: SqlRunner = this.sql): Promise<boolean> {
    return (await runner.run(statements.anyAdmin, [])).length > 0;
  }

  /** The id of the store with a number; undefined where none is given. Throws `oneOf` for an unknown one. */
  async storeOf(number: string | undefined): Promise<number | undefined> {
    if (number === undefined || number === '') return undefined;
    const store = await this.stores.byNumber(number);
    if (!store) throw fieldErrors({ store_number: ['oneOf'] });
    return store.id;
  }

  /** Throws field errors for what is emptied, and for what this kind of account does not have. */
  demandChangeable(id: string, change: AccountChange): void {
    const emptied = Object.entries(change).filter(([, value]) => value === '');
    if (emptied.length > 0) throw fieldErrors(Object.fromEntries(emptied.map(([name]) => [name, ['required']])));
    const { role, store_number } = change;
    for (const [field, value] of Object.entries(isStaffId(id) ? { store_number } : { role }))
      if (value !== undefined) throw fieldErrors({ [field]: [isStaffId(id) ? 'unknown' : 'oneOf'] });
  }
}

export const isStaffId = (id: string): boolean => uuid.test(id);
