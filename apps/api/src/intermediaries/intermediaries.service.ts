import { Injectable } from '@nestjs/common';
import { hashPassword, isPassword } from '../platform/auth/password.js';
import { PartnerStores } from '../partner-stores/partner-stores.service.js';
import { Sessions } from '../session/sessions.service.js';
import { IntermediaryRepository, type Intermediary } from './intermediary.repository.js';

/** Why an account could not be made or changed. */
export type IntermediaryRefusal = 'username taken' | 'unknown store' | 'unknown username';

export interface IntermediaryAccount {
  readonly username: string;
  readonly name: string;
  readonly storeNumber: string;
  readonly password: string;
}

/** Accounts of the partner's own staff, who sell loans in its stores. */
@Injectable()
export class Intermediaries {
  constructor(
    private readonly accounts: IntermediaryRepository,
    private readonly stores: PartnerStores,
    private readonly sessions: Sessions,
  ) {}

  /** The account of this name and password; one that was switched off costs as much time and is none. */
  async findByPassword(username: string, password: string): Promise<Intermediary | undefined> {
    const account = await this.accounts.find(username.trim());
    const isRight = await isPassword(password, account?.password_hash);
    return isRight && account?.active === true ? account : undefined;
  }

  async isKnown(username: string): Promise<boolean> {
    return (await this.accounts.find(username)) !== undefined;
  }

  list(): Promise<Intermediary[]> {
    return this.accounts.list();
  }

  /** Answers why it could not be done, and nothing when it was. */
  async create(account: IntermediaryAccount): Promise<IntermediaryRefusal | undefined> {
    const store = await this.stores.byNumber(account.storeNumber);
    if (!store) return 'unknown store';
    const { username, name, password } = account;
    const passwordHash = await hashPassword(password);
    const id = await this.accounts.insert({ username: username.trim(), name, storeId: store.id, passwordHash });
    return id === undefined ? 'username taken' : undefined;
  }

  /** Switches an account off, which ends what it has open, or on again. */
  async setActive(username: string, active: boolean): Promise<IntermediaryRefusal | undefined> {
    return this.ended(await this.accounts.setActive(username, active));
  }

  /** Whoever has the old password is signed out. */
  async setPassword(username: string, password: string): Promise<IntermediaryRefusal | undefined> {
    return this.ended(await this.accounts.setPassword(username, await hashPassword(password)));
  }

  private async ended(id: string | undefined): Promise<IntermediaryRefusal | undefined> {
    if (id === undefined) return 'unknown username';
    await this.sessions.closeAllOf(id);
    return undefined;
  }
}
