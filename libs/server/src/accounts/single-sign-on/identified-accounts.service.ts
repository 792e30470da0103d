import { Injectable } from '@nestjs/common';
import type { Language } from '@statewise/i18n';
import { Audit } from '../../platform/audit/audit.js';
import { lockAdmins, markChanged } from '../../platform/auth/second-person.js';
import { Sql, type SqlRunner, type Transaction, statement } from '../../platform/database/sql.js';
import { AccountNotices } from '../../session/account-notices.service.js';
import { type Person, Sessions } from '../../session/sessions.service.js';
import type { ProvenIdentity } from '../../session/single-sign-on/identity-provider.service.js';
import { Accounts, type WrittenChange } from '../accounts.service.js';

/** An account that an identity leads to. */
interface IdentifiedAccount extends Omit<Person, 'store'> {
  readonly active: boolean;
  /** Whether it was switched off because the claims gave no role. */
  readonly is_without_role: boolean;
}

const columns = 'person.id::text, person.role, person.name, person.email, person.active';

/** $1 issuer, $2 subject */
const byIdentity = statement<IdentifiedAccount>(
  'identity-account',
  `select ${columns}, identity.is_without_role from sign_in_identity identity
    join "user" person on person.id = identity.user_id where identity.issuer = $1 and identity.subject = $2
    for update of person`,
);

/** $1 address in small letters */
const byEmail = statement<IdentifiedAccount>(
  'identity-account-by-email',
  `select ${columns}, false as is_without_role from "user" person where lower(person.email) = $1 for update of person`,
);

/** $1 issuer, $2 subject, $3 account */
const link = statement('identity-link', 'insert into sign_in_identity (issuer, subject, user_id) values ($1, $2, $3)');

/** $1 issuer, $2 subject, $3 whether the claims give no role */
const markRole = statement(
  'identity-mark-role',
  'update sign_in_identity set is_without_role = $3 where issuer = $1 and subject = $2',
);

/** $1 account, $2 issuer, $3 subject */
const isOf = statement<{ user_id: string }>(
  'identity-is-of',
  'select user_id from sign_in_identity where user_id::text = $1 and issuer = $2 and subject = $3',
);

/** An identity whose claims give a role. */
type Entitled = ProvenIdentity & { readonly role: NonNullable<ProvenIdentity['role']> };

const unchanged: WrittenChange = { name: null, email: null, active: null, role: null, storeId: null };

/** The accounts of those whom the identity provider knows: made at their first sign-in, with the role that claims give. */
@Injectable()
export class IdentifiedAccounts {
  constructor(
    private readonly sql: Sql,
    private readonly accounts: Accounts,
    private readonly sessions: Sessions,
    private readonly audit: Audit,
    private readonly notices: AccountNotices,
  ) {}

  /**
   * The person of an identity, with the role that its claims give now. Undefined where they give none, which switches
   * the account off and ends its sessions; where an admin switched it off; and where a new one has no proven address.
   */
  async admit(identity: ProvenIdentity, language: Language): Promise<Person | undefined> {
    const { issuer, subject } = identity;
    return this.sql.transaction(async (runner) => {
      await runner.run(lockAdmins, []);
      const [account] = await runner.run(byIdentity, [issuer, subject]);
      const found = await this.find(account, identity, language, runner);
      if (found?.active !== false) return found;
      await this.sessions.closeAllOf(found.id, runner);
      return undefined;
    });
  }

  /** Whether an identity is that of an account. */
  async isOf(account: string, { issuer, subject }: ProvenIdentity): Promise<boolean> {
    return (await this.sql.run(isOf, [account, issuer, subject])).length > 0;
  }

  private async find(
    account: IdentifiedAccount | undefined,
    identity: ProvenIdentity,
    language: Language,
    runner: Transaction,
  ): Promise<IdentifiedAccount | undefined> {
    const { role } = identity;
    if (role === undefined) return account && this.switchOff(account, identity, runner);
    const entitled = { ...identity, role };
    if (account) return this.update(account, entitled, language, runner);
    return this.meet(entitled, language, runner);
  }

  private async switchOff(
    account: IdentifiedAccount,
    { issuer, subject }: ProvenIdentity,
    runner: SqlRunner,
  ): Promise<IdentifiedAccount> {
    if (account.active) {
      await this.accounts.update(account.id, { ...unchanged, active: false }, runner);
      await runner.run(markRole, [issuer, subject, true]);
      await this.note(account, { fields: 'active', active: false }, runner);
    }
    return { ...account, active: false };
  }

  private async update(
    account: IdentifiedAccount,
    { role }: Entitled,
    language: Language,
    runner: Transaction,
  ): Promise<IdentifiedAccount> {
    const isBack = !account.active && account.is_without_role;
    if (!account.active && !isBack) return account;
    if (!isBack && role === account.role) return account;
    const change = { active: isBack ? true : null, role: role === account.role ? null : role };
    await this.accounts.update(account.id, { ...unchanged, ...change }, runner);
    const fields = Object.entries(change).filter(([, value]) => value !== null);
    const told = Object.fromEntries(fields.flatMap(([name, value]) => (value === null ? [] : [[name, value]])));
    await this.note(account, { fields: fields.map(([name]) => name).join(), ...told }, runner);
    if (change.role !== null) await this.notices.send('role', account.id, language, { what: role, within: runner });
    return { ...account, role, active: true };
  }

  /** The first sign-in: the account of a proven address is taken, or one is made, which confirms nothing for a day. */
  private async meet(
    identity: Entitled,
    language: Language,
    runner: Transaction,
  ): Promise<IdentifiedAccount | undefined> {
    const { issuer, subject, email, isEmailVerified, role } = identity;
    if (email === undefined || !isEmailVerified) return undefined;
    const [present] = await runner.run(byEmail, [email.toLowerCase()]);
    if (present?.active === false) return present;
    const name = identity.name ?? email;
    const id = present?.id ?? (await this.accounts.insert({ email, name, role, storeId: undefined }, runner));
    if (id === undefined) return undefined;
    await runner.run(link, [issuer, subject, id]);
    await runner.run(markChanged, [id]);
    const account = present ?? { id, role, name, email, active: true, is_without_role: false };
    await this.note(account, { fields: 'single-sign-on', ...(present ? {} : { made: true, role }) }, runner);
    await this.notices.send('singleSignOn', id, language, { within: runner });
    return this.update(account, identity, language, runner);
  }

  private note(
    { id, role }: IdentifiedAccount,
    details: Readonly<Record<string, string | boolean>>,
    runner: SqlRunner,
  ): Promise<void> {
    return this.audit.note({ kind: 'account.changed', actor: { id, role }, subject: id, details }, runner);
  }
}
