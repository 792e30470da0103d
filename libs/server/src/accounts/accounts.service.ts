import { Injectable } from '@nestjs/common';
import type { Account, AccountChange } from '@statewise/contract';
import type { SqlRunner } from '../platform/database/sql.js';
import { demandFound, fieldErrors } from '../platform/problem/problem.js';
import { AccountsRepository, isStaffId } from './accounts.repository.js';
import { StoreDirectory } from './store-directory.service.js';

/** Accounts of the bank's own people and of the partner's. */
@Injectable()
export class Accounts {
  constructor(
    private readonly accounts: AccountsRepository,
    private readonly stores: StoreDirectory,
  ) {}

  /** Throws unless there is such an account. */
  async known(id: string, runner?: SqlRunner): Promise<Account> {
    return demandFound(await this.accounts.find(id, runner));
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
