import { Injectable } from '@nestjs/common';
import { NewPassword } from '@statewise/contract';
import type { Seller } from '@statewise/machines';
import { checkFields, Example, Required, Text, type FieldsClass } from '@statewise/fields';
import { accountByPassword, hashPassword } from '@statewise/server/platform/auth/password.js';
import { demandUnrelated } from '@statewise/server/platform/auth/password-words.js';
import { Sql, type Statement, statement } from '@statewise/server/platform/database/sql.js';
import { demandFound, fieldErrors } from '@statewise/server/platform/problem/problem.js';
import { Sessions } from '@statewise/server/session/sessions.service.js';
import { accountName } from '@statewise/server/session/sign-in-limits.service.js';
import { PartnerStores } from '../partner-stores/partner-stores.service.js';

/** What changes with a new password. */
class IntermediaryPassword {
  @Required() @NewPassword() @Example('a long passphrase') password: string;
}

/** What is asked of a new account of the partner's staff. */
class IntermediaryAccount extends IntermediaryPassword {
  @Required() @Text() @Example('luca.zammit') username: string;
  @Required() @Text() @Example('Luca Zammit') name: string;
  @Required() @Text({ max: 20 }) @Example('101') store_number: string;
}

/** An account of the partner's own staff, with the store that it works for. */
export interface Intermediary {
  /** A whole number as text, as Postgres gives it. */
  readonly id: string;
  readonly username: string;
  readonly name: string;
  readonly active: boolean;
  readonly store_number: string | null;
  readonly store_name: string | null;
  readonly created_at: Date;
}

/** The same for a sign-in; the hash is null while an invited intermediary has not set a password yet. */
interface IntermediaryWithPassword extends Intermediary {
  readonly email: string | null;
  readonly password_hash: string | null;
}

interface IdRow {
  readonly id: string;
}

// User names are looked up in lower case.
const columns = `account.id, account.username, account.name, account.active, account.created_at,
       store.store_number, store.name as store_name`;
const from = 'from intermediary account left join store on store.id = account.store_id';

const find = statement<IntermediaryWithPassword>(
  'intermediary-find',
  `select ${columns}, account.email, account.password_hash ${from} where lower(account.username) = $1`,
);
const byId = statement<Intermediary>('intermediary-by-id', `select ${columns} ${from} where account.id = $1`);
const list = statement<Intermediary>('intermediary-list', `select ${columns} ${from} order by lower(account.username)`);
const insert = statement<IdRow>(
  'intermediary-insert',
  `insert into intermediary (username, name, store_id, password_hash) values ($1, $2, $3, $4) on conflict do nothing returning id`,
);
const setActive = statement<IdRow>(
  'intermediary-set-active',
  'update intermediary set active = $2 where lower(username) = $1 returning id',
);
const setPassword = statement<IdRow>(
  'intermediary-set-password',
  'update intermediary set password_hash = $2 where lower(username) = $1 returning id',
);

const renewHash = statement(
  'intermediary-renew-hash',
  'update intermediary set password_hash = $3 where id = $1 and password_hash = $2',
);

/** Accounts of the partner's own staff, who sell loans in its stores. */
@Injectable()
export class Intermediaries {
  constructor(
    private readonly stores: PartnerStores,
    private readonly sessions: Sessions,
    private readonly sql: Sql,
  ) {}

  /** The account of this name and password; one that is switched off costs as much time and is none. */
  findByPassword(username: string, password: string): Promise<IntermediaryWithPassword | undefined> {
    return accountByPassword(
      password,
      () => this.named(username),
      ({ id, password_hash }, hash) => this.sql.run(renewHash, [id, password_hash, hash]),
    );
  }

  /** The account of an id, of one that is switched off too; undefined for an account of another kind. */
  async find(id: string): Promise<Intermediary | undefined> {
    if (!/^\d{1,18}$/.test(id)) return undefined;
    return (await this.sql.run(byId, [id]))[0];
  }

  /** Who sells in the name of an account and its store; undefined for an account that works for none. */
  async sellerOf(id: string): Promise<(Seller & { readonly intermediaryId: string }) | undefined> {
    const account = await this.find(id);
    if (!account || account.store_number === null) return undefined;
    return { storeNumber: account.store_number, intermediaryId: id, name: account.name };
  }

  list(): Promise<Intermediary[]> {
    return this.sql.run(list, []);
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
    return (await this.named(input.username)) === undefined && (await this.insert(input));
  }

  /** Switches an account off, which ends what it has open, or on again. */
  async setActive(username: string, active: boolean): Promise<void> {
    await this.signOutWith(setActive, username, active);
  }

  /** Sets a password and ends all sessions of the account; `REQUEST.NOT_FOUND` for an unknown one. */
  async setPassword(username: string, input: unknown): Promise<void> {
    const { password } = checkedFields(IntermediaryPassword, { password: input });
    demandUnrelated('password', password, [username]);
    const passwordHash = await hashPassword(password);
    await this.signOutWith(setPassword, username, passwordHash);
  }

  private async insert({ username, name, store_number, password }: IntermediaryAccount): Promise<boolean> {
    const store = await this.stores.byNumber(store_number);
    if (!store) throw fieldErrors({ store_number: ['oneOf'] });
    const values = [accountName(username), name, store.id, await hashPassword(password)];
    return (await this.sql.run(insert, values)).length > 0;
  }

  private async named(username: string): Promise<IntermediaryWithPassword | undefined> {
    return (await this.sql.run(find, [accountName(username)]))[0];
  }

  /** Changes an account and ends its sessions, both or neither. */
  private signOutWith(change: Statement<IdRow>, username: string, value: unknown): Promise<void> {
    return this.sql.transaction(async (runner) => {
      const { id } = demandFound((await runner.run(change, [accountName(username), value]))[0]);
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
