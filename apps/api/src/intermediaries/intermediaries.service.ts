import { Injectable } from '@nestjs/common';
import { hashPassword, isOutdated, isPassword } from '@statewise/server/platform/auth/password.js';
import { demandUnrelated } from '@statewise/server/platform/auth/password-words.js';
import { Sql, type SqlRunner } from '@statewise/server/platform/database/sql.js';
import { Problem, fieldErrors } from '@statewise/server/platform/problem/problem.js';
import { Sessions } from '@statewise/server/session/sessions.service.js';
import { accountName } from '@statewise/server/session/sign-in-limits.service.js';
import { PartnerStores } from '../partner-stores/partner-stores.service.js';
import { IntermediaryAccount, IntermediaryPassword } from './intermediary-account.js';
import { IntermediaryRepository, type Intermediary, type IntermediaryWithPassword } from './intermediary.repository.js';
import { checkFields, type FieldsClass } from '@statewise/fields';

/** Accounts of the partner's own staff, who sell loans in its stores. */
@Injectable()
export class Intermediaries {
  constructor(
    private readonly accounts: IntermediaryRepository,
    private readonly stores: PartnerStores,
    private readonly sessions: Sessions,
    private readonly sql: Sql,
  ) {}

  /** The account of this name and password; one that is switched off costs as much time and is none. */
  async findByPassword(username: string, password: string): Promise<IntermediaryWithPassword | undefined> {
    const account = await this.accounts.find(accountName(username));
    const isRight = await isPassword(password, account?.password_hash ?? undefined);
    if (!isRight || account?.active !== true) return undefined;
    const { password_hash: hash } = account;
    if (hash === null || !isOutdated(hash)) return account;
    // Another sign-in may renew it at the same time, or another password be chosen: what is there then counts.
    await this.accounts.renewHash(account.id, hash, await hashPassword(password));
    return this.findByPassword(username, password);
  }

  /** The account of an id, of one that is switched off too. */
  find(id: string): Promise<Intermediary | undefined> {
    return this.accounts.byId(id);
  }

  /** Whether what an account of any kind made is another store's, to the seller of an id. */
  async isOfOtherStore(id: string, maker: string | null): Promise<boolean> {
    if (maker === null || maker === id || !/^\d{1,18}$/.test(maker)) return false;
    const [seller, other] = await Promise.all([this.find(id), this.find(maker)]);
    return other !== undefined && other.store_number !== seller?.store_number;
  }

  list(): Promise<Intermediary[]> {
    return this.accounts.list();
  }

  /** Throws field errors: `unique` for a name that is taken, `oneOf` for an unknown store. */
  async create(input: unknown): Promise<void> {
    const account = checkedFields(IntermediaryAccount, input);
    demandUnrelated('password', account.password, [account.name, account.username]);
    if (!(await this.insert(account))) throw fieldErrors({ username: ['unique'] });
  }

  /**
   * Creates an account unless it exists, also where another replica may be creating it; returns whether this call
   * created it. The password is not checked: the operator of the installation chose it. Throws `oneOf` for an unknown
   * store.
   */
  async createUnlessKnown(input: IntermediaryAccount): Promise<boolean> {
    return (await this.accounts.find(accountName(input.username))) === undefined && (await this.insert(input));
  }

  /** Switches an account off, which ends what it has open, or on again. */
  async setActive(username: string, active: boolean): Promise<void> {
    await this.signOutWith((runner) => this.accounts.setActive(accountName(username), active, runner));
  }

  /** Sets a password and ends all sessions of the account; `REQUEST.NOT_FOUND` for an unknown one. */
  async setPassword(username: string, input: unknown): Promise<void> {
    const { password } = checkedFields(IntermediaryPassword, { password: input });
    demandUnrelated('password', password, [username]);
    const passwordHash = await hashPassword(password);
    await this.signOutWith((runner) => this.accounts.setPassword(accountName(username), passwordHash, runner));
  }

  private async insert({ username, name, store_number, password }: IntermediaryAccount): Promise<boolean> {
    const store = await this.stores.byNumber(store_number);
    if (!store) throw fieldErrors({ store_number: ['oneOf'] });
    const passwordHash = await hashPassword(password);
    return this.accounts.insert({ username: accountName(username), name, storeId: store.id, passwordHash });
  }

  /** Changes an account and ends its sessions, both or neither. */
  private signOutWith(change: (runner: SqlRunner) => Promise<string | undefined>): Promise<void> {
    return this.sql.transaction(async (runner) => {
      const id = await change(runner);
      if (id === undefined) throw new Problem('REQUEST.NOT_FOUND');
      await this.sessions.closeAllOf(id, runner);
    });
  }
}

/** What was asked for as its class describes it; throws field errors for anything else. */
function checkedFields<T extends object>(type: FieldsClass<T>, input: unknown): T {
  const { fields, errors } = checkFields(type, input, { at: new Date().toISOString() });
  if (errors) throw fieldErrors(errors);
  return Object.assign(new type(), fields);
}
